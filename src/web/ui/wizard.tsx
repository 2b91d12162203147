import { useId } from 'react'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { PageHeading } from './page-heading.tsx'
import { StepProgress } from './step-progress.tsx'

/** A form in steps: one question at a time, Next only when it is answered, and the focus on each new question. */
export function Wizard({
  title,
  question,
  hint,
  step,
  steps,
  isComplete,
  whyIncomplete,
  submitLabel,
  isSending,
  onBack,
  onNext,
  onSubmit,
  children,
}: {
  /** What the whole form is: `Spanish assessment`. */
  title: string
  question: string
  hint?: string
  /** From 0. */
  step: number
  steps: number
  isComplete: boolean
  whyIncomplete: string
  submitLabel: string
  isSending: boolean
  onBack(): void
  onNext(): void
  onSubmit(): void
  children: ReactNode
}) {
  const whyId = useId()
  const isLast = step === steps - 1
  return (
    <form
      className="mx-auto max-w-2xl"
      onSubmit={event => {
        event.preventDefault()
        if (!isComplete || isSending) return
        if (isLast) onSubmit()
        else onNext()
      }}
    >
      <p className="font-display text-lg text-quiet">{title}</p>
      <div className="mt-1">
        <StepProgress step={step + 1} steps={steps} />
      </div>
      <div className="mt-8">
        <PageHeading title={`${title}, step ${step + 1} of ${steps}`} focusKey={step} className="text-3xl">
          {question}
        </PageHeading>
        {hint && <p className="mt-2 text-quiet">{hint}</p>}
      </div>
      <div className="mt-6 grid gap-8">{children}</div>
      {/* On a telephone what leads on stays in view while long choices scroll. */}
      <div className="mt-8 flex flex-wrap items-center gap-3 bg-paper py-3 max-sm:sticky max-sm:bottom-0 max-sm:-mx-4 max-sm:px-4">
        <Button
          type="submit"
          disabled={!isComplete}
          aria-busy={isSending}
          aria-describedby={isComplete ? undefined : whyId}
        >
          {isLast ? (isSending ? 'Sending…' : submitLabel) : 'Next'}
        </Button>
        {step > 0 && (
          <Button kind="quiet" onClick={onBack}>
            Back
          </Button>
        )}
        {!isComplete && (
          <p id={whyId} className="text-sm text-quiet">
            {whyIncomplete}
          </p>
        )}
      </div>
    </form>
  )
}
