import type { Focus } from '#domain/program/assessment.ts'
import { ways } from '../course-outline.ts'
import type { Way } from '../course-outline.ts'
import type { KnownWord } from '../plan.ts'

/** The seconds a question of each way takes, its answer read: typing a word takes longer than choosing one. */
export const SECONDS_OF_WAY: Record<Way, number> = { choose: 9, hear: 12, type: 16, use: 20 }

/** Days of stability from which a word is asked for in a way. */
const FROM_DAYS: Record<Way, number> = { choose: 0, hear: 1.5, type: 4, use: 12 }

/** The ways that train a focus. */
const ofFocus: Record<Focus, readonly Way[]> = {
  reading: ['choose', 'use'],
  listening: ['hear'],
  writing: ['type', 'use'],
  speaking: ['type', 'use'],
}

/**
 * How a word is asked for that should be reviewed. It is chosen while it is fresh or was just forgotten, then known by ear,
 * typed, and at last used in a sentence: of the hardest way it is strong enough for and those that train the focus, the one
 * that moves its weakest skill.
 */
export function wayFor(word: KnownWord, hasSentence: boolean, focus: Focus): Way {
  // What is no word of the course has no wrong answers beside it to choose among.
  if (word.cardOnly) return 'type'
  const stability = word.repetitions < 1 ? 0 : (word.stability ?? 0)
  const fit = ways.filter(way => stability >= FROM_DAYS[way] && (way !== 'use' || hasSentence))
  const hardest = fit.at(-1) ?? 'choose'
  if (!word.skills) return hardest
  const mattering = fit.filter(way => way === hardest || (ofFocus[focus].includes(way) && way !== 'choose'))
  return mattering.reduce((best, way) => (strengthOf(word, way) < strengthOf(word, best) ? way : best), hardest)
}

/** Days of the skill that a way moves. */
function strengthOf({ skills, stability = 0 }: KnownWord, way: Way): number {
  if (way === 'choose' || !skills) return stability
  return way === 'hear' ? skills.hear : skills.write
}
