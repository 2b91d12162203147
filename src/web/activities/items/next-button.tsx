import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { Foot } from '../run/stage.tsx'
import { useFocus } from '../../ui/use-focus.ts'

/** Leads on after an answer, at the foot of the stage. It takes the focus, so that Enter is enough. */
export function NextButton({
  onClick,
  label = 'Next',
  children,
}: {
  onClick(): void
  label?: string
  /** Other ways on, beside it. */
  children?: ReactNode
}) {
  return (
    <Foot>
      <div className="flex flex-wrap items-center gap-3">
        <GoOn onClick={onClick} label={label} />
        {children}
      </div>
    </Foot>
  )
}

/** A component of its own: it takes the focus when the foot of the stage is there. */
function GoOn({ onClick, label }: { onClick(): void; label: string }) {
  const button = useFocus<HTMLButtonElement>()
  return (
    <Button ref={button} data-go-on className="min-h-12 grow sm:min-w-40 sm:grow-0" onClick={onClick}>
      {label}
      <kbd aria-hidden className="hidden text-sm font-normal opacity-80 lg:inline">
        Enter
      </kbd>
    </Button>
  )
}
