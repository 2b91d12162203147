import { paths } from '../app/paths.ts'
import { PageHeading } from '../ui/page-heading.tsx'

/** In place of what can be tried, where the address names no language that has a course. */
export function NoSuchLanguage({ name }: { name?: string }) {
  return (
    <section className="mx-auto max-w-prose py-16 text-center">
      <PageHeading title={name ? `${name} is in preparation` : 'No such language'} className="text-3xl" />
      <p className="mt-3 text-quiet">
        {name
          ? `The ${name} course is not finished, so there is nothing to try yet.`
          : 'The address names no language that is taught here; it may be mistyped.'}
      </p>
      <p className="mt-6">
        <a
          href={`${paths.landing}#languages`}
          className="inline-flex min-h-11 items-center rounded-md bg-sea px-5 py-2 font-medium text-on-sea no-underline hover:brightness-110"
        >
          See all languages
        </a>
      </p>
    </section>
  )
}
