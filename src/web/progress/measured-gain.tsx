import { useSuspenseQuery } from '@tanstack/react-query'
import { programTestsQuery } from '../queries.ts'
import { shownDay } from '../shown-date.ts'
import { Picture } from './picture.tsx'
import type { ProgramTests } from '#contract/program-tests.ts'
import { TEST_DAYS } from '#domain/program-test.ts'

const WIDTH = 640
const ROW = 44

/** What the tests of the program found: how many words of the course are known, each with its bounds. Nothing before the first test. */
export function MeasuredGain({ languageId }: { languageId: number }) {
  const { data } = useSuspenseQuery(programTestsQuery(languageId))
  const { results, words_of_course: all } = data
  if (results.length === 0) return null
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
      <svg aria-hidden viewBox={`0 0 ${WIDTH} ${results.length * ROW}`} className="w-full max-w-2xl">
        {results.map((each, at) => {
          const x = (words: number) => 90 + (words / all) * (WIDTH - 160)
          const y = at * ROW
          return (
            <g key={each.test} className="fill-ink text-[13px]">
              <text x={0} y={y + 24}>
                {nameOf(each)}
              </text>
              <rect x={90} y={y + 10} width={x(each.known.words) - 90} height={20} className="fill-sea" />
              <line
                x1={x(each.known.low)}
                x2={x(each.known.high)}
                y1={y + 20}
                y2={y + 20}
                strokeWidth={2}
                className="stroke-ink"
              />
              <text x={x(each.known.high) + 8} y={y + 24}>
                {each.known.words}
              </text>
            </g>
          )
        })}
      </svg>
    </Picture>
  )
}

const nameOf = ({ test }: ProgramTests['results'][number]) => `Day ${TEST_DAYS[test - 1]}`
