import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useAuth } from '../auth.tsx'
import { paths } from '../paths.ts'
import { pendingLanguage } from '../pending-language.ts'
import { LoadingView } from '../ui/loading-view.tsx'

/** Where the sign-in provider sends the browser back to: makes the code a session, then goes on to what was wanted. */
export function AuthCallbackPage() {
  const { user, exchangeCodeForSessionToken } = useAuth()
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
        window.location.replace(paths.landing)
      },
    )
  }, [exchangeCodeForSessionToken])

  // Not before the exchange: a learner who was here before may still be shown as the user.
  useEffect(() => {
    if (!isExchanged) return
    if (!user) return window.location.replace(paths.landing)
    const languageId = pendingLanguage.read()
    void navigate(languageId ? paths.subscription(languageId) : paths.dashboard, { replace: true })
  }, [isExchanged, user, navigate])

  return <LoadingView />
}
