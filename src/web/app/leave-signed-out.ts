import { returnTo } from '../storage/return-to.ts'
import { paths } from './paths.ts'

/**
 * Leaves for the landing page because the sign-in has ended. Whoever was signed in here is told so there, and comes back
 * to this place after signing in again; what they had begun is kept in the browser.
 */
export function leaveSignedOut(): void {
  if (returnTo.wasSignedIn()) returnTo.save(window.location.pathname + window.location.search)
  window.location.replace(paths.landing)
}
