/** Why the last sign-in of this tab failed, in words for the visitor: the callback leaves it, the landing page tells it once. */
const KEY = 'meridian.sign-in-failure'

export const signInFailure = {
  /** Where the browser keeps nothing, the landing page stays silent. */
  save(text: string): void {
    try {
      sessionStorage.setItem(KEY, text)
    } catch (error) {
      console.warn('Cannot keep why the sign-in failed', error)
    }
  },

  take(): string | undefined {
    try {
      const text = sessionStorage.getItem(KEY)
      sessionStorage.removeItem(KEY)
      return text ?? undefined
    } catch {
      return undefined
    }
  },
}
