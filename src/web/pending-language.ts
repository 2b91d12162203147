/** The language a visitor chose before signing in, kept in this browser until the plan page has read it. */
const KEY = 'meridian.pending-language'

export const pendingLanguage = {
  save: (id: number) => localStorage.setItem(KEY, String(id)),
  read: (): number | undefined => Number(localStorage.getItem(KEY)) || undefined,
  clear: () => localStorage.removeItem(KEY),
}
