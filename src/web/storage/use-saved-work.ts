import { useCallback, useEffect, useRef, useState } from 'react'
import { useAuth } from '../app/auth.tsx'
import { savedWork } from './saved-work.ts'
import type { Shape } from './shape.ts'

/** State that survives a reload: kept per learner, and started anew where what was kept no longer has its shape. */
export function useSavedWork<Work>(kind: 'task' | 'lesson', id: string, shape: Shape<Work>, fresh: Work) {
  const { user } = useAuth()
  const key = savedWork.key(user?.id ?? 'nobody', kind, id)
  const [work, setWork] = useState<Work>(() => {
    const kept = shape.safeParse(savedWork.read(key))
    return kept.success ? kept.data : fresh
  })
  const isFirst = useRef(true)
  const cleared = useRef(false)
  useEffect(() => {
    if (isFirst.current) isFirst.current = false
    else if (!cleared.current) savedWork.write(key, work)
  }, [key, work])
  /** Forgets what was kept; what is shown stays. */
  const clear = useCallback(() => {
    cleared.current = true
    savedWork.clear(key)
  }, [key])
  return [work, setWork, clear] as const
}
