import type { QueryClient } from '@tanstack/react-query'
import { streakQuery } from './queries.ts'

/**
 * The server's time, by which programs begin and end: what it last told, moved on by what has passed here since. The
 * browser's own clock may be wrong, and a server on trial may be set ahead.
 */
export function serverNow(queries: QueryClient): Temporal.Instant {
  const { data, dataUpdatedAt } = queries.getQueryState(streakQuery.queryKey) ?? {}
  if (!data || !dataUpdatedAt) return Temporal.Now.instant()
  return Temporal.Instant.from(data.as_of).add({ milliseconds: Math.max(0, Date.now() - dataUpdatedAt) })
}
