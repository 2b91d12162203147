import { paths } from '../app/paths.ts'
import { ButtonLink } from '../ui/button.tsx'
import { PageHeading } from '../ui/page-heading.tsx'

/** In place of a form that belongs to a language, when the address names none. */
export function NoLanguage({ what }: { what: string }) {
  return (
    <section className="mx-auto max-w-prose py-16 text-center">
      <PageHeading title="No language chosen" />
      <p className="mt-3 text-quiet">The address of this {what} names no language. Open it from your dashboard.</p>
      <ButtonLink className="mt-6" to={paths.dashboard}>
        Go to Dashboard
      </ButtonLink>
    </section>
  )
}
