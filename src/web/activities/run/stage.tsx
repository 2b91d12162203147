import { createContext, useContext, useEffect, useRef, useState } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import { useModal } from '../../ui/use-modal.ts'
import { createPortal } from 'react-dom'

/** So long what is next takes to come. */
const STEP_MS = 180

/** Where the foot of the stage is; null while it is not there yet, undefined outside a stage. */
const StageFoot = createContext<HTMLElement | null | undefined>(undefined)

/**
 * The whole screen, for one thing at a time: the way so far as a line along the top, what it is in the middle, and what
 * can be done at the bottom, always in view. All else steps back. Keys: 1 to 9 choose, Space hears again, Esc leaves.
 */
export function Stage({
  label,
  progress,
  place,
  head,
  onLeave,
  children,
}: {
  /** What it is, for who cannot see it. */
  label: string
  progress: { label: string; value: number; max: number }
  /** Changes with what is shown: each begins at its top. */
  place: unknown
  /** Beside the line: facts, and the way out. */
  head: ReactNode
  onLeave(): void
  children: ReactNode
}) {
  const dialog = useModal()
  const middle = useRef<HTMLDivElement>(null)
  const [foot, setFoot] = useState<HTMLElement | null>(null)
  useEffect(() => {
    if (!middle.current) return
    middle.current.scrollTop = 0
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const comes = [{ opacity: 0, transform: 'translateY(0.5rem)' }, {}]
    middle.current.firstElementChild?.animate(comes, { duration: STEP_MS, easing: 'ease-out' })
  }, [place])
  const { value, max } = progress
  return (
    <dialog
      ref={dialog}
      aria-label={label}
      onKeyDown={onStageKey}
      onCancel={event => {
        event.preventDefault()
        if (event.target === event.currentTarget) onLeave()
      }}
      className="stage fixed inset-0 m-0 size-full max-h-none max-w-none flex-col overflow-hidden bg-paper p-0 text-ink open:flex"
    >
      <div
        role="progressbar"
        aria-label={progress.label}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={Math.min(value, max)}
        className="h-1.5 shrink-0 bg-line"
      >
        <div
          className="h-full bg-sea transition-[width] duration-200"
          style={{ width: `${max === 0 ? 100 : (100 * Math.min(value, max)) / max}%` }}
        />
      </div>
      <div className="mx-auto flex w-full max-w-3xl shrink-0 items-center gap-x-4 px-4 pt-1 text-sm text-quiet sm:px-6">
        {head}
      </div>
      <StageFoot value={foot}>
        <div ref={middle} className="stage-middle flex min-h-0 grow flex-col overflow-y-auto overscroll-contain">
          <div className="mx-auto flex w-full max-w-2xl grow flex-col px-4 pt-3 pb-6 sm:px-6 sm:pt-8">{children}</div>
        </div>
        <div ref={setFoot} className="stage-foot max-h-[55%] shrink-0 overflow-y-auto" />
      </StageFoot>
    </dialog>
  )
}

/** What stands at the bottom of the stage, over its whole width where it is `bare`; outside a stage, where it is written. */
export function Foot({ bare = false, children }: { bare?: boolean; children: ReactNode }) {
  const foot = useContext(StageFoot)
  if (foot === undefined) return children
  const content = bare ? children : <div className="mx-auto w-full max-w-2xl px-4 py-3 sm:px-6">{children}</div>
  return foot && createPortal(content, foot)
}

/** Whether this stands on a stage. */
export const useIsOnStage = () => useContext(StageFoot) !== undefined

function onStageKey(event: KeyboardEvent<HTMLElement>): void {
  const { target, currentTarget: stage, key } = event
  const writes = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
  if (writes || event.ctrlKey || event.metaKey || event.altKey) return
  if (/^[1-9]$/u.test(key)) {
    const options = stage.querySelectorAll<HTMLButtonElement>('[role=group] > button[aria-disabled=false]')
    options[Number(key) - 1]?.click()
  }
  // Space presses the button it stands on, but for the one that goes on: Enter presses that.
  if (key !== ' ' || event.repeat) return
  const pressed = target instanceof Element ? target.closest('button, a, summary, select, [role=checkbox]') : null
  if (pressed && !pressed.hasAttribute('data-go-on')) return
  const sound = [...stage.querySelectorAll<HTMLButtonElement>('[data-hear]')].at(-1)
  if (!sound) return
  event.preventDefault()
  sound.click()
}
