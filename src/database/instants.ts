/** An instant as it is stored: ISO 8601 in UTC with exactly three decimals, so that text order is time order. */
export function toStored(instant: Temporal.Instant): string {
  return instant.toString({ smallestUnit: 'millisecond' })
}

export function fromStored(text: string): Temporal.Instant {
  return Temporal.Instant.from(text)
}
