import type { DailyTask } from '#contract/program/daily-tasks.ts'
import { useFocus } from '../ui/use-focus.ts'
import { Button } from '../ui/button.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import { SessionScreen } from './session-screen.tsx'

/** The task at hand was completed meanwhile, on another device or in another tab. */
export function DoneElsewhere({
  task,
  hasNext,
  count,
  onGoOn,
}: {
  task: DailyTask
  hasNext: boolean
  count: { done: number; total: number }
  onGoOn(): void
}) {
  const goOn = useFocus<HTMLButtonElement>()
  return (
    <SessionScreen
      {...count}
      action={
        <Button ref={goOn} className="w-full" onClick={onGoOn}>
          {hasNext ? 'Next' : 'See what you learned'}
        </Button>
      }
    >
      <PageHeading title={task.title} focusKey={`${task.id} elsewhere`} className="text-3xl" />
      <p role="status" className="mt-3 text-lg">
        This task was completed on another device or in another tab. What you answered here counts for your reviews.
      </p>
    </SessionScreen>
  )
}
