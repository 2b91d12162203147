import { ApiError } from '../answer/api-error.ts'

/** The moment a field names. A date that the schema lets pass and no calendar has (month 13) is the client's mistake: throws 400. */
export function instantOf(text: string, field: string): Temporal.Instant {
  try {
    return Temporal.Instant.from(text)
  } catch {
    throw new ApiError(400, 'INVALID', `${field} is not a moment`, { field })
  }
}
