/** A table that knows its own entries only: a plain object also answers to “constructor”, which a learner may look up. */
export function table<Value>(entries: Record<string, Value>): Readonly<Record<string, Value>> {
  return Object.assign(Object.create(null) as Record<string, Value>, entries)
}
