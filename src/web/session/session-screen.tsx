import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { paths } from '../app/paths.ts'
import { ActionBar } from '../parts/action-bar.tsx'
import { DayLine } from './day-line.tsx'

/** One screen of the day's session: the line of the day, the way out, one thing in the middle, and what to do at the bottom. */
export function SessionScreen({
  done,
  total,
  action,
  children,
}: {
  /** Tasks of today that are done, and all of them. */
  done: number
  total: number
  action: ReactNode
  children: ReactNode
}) {
  return (
    <div className="mx-auto flex min-h-dvh w-full max-w-2xl flex-col">
      <DayLine done={done} total={total} />
      <div className="flex items-center justify-between text-sm text-quiet">
        <p>{total > 0 && `${done} of ${total} done today`}</p>
        <Link
          to={paths.dashboard}
          aria-label="Exit"
          title="Exit"
          className="-me-3 inline-flex size-11 items-center justify-center rounded-full text-ink hover:bg-sheet"
        >
          <X aria-hidden size={22} />
        </Link>
      </div>
      <div className="flex grow flex-col justify-center py-4">{children}</div>
      <ActionBar>{action}</ActionBar>
    </div>
  )
}
