import { useQueryClient, useSuspenseQueries, useSuspenseQuery } from '@tanstack/react-query'
import { Suspense, useDeferredValue, useState } from 'react'
import { useSearchParams } from 'react-router'
import { paths } from '#web/app/paths.ts'
import { enrolmentsQuery, streakQuery, wordsQuery } from '#web/app/queries.ts'
import { serverNow } from '#web/app/server-now.ts'
import { useSpeech } from '#web/speech/use-speech.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { LoadingView } from '#web/ui/loading-view.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { wordFilters, wordsFound } from '#web/words/word-filter.ts'
import type { WordFilter } from '#web/words/word-filter.ts'
import { WordRow } from '#web/words/word-row.tsx'
import type { Enrolment } from '#contract/learners/enrolments.ts'

const filterLabels = {
  all: 'All words',
  due: 'To review now',
  weak: 'New and weak',
  strong: 'Firm and strong',
  own: 'Looked up and talked about',
} satisfies Record<WordFilter, string>

/** So many words are shown at once; more on request. */
const SHOWN = 40

/** All words a learner has met, and a review of those that need it, also after the program. */
export function WordsPage() {
  const [query, setQuery] = useSearchParams()
  const [{ data: enrolments }] = useSuspenseQueries({ queries: [enrolmentsQuery, streakQuery] })
  const chosen = enrolments.find(each => String(each.language_id) === query.get('language')) ?? enrolments[0]
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeading title="Your words" />
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
          <Words key={chosen.language_id} enrolment={chosen} />
        </Suspense>
      ) : (
        <div className="mt-4">
          <p className="text-quiet">There are no words yet: they come with a language.</p>
          <ButtonLink className="mt-4" to={paths.languages}>
            Choose Your Language
          </ButtonLink>
        </div>
      )}
    </div>
  )
}

function Words({ enrolment }: { enrolment: Enrolment }) {
  const { data } = useSuspenseQuery(wordsQuery(enrolment.language_id))
  const { data: streak } = useSuspenseQuery(streakQuery)
  const now = serverNow(useQueryClient())
  const speech = useSpeech(enrolment.code)
  const [filter, setFilter] = useState<WordFilter>('all')
  const [search, setSearch] = useState('')
  const [shown, setShown] = useState(SHOWN)
  const found = wordsFound(data.words, filter, useDeferredValue(search))
  if (data.words.length === 0) {
    return (
      <div className="mt-4">
        <p className="text-quiet">
          You have met no words of {enrolment.language_name} yet. The first come with your first lesson, and stay here.
        </p>
        <ButtonLink
          className="mt-4"
          to={enrolment.next_lesson_id ? paths.lesson(enrolment.next_lesson_id) : paths.dashboard}
        >
          {enrolment.next_lesson_id ? 'Open the next lesson' : 'Go to Dashboard'}
        </ButtonLink>
      </div>
    )
  }
  const { length } = data.words
  return (
    <>
      <p className="mt-2 text-quiet">
        {length === 1 ? '1 word' : `${length} words`} of {enrolment.language_name} met,{' '}
        {data.due === 0 ? 'none waits for a review' : `${data.due} to review now`}.
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <ButtonLink to={paths.wordReview(enrolment.language_id)}>Review now</ButtonLink>
        <ButtonLink kind="secondary" to={paths.grammar(enrolment.language_id)}>
          Look up grammar
        </ButtonLink>
      </div>
      <div className="mt-8 grid gap-3 sm:grid-cols-[1fr_auto]">
        <label>
          <span className="block text-sm text-quiet">Search in your words</span>
          <input
            type="search"
            value={search}
            onChange={event => {
              setSearch(event.target.value)
              setShown(SHOWN)
            }}
            className="mt-1 min-h-11 w-full rounded-md border border-line bg-sheet px-3"
          />
        </label>
        <label>
          <span className="block text-sm text-quiet">Show</span>
          <select
            value={filter}
            onChange={event => {
              setFilter(event.target.value as WordFilter)
              setShown(SHOWN)
            }}
            className="mt-1 min-h-11 w-full rounded-md border border-line bg-sheet px-3"
          >
            {wordFilters.map(each => (
              <option key={each} value={each}>
                {filterLabels[each]}
              </option>
            ))}
          </select>
        </label>
      </div>
      <p role="status" className="mt-3 mb-2 text-sm text-quiet">
        {found.length === 0
          ? 'No word of yours is like that.'
          : found.length === 1
            ? '1 word'
            : `${found.length} words, those first that come back first`}
      </p>
      <ul>
        {found.slice(0, shown).map(word => (
          <WordRow key={word.item} word={word} code={enrolment.code} speech={speech} now={now} zone={streak.zone} />
        ))}
      </ul>
      {found.length > shown && (
        <Button kind="secondary" className="mt-4 w-full" onClick={() => setShown(shown + SHOWN)}>
          Show more
        </Button>
      )}
    </>
  )
}
