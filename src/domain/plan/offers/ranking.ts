import { seededHash } from '#domain/random.ts'
import { kindsOf, rowsLeft, secondsLeft } from '../day.ts'
import type { Day } from '../day.ts'
import type { Kind } from './kinds.ts'
import type { Offer, Room } from './offer.ts'
import { LONGEST_AT_A_STRETCH } from '../pace/row-size.ts'

/** The week from which on there are enough words to read something every day. */
const READING_FROM_WEEK = 3

/** What every day should hold: something heard, something said or written in one's own words, later on something to read. */
const needs: readonly { name: string; kinds: readonly Kind[]; fromWeek?: number }[] = [
  { name: 'something heard', kinds: ['dialogue_practice', 'listening_exercise', 'words_heard'] },
  { name: 'something said or written freely', kinds: ['talk', 'writing_prompt', 'role_play_scenario'] },
  {
    name: 'something read',
    kinds: ['text', 'sentences_read', 'cultural_discovery', 'quiz_game'],
    fromWeek: READING_FROM_WEEK,
  },
]

/** A kind that was not planned for longer than this is due for variety. */
export const STALE_DAYS = 3

type Criterion = {
  name: string
  /** The lower the better; 0 where the criterion says nothing. */
  cost(offer: Offer, day: Day, room: Room): number
}

const flag = (value: boolean) => Number(value)

/** What makes one offer better than another, the weightiest first. */
export const criteria: readonly Criterion[] = [
  {
    name: 'leaves the day no more than its rows can hold',
    cost: ({ seconds }, day) => Math.round(leftOver(day, seconds) / 60),
  },
  {
    name: 'leaves its purpose no more than the rows that are left can hold',
    cost: ({ seconds }, _, { wanted, rows, longest }) =>
      Math.max(0, Math.round((wanted - seconds - (rows - 1) * longest) / 60)),
  },
  {
    name: 'does not serve the focus once more while the rest of the day waits',
    cost: ({ draft }, day, { purpose }) => flag(purpose === 'practice' && draft.purpose === 'focus' && hasFocus(day)),
  },
  {
    name: 'is of a kind that was not had for days',
    cost: ({ kind }, day) => flag(day.past.daysSince(kind) <= STALE_DAYS),
  },
  { name: 'gives the day what it lacks', cost: ({ kind }, day) => flag(!isNeeded(kind, day)) },
  { name: 'was not done before', cost: ({ timesDone }) => Math.min(timesDone, 1) },
  { name: 'speaks of what the learner wishes', cost: ({ interest }) => (interest === 'specific' ? 0 : 1) },
  { name: 'was had longest ago', cost: ({ kind }, day) => -Math.min(day.past.daysSince(kind), 1000) },
  {
    name: 'is drawn for this day',
    cost: ({ kind }, { input }) => seededHash(input.seed, `${input.date} ${kind}`),
  },
]

/** The seconds that no row would be left for, were the next one so long. */
export const leftOver = (day: Day, seconds: number) =>
  Math.max(0, secondsLeft(day) - seconds - (rowsLeft(day) - 1) * LONGEST_AT_A_STRETCH)

const hasFocus = (day: Day) => day.drafts.some(draft => draft.purpose === 'focus')

function isNeeded(kind: Kind, day: Day): boolean {
  const today = new Set(kindsOf(day))
  return needs.some(
    ({ kinds, fromWeek = 1 }) =>
      kinds.includes(kind) && !kinds.some(each => today.has(each)) && day.material.reached >= fromWeek,
  )
}

/** The best of some offers by the criteria; undefined where there is none. */
export function bestOffer(offers: readonly Offer[], day: Day, room: Room): Offer | undefined {
  const ranked = offers.map(offer => ({ offer, costs: criteria.map(criterion => criterion.cost(offer, day, room)) }))
  return ranked.sort((a, b) => inOrder(a.costs, b.costs))[0]?.offer
}

function inOrder(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((cost, each) => cost !== b[each])
  return at < 0 ? 0 : a[at]! - b[at]!
}
