import { Badge } from '../ui/badge.tsx'
import type { BadgeColor } from '../ui/badge.tsx'
import type { TaskType } from '#domain/activities/activities.ts'

const colors: Partial<Record<TaskType, BadgeColor>> = {
  vocabulary: 'blue',
  grammar: 'green',
  speaking: 'red',
  listening: 'orange',
}

/** A task's type in the specification's colours; every type without one of its own is purple. */
export function TaskTypeBadge({ type }: { type: TaskType }) {
  return <Badge color={colors[type] ?? 'purple'}>{type}</Badge>
}
