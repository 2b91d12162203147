import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useModal } from '../ui/use-modal.ts'

/** Help over a running lesson: a sheet that Esc closes, and the lesson stands where it was. */
export function HelpSheet({ onClose, children }: { onClose(): void; children: ReactNode }) {
  const dialog = useModal()
  return (
    <dialog
      ref={dialog}
      aria-labelledby="need-help"
      // Keys belong to the sheet, not to what stands behind it.
      onKeyDown={event => event.stopPropagation()}
      onCancel={event => {
        event.preventDefault()
        event.stopPropagation()
        onClose()
      }}
      className="sheet-in fixed inset-x-0 top-auto bottom-0 m-0 mx-auto max-h-[85%] w-full max-w-2xl overflow-y-auto rounded-t-2xl border border-line bg-paper p-4 text-ink backdrop:bg-black/40 sm:p-6"
    >
      <div className="mb-2 flex items-center justify-between gap-3">
        <h2 id="need-help" className="text-2xl">
          Need Help?
        </h2>
        <button
          type="button"
          aria-label="Close"
          onClick={onClose}
          className="inline-flex size-11 items-center justify-center rounded-full hover:bg-sheet"
        >
          <X aria-hidden size={22} />
        </button>
      </div>
      {children}
    </dialog>
  )
}
