import { local } from './browser-storage.ts'

const KEY = 'meridian.unfinished-logout'

/** A logout that the server has not heard of yet: somebody left, and their session is still there. */
export const unfinishedLogout = {
  begin: () => void local.write(KEY, 'yes'),
  end: () => local.forget(KEY),
  isThere: () => local.read(KEY) !== null,
}
