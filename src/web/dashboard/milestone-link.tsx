import { Link } from 'react-router'
import { paths } from '../app/paths.ts'
import type { Milestone } from '#domain/program/milestones.ts'

/** Leads to the screen of day 45 or day 90, from that day on. */
export function MilestoneLink({ day }: { day: Milestone }) {
  return (
    <Link
      to={paths.milestone(day)}
      className="mt-4 flex min-h-12 items-center justify-between gap-4 rounded-md border border-ochre px-4 py-2 no-underline hover:bg-sheet"
    >
      <span className="font-medium">
        {day === 45 ? 'Half of the way: see what it holds' : 'Day 90: see what you reached'}
      </span>
      <span aria-hidden className="font-display text-2xl text-ochre">
        {day}°
      </span>
    </Link>
  )
}
