import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useAuth } from '#web/app/auth.tsx'
import { paths } from '#web/app/paths.ts'
import { signInFailureText } from '#web/app/sign-in.ts'
import { returnTo } from '#web/storage/return-to.ts'
import { pendingLanguage } from '#web/storage/pending-language.ts'
import { hasTrials } from '#web/storage/has-trials.ts'
import { signInFailure } from '#web/storage/sign-in-failure.ts'
import { FailureView } from '#web/ui/failure-view.tsx'
import { LoadingView } from '#web/ui/loading-view.tsx'

/** Where the sign-in provider sends the browser back to: makes the code a session, then goes on to what was wanted. */
export function AuthCallbackPage() {
  const { user, failure, isFetching, fetchUser, exchangeCodeForSessionToken } = useAuth()
  const navigate = useNavigate()
  const begun = useRef(false)
  const [isExchanged, setExchanged] = useState(false)

  useEffect(() => {
    if (begun.current) return
    begun.current = true
    exchangeCodeForSessionToken().then(
      () => setExchanged(true),
      error => {
        console.error(error)
        signInFailure.save(signInFailureText(new URLSearchParams(window.location.search), (error as Error).cause))
        window.location.replace(paths.landing)
      },
    )
  }, [exchangeCodeForSessionToken])

  // Not before the exchange: a learner who was here before may still be shown as the user.
  useEffect(() => {
    if (!isExchanged || failure) return
    if (!user) return window.location.replace(paths.landing)
    const languageId = pendingLanguage.read()
    const place = returnTo.read()
    returnTo.clear()
    const goOn = () => {
      void navigate(languageId ? paths.subscription(languageId) : (place ?? paths.dashboard), { replace: true })
    }
    // What was tried before the sign-in is there before the next screen asks for it.
    if (!hasTrials()) return goOn()
    void import('#web/trial/keep-trials.ts').then(({ keepTrials }) => keepTrials(user.id)).finally(goOn)
  }, [isExchanged, failure, user, navigate])

  if (isExchanged && failure && !isFetching) return <FailureView error={failure} onRetry={() => void fetchUser()} />
  return <LoadingView />
}
