import { LRUCache } from 'lru-cache'
import type { LanguageCode } from '#domain/languages.ts'
import { createFairPool } from '../workers/fair-pool.ts'

export type VoiceQuestion = { text: string; language: LanguageCode; rate: number }
export type VoiceAnswer = { sound: Uint8Array<ArrayBuffer> | undefined }

/** A text that is not spoken by then is not spoken at all. */
const MOST_MILLISECONDS = 10_000
/** Bytes of sound that stay in memory: what a lesson speaks, many learners hear. */
const KEPT_BYTES = 16_000_000

/** Speech by eSpeak NG in a worker of its own: a long text takes half a second of it. */
export function createVoicePool(onFailure: (error: unknown) => void) {
  const file = new URL('./voice-worker.ts', import.meta.url)
  const pool = createFairPool<VoiceQuestion, VoiceAnswer>({ file, seats: 1, onFailure })
  const kept = new LRUCache<string, VoiceAnswer>({
    maxSize: KEPT_BYTES,
    sizeCalculation: ({ sound }) => (sound?.length ?? 0) + 100,
  })
  return {
    /** The sound of a text; undefined where the language has no voice. Throws where it could not be made in time. */
    async speak(question: VoiceQuestion, asker = ''): Promise<Uint8Array<ArrayBuffer> | undefined> {
      const key = JSON.stringify(question)
      const known = kept.get(key) ?? (await pool.ask(asker, [0], question, performance.now() + MOST_MILLISECONDS))
      if (!known) throw new Error(`Cannot speak a text of ${question.text.length} characters in "${question.language}"`)
      kept.set(key, known)
      return known.sound
    },
    close: () => pool.close(),
  }
}
