import { Check } from 'lucide-react'
import { currentStep } from '#domain/activities/task-completion.ts'

/** The steps of a task: a tap ticks one or takes the tick back, the first open one is the current one. */
export function LearningSteps({
  steps,
  ticked,
  locked,
  onToggle,
}: {
  steps: readonly string[]
  ticked: readonly number[]
  /** The task is completed: its steps stay as they are. */
  locked: boolean
  onToggle(position: number): void
}) {
  const current = currentStep(steps, ticked)
  return (
    <ol className="mt-3 space-y-1">
      {steps.map((step, position) => {
        const done = ticked.includes(position)
        return (
          <li key={position} aria-current={position === current ? 'step' : undefined}>
            <button
              type="button"
              role="checkbox"
              aria-checked={done}
              aria-disabled={locked}
              onClick={() => !locked && onToggle(position)}
              className={`flex min-h-11 w-full items-start gap-3 rounded-md border-s-4 px-3 py-2 text-start ${
                position === current ? 'border-sea bg-sheet' : 'border-transparent hover:bg-sheet'
              }`}
            >
              <span
                aria-hidden
                className={`mt-0.5 flex size-6 shrink-0 items-center justify-center rounded-full border-2 text-sm ${
                  done ? 'border-sea bg-sea text-on-sea' : 'border-quiet text-quiet'
                }`}
              >
                {done ? <Check size={16} strokeWidth={3} /> : position + 1}
              </span>
              <span className={done ? 'text-quiet line-through' : ''}>{step}</span>
            </button>
          </li>
        )
      })}
    </ol>
  )
}
