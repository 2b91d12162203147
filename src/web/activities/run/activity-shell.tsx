import { Timer, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { activityHeading } from '#domain/activities/activities.ts'
import type { ActivityType } from '#domain/activities/activities.ts'
import { repeatPlace } from '#domain/activities/activity-run.ts'
import { Button } from '../../ui/button.tsx'
import { ActivitySummary } from './activity-summary.tsx'
import { Foot, Stage } from './stage.tsx'
import type { ActivitySession } from './use-activity.ts'
import { useFocus } from '../../ui/use-focus.ts'

/**
 * What every activity stands in: the whole screen, with the way so far as a line along the top, score and clock, the exit;
 * and at an end below the target what was reached, with another try.
 */
export function ActivityShell({
  type,
  session,
  code,
  onExit,
  onLater,
  children,
}: {
  type: ActivityType
  session: ActivitySession
  /** The language learned. */
  code: string
  onExit(): void
  /** Leads on below the target, where there is something to go on with. */
  onLater?: (() => void) | undefined
  children: ReactNode
}) {
  const { run, rules } = session
  const { total } = rules
  const again = repeatPlace(run)
  const done = again ? total : Math.min(run.index, total)
  const isShort = run.ended !== undefined && !session.complete
  return (
    <Stage
      label={activityHeading(type)}
      progress={{ label: 'Items done', value: done, max: total }}
      place={`${run.index} ${again?.position ?? 0} ${run.ended ?? ''}`}
      onLeave={onExit}
      head={
        <>
          <p className="whitespace-nowrap">
            {run.ended ? (
              `${total} items`
            ) : again ? (
              <Again {...again} />
            ) : (
              `${Math.min(run.index + 1, total)} of ${total}`
            )}
          </p>
          <Facts session={session} />
          <Button
            kind="quiet"
            aria-label="Exit Activity"
            title="Exit Activity"
            className="ms-auto size-11 px-0!"
            onClick={onExit}
          >
            <X aria-hidden size={22} />
          </Button>
        </>
      }
    >
      {isShort ? <ShortOfTarget session={session} code={code} onLater={onLater} /> : children}
    </Stage>
  )
}

function Again({ position, total }: { position: number; total: number }) {
  return (
    <span className="font-semibold text-almost">
      Once more: {position} of {total}
    </span>
  )
}

function Facts({ session: { run, rules, secondsLeft } }: { session: ActivitySession }) {
  return (
    <>
      {/* Points say something beside those that are asked for; without, a telephone has no room for them. */}
      {rules.targetScore > 0 ? (
        <p className={`whitespace-nowrap ${run.again ? 'max-sm:hidden' : ''}`}>
          Score {run.score} / {rules.targetScore}
        </p>
      ) : (
        run.score > 0 && <p className="whitespace-nowrap max-sm:hidden">Score {run.score}</p>
      )}
      {secondsLeft !== undefined && !run.ended && (
        <p role="timer" aria-label="Time left" className="flex items-center gap-1 tabular-nums">
          <Timer aria-hidden size={16} />
          {Math.floor(secondsLeft / 60)}:{String(secondsLeft % 60).padStart(2, '0')}
        </p>
      )}
    </>
  )
}

function ShortOfTarget({
  session,
  code,
  onLater,
}: {
  session: ActivitySession
  code: string
  onLater: (() => void) | undefined
}) {
  const { run, rules } = session
  const heading = useFocus<HTMLHeadingElement>()
  const isLate = run.ended === 'time'
  return (
    <div>
      <h3 ref={heading} tabIndex={-1} className="text-2xl outline-none">
        {isLate ? 'Time is up' : 'Not quite there yet'}
      </h3>
      <p className="mt-2">
        You have {run.score} of the {rules.targetScore} points this activity asks for. Your answers are kept below
        {rules.repeats ? ': another try asks only for what was missed.' : '.'}
      </p>
      <ActivitySummary run={run} code={code} className="mt-6" />
      <Foot>
        <div className="flex flex-wrap gap-3">
          {isLate && (
            <Button className="grow sm:grow-0" onClick={session.continueUntimed}>
              Go on without the clock
            </Button>
          )}
          <Button kind={isLate ? 'secondary' : 'primary'} className="grow sm:grow-0" onClick={session.tryAgain}>
            Try Again
          </Button>
          {onLater && (
            <Button kind="quiet" className="grow sm:grow-0" onClick={onLater}>
              Later
            </Button>
          )}
        </div>
      </Foot>
    </div>
  )
}
