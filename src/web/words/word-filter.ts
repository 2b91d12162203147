import type { MetWord } from '#contract/words/words.ts'

export const wordFilters = ['all', 'due', 'weak', 'strong', 'own'] as const
export type WordFilter = (typeof wordFilters)[number]

const passes: Record<WordFilter, (word: MetWord) => boolean> = {
  all: () => true,
  due: word => word.is_due,
  weak: word => word.strength === 'new' || word.strength === 'weak',
  strong: word => word.strength === 'firm' || word.strength === 'strong',
  own: word => word.source !== 'lesson',
}

/** The words that a filter and a search leave, those first that come back first. Accents and capitals may be left out. */
export function wordsFound(words: readonly MetWord[], filter: WordFilter, search: string): MetWord[] {
  const wanted = bare(search.trim())
  return words
    .filter(passes[filter])
    .filter(word => [word.word, word.translation, word.reading ?? ''].some(text => bare(text).includes(wanted)))
    .toSorted((a, b) => (a.next_review < b.next_review ? -1 : a.next_review > b.next_review ? 1 : 0))
}

// For finding, not for judging: every mark may be left out.
const bare = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** When a word comes back, in the learner's own days: `today`, `tomorrow`, `in 12 days`. */
export function comesBack(nextReview: string, now: Temporal.Instant, zone: string): string {
  const day = (moment: Temporal.Instant) => moment.toZonedDateTimeISO(zone).toPlainDate()
  const days = day(now).until(day(Temporal.Instant.from(nextReview))).days
  if (days <= 0) return 'today'
  return days === 1 ? 'tomorrow' : `in ${days} days`
}
