import { useEffect, useState } from 'react'
import { session } from './browser-storage.ts'

/** Whether something is to be said now: where it `applies` for the first time since the tab was opened, as long as it is shown. */
export function useSaidOnce(name: string, applies: boolean): boolean {
  const key = `meridian.said.${name}`
  const [isNew] = useState(() => session.read(key) === null)
  useEffect(() => {
    if (applies) session.write(key, 'yes')
  }, [applies, key])
  return applies && isNew
}
