import type { Enrolment } from '#contract/learners/enrolments.ts'
import type { Subscription } from '#contract/payments/subscriptions.ts'
import { milestoneReached } from '#domain/program/milestones.ts'
import { MilestoneLink } from './milestone-link.tsx'
import { ProgramProgress } from './program-progress.tsx'
import { QuickActions } from './quick-actions.tsx'
import { YourLanguages } from './your-languages.tsx'

/** What stands beside the day, below it on a telephone: the program, the languages, what else there is. Fetched after the day. */
export function CourseSide({
  subscription,
  daysLearned,
  enrolments,
}: {
  subscription: Subscription | null
  daysLearned: number
  enrolments: Enrolment[]
}) {
  const milestone = subscription && isNear(subscription.program_day)
  return (
    <>
      {subscription && (
        <div>
          <ProgramProgress subscription={subscription} daysLearned={daysLearned} />
          {milestone && <MilestoneLink day={milestone} />}
        </div>
      )}
      {enrolments.length > 0 && <YourLanguages enrolments={enrolments} />}
      <QuickActions isSubscribed={subscription !== null} />
    </>
  )
}

/** The milestone that was reached within the last week. */
function isNear(programDay: number) {
  const reached = milestoneReached(programDay)
  return reached !== undefined && programDay < reached + 7 ? reached : undefined
}
