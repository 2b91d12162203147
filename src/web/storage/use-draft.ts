import { useEffect, useState } from 'react'
import { session } from './browser-storage.ts'

/**
 * State that survives a reload of the tab, for forms not yet sent. Kept under `key` in the session storage, which
 * logging out empties; `discardDraft` forgets it once it was sent. Fields that `initial` lacks are dropped.
 */
export function useDraft<Draft extends object>(key: string, initial: Draft) {
  const [draft, setDraft] = useState<Draft>(() => ({ ...initial, ...readDraft(key, Object.keys(initial)) }))
  useEffect(() => {
    session.write(key, JSON.stringify(draft))
  }, [key, draft])
  const change = (part: Partial<Draft>) => setDraft(before => ({ ...before, ...part }))
  return [draft, change] as const
}

export function discardDraft(key: string): void {
  session.forget(key)
}

function readDraft(key: string, fields: string[]): object {
  try {
    const stored: unknown = JSON.parse(session.read(key) ?? '{}')
    if (typeof stored !== 'object' || stored === null) return {}
    return Object.fromEntries(Object.entries(stored).filter(([field]) => fields.includes(field)))
  } catch {
    return {}
  }
}
