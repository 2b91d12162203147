import type { Subscription } from '#contract/payments/subscriptions.ts'
import { PROGRAM_DAYS } from '#domain/program/program.ts'
import { ProgramArc } from '../ui/program-arc.tsx'

/** The work done as an angle, one degree for each day of learning; a thin mark shows the date. */
export function ProgramProgress({ subscription, daysLearned }: { subscription: Subscription; daysLearned: number }) {
  const { program_day } = subscription
  return (
    <section aria-labelledby="your-program" className="flex items-end gap-4">
      <ProgramArc
        day={daysLearned}
        date={program_day}
        size={120}
        label={`${daysLearned} of ${PROGRAM_DAYS} days of learning; today is day ${program_day}`}
      />
      <div className="pb-1">
        <h2 id="your-program" className="sr-only">
          Your program
        </h2>
        <p className="font-display text-4xl tabular-nums">{daysLearned}°</p>
        <p className="text-sm text-quiet">
          {daysLearned} {daysLearned === 1 ? 'day' : 'days'} of learning
        </p>
        <p className="text-sm text-quiet">
          day {program_day} of {PROGRAM_DAYS}
        </p>
      </div>
    </section>
  )
}
