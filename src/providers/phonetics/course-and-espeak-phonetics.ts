import type { Courses } from '#curriculum/course/courses.ts'
import { dictionariesOf } from '#curriculum/course/dictionary/dictionaries.ts'
import { loadTranscribe } from '#curriculum/ipa/transcriber.ts'
import { readingOfText } from '#curriculum/course/readings-of-texts.ts'
import type { LanguageCode } from '#domain/languages.ts'
import { createVoicePool } from './voice-pool.ts'
import type { Phonetics } from './phonetics.ts'

/** The longest text that is transcribed or spoken, in UTF-16 units. */
export const MAX_SPOKEN = 500

/** How words sound by the course's own transcription, else by rules and eSpeak NG, which are loaded when first needed. */
export function createPhonetics(courses: Courses, onFailure: (error: unknown) => void = () => {}): Phonetics {
  const transcriber = whenFirstAsked(loadTranscribe)
  const voice = createVoicePool(onFailure)
  return {
    async transcribe(text, language) {
      if (text.length > MAX_SPOKEN) return undefined
      const known = await fromCourse(courses, text, language)
      if (known) return known
      if (!isSpeakable(text)) return undefined
      const transcribe = await transcriber()
      // Chinese characters are read by a dictionary of their own.
      const reading = language === 'zh' ? await pinyinOf(text.trim()) : undefined
      return transcribe(text.trim(), reading, language)
    },
    async speak(text, language, rate, asker) {
      if (!isSpeakable(text)) return undefined
      // Kanji can only be read out by their reading; a text that is not the course's keeps silent.
      const readable =
        language === 'ja' && /\p{Script=Han}/u.test(text) ? await readingIn(courses, text, language) : text
      return readable === undefined ? undefined : voice.speak({ text: readable, language, rate }, asker)
    },
  }
}

/** The pinyin of Chinese characters, syllables apart; the library is loaded when it is first needed. */
async function pinyinOf(text: string): Promise<string | undefined> {
  if (!/^[\p{Script=Han}\s，。！？、]+$/u.test(text)) return undefined
  const { pinyin } = await import('pinyin-pro')
  return pinyin(text)
}

/** The transcription of the very word as the course writes it. Another form of the word sounds different. */
async function fromCourse(courses: Courses, text: string, language: LanguageCode): Promise<string | undefined> {
  const found = (await dictionariesOf(courses).of(language))?.find(text)
  return found?.match === 'word' && found.entry.word.word === text.trim()
    ? found.entry.word.ipa || undefined
    : undefined
}

/** The reading of a text of any level's course. */
async function readingIn(courses: Courses, text: string, language: LanguageCode): Promise<string | undefined> {
  for (const level of courses.levelsOf(language)) {
    const course = await courses.course(language, level)
    const reading = course && readingOfText(course, text)
    if (reading) return reading
  }
  return undefined
}

/** Words with the marks that stand between them; markup, code and control characters are no speech. */
function isSpeakable(text: string): boolean {
  return (
    text.length <= MAX_SPOKEN &&
    /\p{L}/u.test(text) &&
    /^[\p{L}\p{M}\p{N}\p{Zs}\n'’‘\-‐–—.,;:!?¿¡…"“”„«»()。、！？।؟،؛\u200c\u200d]+$/u.test(text)
  )
}

/** Loads once, at the first call; a failure is tried again at the next. */
function whenFirstAsked<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined
      throw error
    })
    return loading
  }
}
