import { addDays } from '#domain/calendar/local-days.ts'
import type { ActivityOutline, LessonOutline, SentenceOutline } from '../course-outline.ts'
import { indexOf, placeKey } from '../outline-index.ts'
import type { PastTasks } from '../past-tasks.ts'
import { seededHash } from '#domain/random.ts'
import type { KnownWord, PlanInput } from '../plan.ts'

/** What a day may ask for: words and sentences in the order in which they should come, and the contents of their own. */
export type Material = {
  lessonsToday: readonly LessonOutline[]
  /** Words of today's lessons first, then those most at risk. */
  words: readonly MaterialWord[]
  /** Sentences that yesterday did not ask for: those never asked first, then those not asked for longest. */
  readonly sentences: readonly SentenceOutline[]
  sentenceCount: number
  pieces: readonly ActivityOutline[]
  /** The sentences that the next lessons will ask for: left to them. */
  coming: ReadonlySet<string>
  /** The latest week of the course that was begun; 0 before the first. */
  reached: number
}

const LESSONS_AHEAD = 2

export type MaterialWord = { item: string; known: KnownWord | undefined }

export function materialOf(input: PlanInput, past: PastTasks, lessonsToday: readonly LessonOutline[]): Material {
  const { outline, goal } = input
  const index = indexOf(outline)
  const done = outline.lessons.filter(lesson => input.lessonsDone.has(lesson.id))
  const places = [...done, ...lessonsToday].map(placeKey)
  const coming = sentencesOfNext(input, lessonsToday)
  const mayUse = (each: { goal?: SentenceOutline['goal'] }) => each.goal === undefined || each.goal === goal
  const sentences = places
    .flatMap(place => index.sentencesAt.get(place) ?? [])
    .filter(sentence => mayUse(sentence) && !past.yesterday.has(sentence.id) && !coming.has(sentence.id))
  const pieces = places
    .flatMap(place => index.activitiesAt.get(place) ?? [])
    .filter(each => mayUse(each) && !each.scalable && each.seconds > 0)
  const met = new Set(input.words.map(word => word.item))
  const fresh = lessonsToday.flatMap(lesson => lesson.items).filter(item => !met.has(item))
  // Between two lessons of a day only the number of sentences is asked for.
  let ordered: readonly SentenceOutline[] | undefined
  return {
    lessonsToday,
    words: [...[...new Set(fresh)].map(item => ({ item, known: undefined })), ...wordsByRisk(input)],
    get sentences() {
      ordered ??= inTurn(sentences, input, past)
      return ordered
    },
    sentenceCount: sentences.length,
    pieces,
    coming,
    reached: Math.max(0, ...done.map(lesson => lesson.week), ...lessonsToday.map(lesson => lesson.week)),
  }
}

const byRisk = new WeakMap<PlanInput, MaterialWord[]>()

/** The words met before today, those most at risk first; the same for a day whatever lessons it takes in. */
function wordsByRisk(input: PlanInput): MaterialWord[] {
  const made = byRisk.get(input)
  if (made) return made
  const words = input.words
    .toSorted((a, b) => a.retrievability - b.retrievability || (a.item < b.item ? -1 : 1))
    .map(known => ({ item: known.item, known }))
  byRisk.set(input, words)
  return words
}

/** What the next lessons will ask for is left to them, so that it does not come on two days running. */
function sentencesOfNext({ outline, lessonsDone }: PlanInput, lessonsToday: readonly LessonOutline[]): Set<string> {
  const today = new Set(lessonsToday.map(lesson => lesson.id))
  const open = outline.lessons.filter(lesson => !lessonsDone.has(lesson.id) && !today.has(lesson.id))
  return new Set(open.slice(0, LESSONS_AHEAD).flatMap(lesson => lesson.sentences ?? []))
}

/** Sentences of longer ago than this are as good as others that were asked for longer ago still. */
const RESTED_DAYS = 7
/** The words of a sentence are worth asking for below this probability of recall. */
const AT_RISK = 0.9

/**
 * Those never asked for or not for a week come first, among them those whose word is about to be forgotten; then those not
 * asked for longest, of one week together, the latest week first.
 */
function inTurn(
  sentences: readonly SentenceOutline[],
  { date, seed, words }: PlanInput,
  past: PastTasks,
): SentenceOutline[] {
  const rested = addDays(date, -RESTED_DAYS)
  const recall = new Map(words.map(word => [word.item, word.retrievability]))
  const riskOf = ({ item }: SentenceOutline) => {
    const known = item === undefined ? undefined : recall.get(item)
    return known === undefined || known >= AT_RISK ? AT_RISK : Math.round(known * 20) / 20
  }
  return sentences
    .map(sentence => {
      const last = past.lastAsked(sentence.id)
      return {
        sentence,
        last,
        tired: Number(last > rested),
        risk: riskOf(sentence),
        random: seededHash(seed, `${date} ${sentence.id}`),
      }
    })
    .sort(
      (a, b) =>
        a.tired - b.tired ||
        a.risk - b.risk ||
        (a.last < b.last ? -1 : a.last > b.last ? 1 : 0) ||
        b.sentence.week - a.sentence.week ||
        b.sentence.day - a.sentence.day ||
        a.random - b.random,
    )
    .map(each => each.sentence)
}
