import { Button } from '../ui/button.tsx'
import { useFocus } from './use-focus.ts'

/** Leads on after an answer. It takes the focus, so that Enter is enough. */
export function NextButton({ onClick, label = 'Next' }: { onClick(): void; label?: string }) {
  const button = useFocus<HTMLButtonElement>()
  return (
    <Button ref={button} className="mt-5 w-full sm:w-auto sm:min-w-40" onClick={onClick}>
      {label}
      <kbd aria-hidden className="hidden text-sm font-normal opacity-80 lg:inline">
        Enter
      </kbd>
    </Button>
  )
}
