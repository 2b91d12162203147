import { useSuspenseQuery } from '@tanstack/react-query'
import { Suspense, useDeferredValue, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { Enrolment } from '#contract/learners/enrolments.ts'
import type { GrammarEntry } from '#contract/program/grammar.ts'
import { paths } from '#web/app/paths.ts'
import { enrolmentsQuery, grammarQuery } from '#web/app/queries.ts'
import { pointsFound } from '#web/grammar/grammar-search.ts'
import { FormsTable } from '#web/lesson/forms-table.tsx'
import { Phrases } from '#web/lesson/phrases.tsx'
import { useSpeech } from '#web/speech/use-speech.ts'
import type { Speech } from '#web/speech/use-speech.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { LoadingView } from '#web/ui/loading-view.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'

/** Every point of grammar of a course, to be looked up: its forms, how it is used, and the lesson that teaches it. */
export function GrammarPage() {
  const [query, setQuery] = useSearchParams()
  const { data: enrolments } = useSuspenseQuery(enrolmentsQuery)
  const chosen = enrolments.find(each => String(each.language_id) === query.get('language')) ?? enrolments[0]
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeading title="Grammar" />
      {enrolments.length > 1 && (
        <label className="mt-4 flex flex-wrap items-center gap-3">
          <span className="font-medium">Language</span>
          <select
            value={chosen?.language_id}
            onChange={event => setQuery({ language: event.target.value }, { replace: true })}
            className="min-h-11 rounded-md border border-line bg-sheet px-3"
          >
            {enrolments.map(each => (
              <option key={each.id} value={each.language_id}>
                {each.language_name}
              </option>
            ))}
          </select>
        </label>
      )}
      {chosen ? (
        <Suspense fallback={<LoadingView />}>
          <Points key={chosen.language_id} enrolment={chosen} />
        </Suspense>
      ) : (
        <div className="mt-4">
          <p className="text-quiet">Grammar comes with a language.</p>
          <ButtonLink className="mt-4" to={paths.languages}>
            Choose Your Language
          </ButtonLink>
        </div>
      )}
    </div>
  )
}

function Points({ enrolment }: { enrolment: Enrolment }) {
  const { data } = useSuspenseQuery(grammarQuery(enrolment.language_id))
  const speech = useSpeech(enrolment.code)
  const [search, setSearch] = useState('')
  const found = pointsFound(data.points, useDeferredValue(search))
  if (data.points.length === 0)
    return <p className="mt-4 text-quiet">The course of {enrolment.language_name} is in preparation.</p>
  return (
    <>
      <p className="mt-2 text-quiet">
        {data.points.length} points of {enrolment.language_name}, in the order in which the course teaches them.
      </p>
      <label className="mt-6 block">
        <span className="block text-sm text-quiet">Search in forms and explanations</span>
        <input
          type="search"
          value={search}
          onChange={event => setSearch(event.target.value)}
          className="mt-1 min-h-11 w-full rounded-md border border-line bg-sheet px-3"
        />
      </label>
      <p role="status" className="mt-3 mb-2 text-sm text-quiet">
        {found.length === 0 ? 'No point is like that.' : found.length === 1 ? '1 point' : `${found.length} points`}
      </p>
      <ul>
        {found.map(point => (
          <li key={point.id} className="border-b border-line">
            <Point point={point} code={enrolment.code} speech={speech} />
          </li>
        ))}
      </ul>
    </>
  )
}

function Point({ point, code, speech }: { point: GrammarEntry; code: string; speech: Speech }) {
  const [isOpen, setOpen] = useState(false)
  const { title, week, explanation, table, examples, lesson_id } = point
  return (
    <details onToggle={event => setOpen(event.currentTarget.open)}>
      <summary className="flex min-h-12 items-center gap-3 py-2">
        <h2 className="min-w-0 grow font-sans text-lg font-normal">{title}</h2>
        <span className="shrink-0 text-sm text-quiet">Week {week}</span>
      </summary>
      {isOpen && (
        <div className="pb-6">
          {table && <FormsTable table={table} code={code} title={title} />}
          <p className="max-w-prose">{explanation}</p>
          <Phrases phrases={examples} code={code} speech={speech} />
          <ButtonLink kind="secondary" className="mt-4" to={paths.lesson(lesson_id)}>
            Open its lesson
          </ButtonLink>
        </div>
      )}
    </details>
  )
}
