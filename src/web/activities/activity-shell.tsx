import { Timer } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { Button } from '../ui/button.tsx'
import { ActivitySummary } from './activity-summary.tsx'
import { pressByNumber } from './multiple-choice.tsx'
import type { ActivitySession } from './use-activity.ts'
import { useFocus } from './use-focus.ts'

/**
 * What every activity stands in: the way so far as a line along the top, score and clock, the exit; and at an end below the
 * target what was reached, with another try.
 */
export function ActivityShell({
  session,
  code,
  onExit,
  children,
}: {
  session: ActivitySession
  /** The language learned. */
  code: string
  onExit(): void
  children: ReactNode
}) {
  const { run, rules, secondsLeft } = session
  const { total } = rules
  const position = Math.min(run.index + 1, total)
  const shell = useRef<HTMLDivElement>(null)
  // On a telephone the activity has the screen to itself.
  useEffect(() => {
    shell.current?.scrollIntoView({ block: 'start' })
  }, [])
  return (
    <div ref={shell} className="overflow-hidden rounded-md border border-line bg-sheet">
      <div
        role="progressbar"
        aria-label="Items done"
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={Math.min(run.index, total)}
        className="h-1.5 bg-line"
      >
        <div
          className="h-full bg-sea transition-[width] duration-300"
          style={{ width: `${total === 0 ? 100 : (100 * Math.min(run.index, total)) / total}%` }}
        />
      </div>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-1 px-4 pt-2 text-sm text-quiet sm:px-6">
        <p>{run.ended ? `${total} items` : `${position} of ${total}`}</p>
        <p>
          Score {run.score}
          {rules.targetScore > 0 && ` / ${rules.targetScore}`}
        </p>
        {secondsLeft !== undefined && !run.ended && (
          <p role="timer" aria-label="Time left" className="flex items-center gap-1 tabular-nums">
            <Timer aria-hidden size={16} />
            {Math.floor(secondsLeft / 60)}:{String(secondsLeft % 60).padStart(2, '0')}
          </p>
        )}
        <Button kind="quiet" className="ms-auto px-2! text-sm!" onClick={onExit}>
          Exit Activity
        </Button>
      </div>
      {/* Keys 1 to 9 press the options inside; the options themselves are buttons. */}
      <div onKeyDown={pressByNumber} className="mx-auto max-w-2xl px-4 pt-4 pb-8 sm:px-6 sm:pt-6 sm:pb-10">
        {run.ended && !session.complete ? <ShortOfTarget session={session} code={code} /> : children}
      </div>
    </div>
  )
}

function ShortOfTarget({ session, code }: { session: ActivitySession; code: string }) {
  const { run, rules } = session
  const heading = useFocus<HTMLHeadingElement>()
  return (
    <div>
      <h3 ref={heading} tabIndex={-1} className="text-2xl outline-none">
        {run.ended === 'time' ? 'Time is up' : 'Not quite there yet'}
      </h3>
      <p className="mt-2">
        You have {run.score} of the {rules.targetScore} points this activity asks for. Your answers are kept below.
      </p>
      <div className="mt-5 flex flex-wrap gap-3">
        {run.ended === 'time' && <Button onClick={session.continueUntimed}>Go on without the clock</Button>}
        <Button kind={run.ended === 'time' ? 'secondary' : 'primary'} onClick={session.restart}>
          Try Again
        </Button>
      </div>
      <ActivitySummary run={run} code={code} className="mt-8" />
    </div>
  )
}
