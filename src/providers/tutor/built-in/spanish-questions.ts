import { likeCapitals } from '#domain/conversation/typical-errors.ts'
import type { ErrorInText } from './error-in-text.ts'

const interrogatives: Record<string, string> = {
  que: 'qué', donde: 'dónde', adonde: 'adónde', quien: 'quién', quienes: 'quiénes',
  cual: 'cuál', cuales: 'cuáles', cuanto: 'cuánto', cuanta: 'cuánta', cuantos: 'cuántos', cuantas: 'cuántas',
} // biome-ignore format: a table
const preposition = '(?:(?:a|con|de|desde|en|hasta|para|por)\\s+)?'
const unaccented = new RegExp(
  `¿\\s*${preposition}(${Object.keys(interrogatives).join('|')}|como(?=\\s+(?:est[aá]s?|te|se|es|son|le|van?|lo)(?![\\p{L}])))(?![\\p{L}\\p{M}])`,
  'giu',
)

/** Question words right after “¿” have an accent. */
export function unaccentedQuestions(text: string): ErrorInText[] {
  return [...text.matchAll(unaccented)].map(match => {
    const original = match[1]!
    const corrected = likeCapitals(original, interrogatives[original.toLowerCase()] ?? 'cómo', 'es')
    return {
      kind: 'accent',
      at: match.index + match[0].length - original.length,
      original,
      corrected,
      explanation: `Asking, “${corrected.toLowerCase()}” has an accent.`,
    }
  })
}
