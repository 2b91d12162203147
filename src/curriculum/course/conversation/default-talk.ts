import { withInitialCapital } from '#domain/answers/text/initial-capital.ts'
import type { Talk, TalkPhrase } from '#domain/conversation/talk.ts'
import type { Course } from '../course.ts'

/** The concepts of the syllabus by which a learner greets, thanks and takes leave, and with which one answers. */
const concepts = {
  greeting: { hear: ['hello', 'good-morning', 'good-evening'], say: ['hello'] },
  thanks: { hear: ['thank-you'], say: ['youre-welcome', 'no-problem'] },
  apology: { hear: ['sorry'], say: ['no-problem'] },
  farewell: {
    hear: ['goodbye', 'bye', 'good-night', 'see-you-soon', 'see-you-tomorrow'],
    say: ['goodbye', 'see-you-soon', 'bye'],
  },
  yes: { hear: ['yes'], say: ['okay'] },
  no: { hear: ['no'], say: ['okay'] },
} as const

/** What can be heard in a language whose talk.yaml is not written yet: its own greetings, thanks and goodbyes, and no more. */
export function defaultTalk(course: Course): Talk {
  const words = new Map(course.weeks.flatMap(week => week.days.flatMap(day => day.words)).map(word => [word.id, word]))
  const plain = (text: string) => text.replaceAll(/[^\p{L}\p{M}\p{N}\s'’-]/gu, ' ').trim()
  const heard = (ids: readonly string[]) =>
    ids.flatMap(id => {
      const word = words.get(id)
      return word ? [word.word, ...word.also].map(plain).filter(text => /\p{L}/u.test(text)) : []
    })
  const said = (ids: readonly string[]): TalkPhrase[] =>
    ids.flatMap(id => {
      const word = words.get(id)
      if (!word) return []
      const ended =
        /[.!?…。！？।]$/u.test(word.word) || course.code === 'th'
          ? word.word
          : `${word.word}${stops[course.code] ?? '.'}`
      const text = withInitialCapital(ended, course.code)
      return [
        {
          text,
          translation: asSentence(word.gloss.replace(/\s*\([^)]*\)/gu, '')),
          ...(word.reading && { reading: word.reading }),
        },
      ]
    })
  const alone = new Set(['yes', 'no', 'greeting'])
  return {
    intents: Object.fromEntries(
      Object.entries(concepts).flatMap(([intent, { hear, say }]) => {
        const patterns = heard(hear).map(text => `^ ${text}${intent === 'yes' || intent === 'no' ? ' $' : ''}`)
        const replies = said(say)
        if (patterns.length === 0 || replies.length === 0) return []
        const patternsAnywhere = alone.has(intent)
          ? patterns
          : [...patterns, ...heard(hear).filter(text => text.length >= 4)]
        return [[intent, { hear: patternsAnywhere, replies, examples: [] }]]
      }),
    ),
    follow_ups: [],
    acknowledgements: [],
  }
}

const asSentence = (english: string) =>
  `${english.charAt(0).toUpperCase()}${english.slice(1)}${/[.!?]$/u.test(english) ? '' : '.'}`

const stops: Partial<Record<string, string>> = { ja: '。', zh: '。', hi: '।' }
