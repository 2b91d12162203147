import { Flame } from 'lucide-react'
import type { Enrolment } from '#contract/learners/enrolments.ts'
import type { Subscription } from '#contract/payments/subscriptions.ts'

/** Three numbers of the program, in one slim line. */
export function ProgramNumbers({
  subscription,
  enrolments,
  streak,
}: {
  subscription: Subscription
  enrolments: Enrolment[]
  streak: string
}) {
  return (
    <dl className="flex w-full flex-wrap justify-between gap-x-4 gap-y-1 sm:w-auto sm:gap-x-6">
      <Stat name="Days remaining" value={String(subscription.days_remaining)} />
      <Stat name="Languages learning" value={String(enrolments.length)} />
      <Stat name="Streak" value={streak} isStreak />
    </dl>
  )
}

function Stat({ name, value, isStreak = false }: { name: string; value: string; isStreak?: boolean }) {
  return (
    <div className="flex flex-col-reverse sm:flex-row sm:items-baseline sm:gap-1.5">
      <dt className="text-xs text-quiet sm:text-sm">{name}</dt>
      <dd className={`flex items-baseline gap-1 font-semibold tabular-nums ${isStreak ? 'text-ochre' : ''}`}>
        {isStreak && <Flame aria-hidden size={16} className="self-center" />}
        {value}
      </dd>
    </div>
  )
}
