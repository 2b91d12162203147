import { useSuspenseQueries, useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Enrolment } from '#contract/learners/enrolments.ts'
import type { TimeOff } from '#contract/learners/time-off.ts'
import { addDays } from '#domain/calendar/local-days.ts'
import { pausedDates } from '#domain/calendar/time-off.ts'
import { paths } from '../app/paths.ts'
import { assessmentQuery, timeOffQuery } from '../app/queries.ts'
import { shownDate } from '../parts/shown-date.ts'
import { ButtonLink } from '../ui/button.tsx'

const pauseOn = ({ pauses, today }: TimeOff) =>
  pauses.find(pause => pausedDates(pause.first_date, pause.days).includes(today))

/** A day without tasks says why: without an assessment there can be no plan; with one, an empty day is said to be empty. */
export function NoTasks({ enrolments }: { enrolments: Enrolment[] }) {
  const assessments = useSuspenseQueries({ queries: enrolments.map(({ language_id }) => assessmentQuery(language_id)) })
  const unassessed = enrolments.find((_, index) => !assessments[index]?.data)
  const { data: timeOff } = useSuspenseQuery(timeOffQuery)
  if (unassessed) {
    return (
      <div className="mt-4 border-t border-line py-5">
        <h3 className="text-xl">Complete Your Assessment</h3>
        <p className="mt-2 text-quiet">
          Six short questions about {unassessed.language_name}: your level, your goals, your minutes. Your daily tasks
          are made from the answers.
        </p>
        <ButtonLink className="mt-4" to={paths.assessment(unassessed.language_id)}>
          Start Assessment
        </ButtonLink>
      </div>
    )
  }
  const paused = pauseOn(timeOff)
  if (paused) {
    return (
      <EmptyDay title="Your program is paused.">
        It goes on on {shownDate(addDays(paused.first_date, paused.days))}. Your streak waits, and the end of your
        program has moved.
      </EmptyDay>
    )
  }
  if (timeOff.rest_days.includes(timeOff.today)) {
    return (
      <EmptyDay title="Today is a rest day.">
        Nothing is planned, and your streak is safe. Continue Learning opens the next lesson if you want one all the
        same.
      </EmptyDay>
    )
  }
  return (
    <EmptyDay title="Nothing is planned for today.">
      {enrolments.some(enrolment => enrolment.next_lesson_id)
        ? 'No word is due and your lessons are ahead of the plan. Continue Learning opens the next lesson if you want more; new tasks come at midnight.'
        : 'All lessons are done and no word is due. Reviews come back here on the day they are needed.'}
    </EmptyDay>
  )
}

function EmptyDay({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="mt-4 border-t border-line py-5">
      <p className="font-medium">{title}</p>
      <p className="mt-1 text-quiet">{children}</p>
    </div>
  )
}
