import type { Recipe } from '../course-outline.ts'
import type { Day, Draft } from '../day.ts'
import { kindsOf } from '../day.ts'
import { questionCount, questionsFor } from './drill-choice.ts'
import type { Questions } from './drill-choice.ts'
import { drills, kindOf, taskTypes } from './kinds.ts'
import type { Drill } from './kinds.ts'
import type { Offer, Room } from './offer.ts'
import { purposeOf } from './offer.ts'
import { indexOf } from '../outline-index.ts'
import { practiceReason } from '../plan-reasons.ts'
import { seededHash } from '#domain/random.ts'
import { rowSize, SHORTEST_ROW } from '../pace/row-size.ts'

/** Fewer questions do not make a task. */
const FEWEST_QUESTIONS = 5

/** Each kind of questions once a day: two tasks of one kind would have to be told apart by numbers. */
export function drillOffers(day: Day, room: Room): Offer[] {
  const today = new Set(kindsOf(day))
  return drills.flatMap(drill => {
    if (today.has(drill.kind) || (room.purpose === 'focus' && drill.focus !== day.input.focus)) return []
    const questions = questionsFor(day, drill, rowSize(room), { repeats: room.repeats ?? 'none' })
    if (questionCount(questions) < FEWEST_QUESTIONS || questions.seconds < SHORTEST_ROW) return []
    const { focus } = drill
    const draft = drillDraft(day, drill, questions)
    // Where there were no words, or no sentences, it is another kind than it set out to be.
    const kind = kindOf(draft.recipe)
    if (today.has(kind)) return []
    return [{ kind, focus, seconds: questions.seconds, timesDone: 0, interest: undefined, draft }]
  })
}

/** The task that asks these questions. It stands at the place that most of them come from. */
export function drillDraft(day: Day, drill: Drill, { items, sentences, seconds }: Questions): Draft {
  const { input, past } = day
  const { activity, focus } = drill
  const purpose = purposeOf(day, focus)
  const recipe: Recipe = {
    kind: 'activity',
    activity,
    ...placeOfMost(day, items, sentences),
    items: [...items],
    sentences: [...sentences],
    seed: seededHash(input.seed, `${input.date} ${drill.kind}`),
  }
  const kind = kindOf(recipe)
  const reason = practiceReason({
    input,
    purpose,
    kind,
    situation: undefined,
    dueWords: 0,
    daysSince: past.daysSince(kind),
  })
  return { recipe, purpose, taskType: taskTypes[kind], seconds, reason }
}

function placeOfMost({ input }: Day, items: readonly string[], sentences: readonly string[]) {
  const index = indexOf(input.outline)
  const places = [
    ...items.flatMap(item => index.placeOf.get(item) ?? []),
    ...sentences.flatMap(id => index.sentences.get(id) ?? []),
  ]
  const byWeek = [...Map.groupBy(places, place => place.week)].sort((a, b) => b[1].length - a[1].length || b[0] - a[0])
  const [week, own] = byWeek[0] ?? [1, []]
  return { week, day: Math.max(1, ...own.map(place => place.day)) }
}
