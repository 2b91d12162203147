import { useSuspenseQuery } from '@tanstack/react-query'
import { programTestsQuery } from '../app/queries.ts'
import { shownDay } from '../parts/shown-date.ts'
import { Picture } from './picture.tsx'
import type { ProgramTests } from '#contract/words/word-checks.ts'
import { TEST_DAYS } from '#domain/plan/word-check.ts'

/** What the tests of the program found: how many words of the course are known, each with its bounds. Nothing before the first test. */
export function MeasuredGain({ languageId }: { languageId: number }) {
  const { data } = useSuspenseQuery(programTestsQuery(languageId))
  const { results, words_of_course: all } = data
  if (results.length === 0) return null
  const share = (words: number) => `${(100 * words) / Math.max(1, all)}%`
  const first = results.find(each => each.test === 1)
  const last = results.at(-1)!
  return (
    <Picture
      title="Measured by the tests"
      summary={
        first && first !== last
          ? `On the first day you knew about ${first.known.words} words of ${all}, in the last test about ${last.known.words}. The thin line shows how sure that is.`
          : `You knew about ${last.known.words} words of ${all}. The thin line shows how sure that is; a later test will show what you gained.`
      }
      columns={['Test', 'Taken', 'Right', 'Words known', 'Between']}
      rows={results.map(each => [
        nameOf(each),
        shownDay(each.taken_at),
        `${each.correct} of ${each.asked}`,
        each.known.words,
        `${each.known.low} and ${each.known.high}`,
      ])}
    >
      <div aria-hidden className="grid max-w-2xl gap-3">
        {results.map(each => (
          <div key={each.test}>
            <p className="flex justify-between gap-4 text-sm">
              <span>{nameOf(each)}</span>
              <span className="tabular-nums">{each.known.words}</span>
            </p>
            <div className="relative h-3 bg-line">
              <div className="h-full bg-sea" style={{ width: share(each.known.words) }} />
              <div
                className="absolute top-1/2 h-0.5 -translate-y-1/2 bg-ink"
                style={{ insetInlineStart: share(each.known.low), insetInlineEnd: share(all - each.known.high) }}
              />
            </div>
          </div>
        ))}
      </div>
    </Picture>
  )
}

const nameOf = ({ test }: ProgramTests['results'][number]) => `Day ${TEST_DAYS[test - 1]}`
