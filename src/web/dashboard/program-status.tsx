import { ProgramArc } from '../ui/program-arc.tsx'
import type { Enrolment } from '#contract/enrolments.ts'
import type { Subscription } from '#contract/subscriptions.ts'
import { PROGRAM_DAYS } from '#domain/program.ts'

/** Where the learner stands: the program's day as an angle, and three numbers. */
export function ProgramStatus({
  subscription,
  enrolments,
  streak,
}: {
  subscription: Subscription
  enrolments: Enrolment[]
  streak: string
}) {
  const { program_day, days_remaining } = subscription
  return (
    <div className="flex flex-wrap items-center gap-x-10 gap-y-4">
      <div className="flex items-end gap-3">
        <ProgramArc day={program_day} size={112} label={`Day ${program_day} of ${PROGRAM_DAYS}`} />
        <p aria-hidden className="pb-1">
          <span className="block font-display text-4xl tabular-nums">{program_day}°</span>
          <span className="text-sm text-quiet">
            day {program_day} of {PROGRAM_DAYS}
          </span>
        </p>
      </div>
      <dl className="grid grid-cols-3 gap-x-6 sm:gap-x-10">
        <Stat name="Days remaining" value={String(days_remaining)} />
        <Stat name="Languages learning" value={String(enrolments.length)} />
        <Stat name="Streak" value={streak} />
      </dl>
    </div>
  )
}

function Stat({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex flex-col-reverse justify-end">
      <dt className="text-sm text-quiet">{name}</dt>
      <dd className="font-display text-2xl tabular-nums">{value}</dd>
    </div>
  )
}
