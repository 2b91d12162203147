import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'

/** A section that is folded to its heading until it is wanted. `note` says what is in it: `14 words`. */
export function Fold({
  title,
  note,
  open = false,
  children,
}: {
  title: string
  note?: string
  open?: boolean
  children: ReactNode
}) {
  return (
    <section>
      <details className="group" open={open}>
        <summary className="flex min-h-11 list-none items-center gap-2 border-b border-line hover:bg-sheet [&::-webkit-details-marker]:hidden">
          <ChevronRight
            aria-hidden
            size={20}
            className="shrink-0 text-quiet transition-transform duration-150 group-open:rotate-90 rtl:-scale-x-100"
          />
          <h2 className="text-xl">{title}</h2>
          {note && <span className="ms-auto text-sm text-quiet">{note}</span>}
        </summary>
        {children}
      </details>
    </section>
  )
}
