import { local } from './browser-storage.ts'

/** Where a learner was when their sign-in ended, so that signing in again leads back there. Kept in this browser for a day. */
const PLACE = 'meridian.return-to'
const KNOWN = 'meridian.signed-in'
const DAY = 24 * 3_600_000

export const returnTo = {
  /** Notes that somebody is signed in here: whoever then finds no session was signed out by time, and is no visitor. */
  signedIn: () => void local.write(KNOWN, '1'),
  wasSignedIn: (): boolean => local.read(KNOWN) === '1',

  save: (path: string) => void local.write(PLACE, JSON.stringify({ path, at: Date.now() })),
  /** The place, a path of this application; undefined where none was kept. */
  read(): string | undefined {
    try {
      const { path, at } = JSON.parse(local.read(PLACE) ?? '{}') as { path?: unknown; at?: unknown }
      if (typeof path !== 'string' || typeof at !== 'number' || !/^\/[a-z]/.test(path)) return undefined
      return Date.now() - at < DAY ? path : undefined
    } catch {
      return undefined
    }
  },
  clear: () => local.forget(PLACE),
  /** After logging out nobody is expected back. */
  forget() {
    local.forget(PLACE)
    local.forget(KNOWN)
  },
}
