import type { Subscription } from '#contract/payments/subscriptions.ts'
import { PROGRAM_DAYS } from '#domain/program/program.ts'

/** The work done in degrees, one for each day of learning, beside the date; the arc itself stands with the day. */
export function ProgramProgress({ subscription, daysLearned }: { subscription: Subscription; daysLearned: number }) {
  const { program_day } = subscription
  return (
    <section aria-labelledby="your-program" className="flex items-center gap-4">
      <h2 id="your-program" className="sr-only">
        Your program
      </h2>
      <p aria-hidden className="font-display text-4xl tabular-nums">
        {daysLearned}°
      </p>
      <div className="text-sm text-quiet">
        <p>
          {daysLearned} {daysLearned === 1 ? 'day' : 'days'} of learning
        </p>
        <p>
          day {program_day} of {PROGRAM_DAYS}
        </p>
      </div>
    </section>
  )
}
