import { local } from './browser-storage.ts'

/**
 * Tasks that were done and could not be saved as completed, each with the reason. Kept in this browser, so that a closed
 * page forgets none; forgotten together with a learner's other work when they log out (kept/saved-work.ts).
 */
const KEY = 'meridian.work.completions'

let known: { text: string | null; reasons: ReadonlyMap<string, string> } | undefined
const listeners = new Set<() => void>()

function parsed(text: string | null): ReadonlyMap<string, string> {
  try {
    return new Map(JSON.parse(text ?? '[]') as [string, string][])
  } catch {
    return new Map()
  }
}

function change(next: ReadonlyMap<string, string>): void {
  if (next.size === 0) local.forget(KEY)
  else local.write(KEY, JSON.stringify([...next]))
  for (const listener of listeners) listener()
}

export const unsavedCompletions = {
  /** The same map as long as nothing changed. */
  read(): ReadonlyMap<string, string> {
    const text = local.read(KEY)
    if (!known || known.text !== text) known = { text, reasons: parsed(text) }
    return known.reasons
  },
  keep: (id: string, why: string) => change(new Map(unsavedCompletions.read()).set(id, why)),
  drop(id: string) {
    if (!unsavedCompletions.read().has(id)) return
    change(new Map([...unsavedCompletions.read()].filter(([each]) => each !== id)))
  },
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}
