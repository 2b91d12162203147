import { local } from './browser-storage.ts'

/** The language a visitor chose before signing in, kept in this browser until the plan page has read it. */
const KEY = 'meridian.pending-language'

export const pendingLanguage = {
  save: (id: number) => void local.write(KEY, String(id)),
  read: (): number | undefined => Number(local.read(KEY)) || undefined,
  clear: () => local.forget(KEY),
}
