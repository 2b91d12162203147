import { useAuth } from '../app/auth.tsx'
import { paths } from '../app/paths.ts'
import { ButtonLink } from '../ui/button.tsx'

/** The way from a lesson to the tutor. Who tries a lesson without an account is told that the tutor comes with the program. */
export function StartAiChat({ languageName, className }: { languageName: string; className: string }) {
  const { user } = useAuth()
  if (!user) return <p className={`text-sm text-quiet ${className}`}>A tutor to talk with is part of the program.</p>
  return (
    <ButtonLink kind="secondary" className={`w-full ${className}`} to={paths.conversation({ language: languageName })}>
      Start AI Chat
    </ButtonLink>
  )
}
