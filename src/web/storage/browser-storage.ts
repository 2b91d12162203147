/**
 * What the browser keeps for us: `local` until it is forgotten, `session` until the tab is closed. Storage may be full, forbidden
 * or missing; then what is written holds until the page is left, and nothing here throws. Nothing else touches the browser's own.
 */
export type BrowserStorage = {
  /** Null where nothing is kept. */
  read(key: string): string | null
  /** False where it could not be kept beyond this page. */
  write(key: string, text: string): boolean
  forget(key: string): void
  /** The names of everything kept that begin with `prefix`. */
  keys(prefix: string): string[]
}

/** Storage behind a function, since reading the property alone throws where it is forbidden. */
export function createBrowserStorage(storage: () => Storage): BrowserStorage {
  const unkept = new Map<string, string>()
  const attempt = <T>(act: (store: Storage) => T, instead: T): T => {
    try {
      return act(storage())
    } catch {
      return instead
    }
  }
  return {
    read: key => unkept.get(key) ?? attempt(store => store.getItem(key), null),

    write(key, text) {
      const isKept = attempt(store => {
        store.setItem(key, text)
        return true
      }, false)
      // An older text that could not be replaced must not come back.
      if (isKept) unkept.delete(key)
      else unkept.set(key, text)
      return isKept
    },

    forget(key) {
      unkept.delete(key)
      attempt(store => store.removeItem(key), undefined)
    },

    keys: prefix =>
      [...new Set([...attempt(store => Object.keys(store), []), ...unkept.keys()])].filter(key =>
        key.startsWith(prefix),
      ),
  }
}

export const local = createBrowserStorage(() => window.localStorage)
export const session = createBrowserStorage(() => window.sessionStorage)

/** Forgets everything whose name begins with `prefix`. */
export function forgetAll(storage: BrowserStorage, prefix: string): void {
  for (const key of storage.keys(prefix)) storage.forget(key)
}
