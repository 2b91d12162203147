/** What was stored, if it has the shape it should have. */
export type Shape<T> = { safeParse(stored: unknown): { success: true; data: T } | { success: false } }

/**
 * The shape of a value by one that has it: the same fields, each of the same kind. What stands in lists and in fields that
 * the sample lacks is believed: nobody but this application has written it.
 */
export function shapeOf<T>(sample: T): Shape<T> {
  return {
    safeParse: stored => (isAlike(sample, stored) ? { success: true, data: stored as T } : { success: false }),
  }
}

function isAlike(sample: unknown, stored: unknown): boolean {
  if (Array.isArray(sample)) return Array.isArray(stored)
  if (typeof sample !== 'object' || sample === null) return typeof stored === typeof sample
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return false
  return Object.entries(sample).every(([field, value]) => isAlike(value, (stored as Record<string, unknown>)[field]))
}
