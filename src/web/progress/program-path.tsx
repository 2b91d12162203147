import { useSuspenseQuery } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { programWeeksQuery } from '../app/queries.ts'
import type { ProgramWeek } from '#contract/program/program-weeks.ts'

/** The weeks of the course as a path: what one can do after each, those done and the present one open, the others folded. */
export function ProgramPath({ languageId }: { languageId: number }) {
  const { data: weeks } = useSuspenseQuery(programWeeksQuery(languageId))
  if (weeks.length === 0) return null
  const present = weeks.findIndex(week => week.lessons_completed < week.lessons_total)
  const here = present < 0 ? weeks.length : present
  const later = weeks.slice(here + 1)
  return (
    <section className="border-t border-line py-6">
      <h2 className="text-2xl">Your path</h2>
      <ol className="mt-4">
        {weeks.slice(0, here + 1).map((week, at) => (
          <Station key={week.week} week={week} isHere={at === here} />
        ))}
      </ol>
      {later.length > 0 && (
        <details>
          <summary className="min-h-11 cursor-pointer py-2 text-sea">
            {later.length === 1 ? 'The week to come' : `The ${later.length} weeks to come`}
          </summary>
          <ol className="mt-2">
            {later.map(week => (
              <Station key={week.week} week={week} isHere={false} />
            ))}
          </ol>
        </details>
      )}
    </section>
  )
}

function Station({ week, isHere }: { week: ProgramWeek; isHere: boolean }) {
  const isDone = week.lessons_completed >= week.lessons_total
  return (
    <li
      aria-current={isHere ? 'step' : undefined}
      className="relative grid grid-cols-[2rem_1fr] gap-x-3 pb-5 before:absolute before:start-4 before:top-4 before:bottom-0 before:-ms-px before:w-0.5 before:bg-line last:before:hidden"
    >
      <span
        aria-hidden
        className={`relative flex size-8 items-center justify-center rounded-full border-2 text-sm tabular-nums ${isDone ? 'border-sea bg-sea text-on-sea' : isHere ? 'border-vermilion bg-paper text-ink' : 'border-line bg-paper text-quiet'}`}
      >
        {isDone ? <Check size={16} strokeWidth={3} /> : week.week}
      </span>
      <div className="min-w-0">
        <h3 className={`font-sans text-base font-semibold ${isDone || isHere ? '' : 'text-quiet'}`}>
          Week {week.week}: {week.theme}
        </h3>
        <p className="text-quiet">{week.can_do}</p>
        <p className="text-sm text-quiet">
          {isDone
            ? 'All lessons done'
            : week.lessons_completed > 0 || isHere
              ? `${week.lessons_completed} of ${week.lessons_total} lessons done`
              : null}
        </p>
      </div>
    </li>
  )
}
