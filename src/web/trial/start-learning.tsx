import { useState } from 'react'
import { api } from '#contract/api.ts'
import type { SignInProvider } from '#contract/learners/sign-in.ts'
import { useAuth } from '../app/auth.tsx'
import { call } from '../app/call-client.ts'
import { paths } from '../app/paths.ts'
import { failureText, signInAddress } from '../app/sign-in.ts'
import { pendingLanguage } from '../storage/pending-language.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import type { ButtonKind } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'

/** The way from what was tried to the program: for visitors through the sign-in, as on the landing page. */
export function StartLearning({
  language,
  kind = 'primary',
}: {
  language: { id: number; name: string }
  kind?: ButtonKind
}) {
  const { user } = useAuth()
  const [isOpening, setOpening] = useState(false)
  const [providers, setProviders] = useState<SignInProvider[]>([])
  const [hasFailed, setFailed] = useState(false)
  if (user) {
    return (
      <ButtonLink kind={kind} className="min-h-12" to={paths.subscription(language.id)}>
        Start Learning {language.name}
      </ButtonLink>
    )
  }
  const signIn = async (provider?: string) => {
    if (isOpening) return
    setOpening(true)
    setFailed(false)
    pendingLanguage.save(language.id)
    try {
      const known = provider === undefined ? await call(api.signInProviders) : []
      if (known.length > 1) {
        setProviders(known)
        setOpening(false)
      } else window.location.assign(await signInAddress(provider ?? known[0]?.id))
    } catch (error) {
      console.error(failureText('Failed to get login redirect URL', error))
      setFailed(true)
      setOpening(false)
    }
  }
  return (
    <>
      {providers.length > 1 ? (
        <div role="group" aria-label="How do you want to sign in?" className="flex flex-wrap gap-3">
          {providers.map(provider => (
            <Button key={provider.id} className="min-h-12" onClick={() => void signIn(provider.id)}>
              Sign in with {provider.name}
            </Button>
          ))}
        </div>
      ) : (
        <Button kind={kind} className="min-h-12" aria-busy={isOpening} onClick={() => void signIn()}>
          {isOpening ? 'Opening the sign-in…' : `Start Learning ${language.name}`}
        </Button>
      )}
      {hasFailed && (
        <Notice kind="error" className="w-full">
          Sign-in cannot be opened at the moment. What you did here is kept in this browser; please try again.
        </Notice>
      )}
    </>
  )
}
