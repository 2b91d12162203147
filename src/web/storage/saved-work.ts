import { forgetAll, local } from './browser-storage.ts'

/** What a learner has begun and not yet handed in, kept in this browser so that a reload loses nothing. */
const PREFIX = 'meridian.work.'

export const savedWork = {
  key: (userId: string, kind: 'task' | 'lesson', id: string) => `${PREFIX}${userId}.${kind}.${id}`,

  /** What was kept, as parsed JSON; undefined where nothing or nothing readable was. */
  read(key: string): unknown {
    try {
      return JSON.parse(local.read(key) ?? 'null') ?? undefined
    } catch {
      return undefined
    }
  },

  /** Without room in the browser the work goes on, unkept. */
  write(key: string, value: unknown): void {
    if (!local.write(key, JSON.stringify(value))) console.warn('Cannot keep work in this browser')
  },

  clear: (key: string) => local.forget(key),

  /** Forgets the work of everyone, when a learner logs out. */
  forgetAll(): void {
    forgetAll(local, PREFIX)
  },
}
