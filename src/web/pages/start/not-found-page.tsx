import { paths } from '#web/app/paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'

export function NotFoundPage() {
  return (
    <section className="mx-auto max-w-prose py-16 text-center">
      <h1 className="text-3xl">There is no page here</h1>
      <p className="mt-3 text-quiet">The address may be old or mistyped. Your course is where you left it.</p>
      <ButtonLink className="mt-6" to={paths.dashboard}>
        Go to Dashboard
      </ButtonLink>
    </section>
  )
}
