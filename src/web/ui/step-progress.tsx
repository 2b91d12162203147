/** How far a form in steps has come: in words, and as a line of segments along the top. */
export function StepProgress({ step, steps }: { /** From 1. */ step: number; steps: number }) {
  return (
    <div>
      <p className="text-sm text-quiet">
        Step {step} of {steps}
      </p>
      <div aria-hidden className="mt-2 flex gap-1">
        {Array.from({ length: steps }, (_, index) => (
          <span
            key={index}
            className={`h-1 flex-1 ${index + 1 < step ? 'bg-sea' : index + 1 === step ? 'bg-vermilion' : 'bg-line'}`}
          />
        ))}
      </div>
    </div>
  )
}
