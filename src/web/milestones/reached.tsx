import { useSuspenseQueries } from '@tanstack/react-query'
import type { Enrolment } from '#contract/learners/enrolments.ts'
import { hoursInWords } from '#domain/program/hours-in-words.ts'
import { programSummaryQuery, programWeeksQuery } from '../app/queries.ts'

/** What a learner has reached in a language so far, each figure counted, and what they say they can do. */
export function Reached({ enrolment, named }: { enrolment: Enrolment; named: boolean }) {
  const { language_id, language_name } = enrolment
  const [{ data: summary }, { data: weeks }] = useSuspenseQueries({
    queries: [programSummaryQuery(language_id), programWeeksQuery(language_id)],
  })
  const can = weeks.filter(week => week.answer === 'can' || week.lessons_completed === week.lessons_total)
  const { measured } = summary
  const facts = [
    ['Words met', String(summary.words_met)],
    ['Of them known now', `about ${summary.words_known}`],
    ['Lessons', `${summary.lessons_completed} of ${summary.lessons_total}`],
    ['Time with tasks', hoursInWords(summary.minutes)],
  ] as const
  return (
    <section aria-label={language_name} className="mt-6">
      {named && <h2 className="text-2xl">{language_name}</h2>}
      <dl className="mt-2 grid grid-cols-2 gap-x-6 gap-y-3 border-y border-line py-4 sm:grid-cols-4">
        {facts.map(([name, value]) => (
          <div key={name} className="flex flex-col-reverse justify-end">
            <dt className="text-sm text-quiet">{name}</dt>
            <dd className="font-display text-2xl tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4">
        {measured
          ? `Measured by the tests: about ${measured.before} words of the course on day 1, about ${measured.after} on day ${measured.test_day}.`
          : 'How many words you gained is measured by the tests of words; two of them are needed, and they stand among your tasks when they are due.'}
      </p>
      {can.length > 0 && (
        <>
          <h3 className="mt-5 text-lg">What you can do</h3>
          <ul className="mt-2 space-y-1">
            {can.slice(-4).map(week => (
              <li key={week.week} className="border-s-2 border-sea ps-3">
                {week.can_do}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
