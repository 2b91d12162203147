import { fixedTopics, starters } from '#domain/conversation/conversation-topics.ts'
import type { TopicId } from '#domain/conversation/conversation-topics.ts'
import type { Focus } from '#domain/program/assessment.ts'
import type { TalkRecipe } from '../course-outline.ts'
import { kindsOf } from '../day.ts'
import type { Day, Draft } from '../day.ts'
import { taskTypes } from './kinds.ts'
import type { Offer, Room } from './offer.ts'
import { purposeOf } from './offer.ts'
import { practiceReason } from '../plan-reasons.ts'
import { seededHash } from '#domain/random.ts'
import { rowSize } from '../pace/row-size.ts'

/** A message written or said, its feedback and the answer read. */
const SECONDS_A_TURN = 40
const FEWEST_TURNS = 4
/** Who knows few words has said everything soon: a turn more for each so many words. */
const WORDS_A_TURN = 12
export const MOST_TURNS = 45

/** Talking is saying; where writing is the focus, the same talk is written. */
const focusOfTalk = (focus: Focus): Focus => (focus === 'writing' ? 'writing' : 'speaking')

export const secondsOfTurns = (turns: number) => turns * SECONDS_A_TURN
export const SHORTEST_TALK = secondsOfTurns(FEWEST_TURNS)

/** The turns that a learner with so many words can fill. */
export function turnsFor(day: Day, seconds: number): number {
  const able = FEWEST_TURNS + Math.floor(day.material.words.length / WORDS_A_TURN)
  return Math.min(MOST_TURNS, able, Math.floor(seconds / SECONDS_A_TURN))
}

/** One conversation a day: the scene that was talked about least, those of the chosen goal among them. */
export function talkOffers(day: Day, room: Room): Offer[] {
  const focus = focusOfTalk(day.input.focus)
  if (kindsOf(day).includes('talk') || (room.purpose === 'focus' && focus !== day.input.focus)) return []
  if (day.material.words.length === 0) return []
  const turns = turnsFor(day, rowSize(room))
  if (turns < FEWEST_TURNS) return []
  const draft = talkDraft(day, { kind: 'talk', scene: sceneFor(day), turns })
  return [{ kind: 'talk', focus, seconds: draft.seconds, timesDone: 0, interest: undefined, draft }]
}

export function talkDraft(day: Day, recipe: TalkRecipe): Draft {
  const purpose = purposeOf(day, focusOfTalk(day.input.focus))
  const reason = practiceReason({
    input: day.input,
    purpose,
    kind: 'talk',
    situation: recipe.scene.startsWith('goal:') ? day.input.goal : undefined,
    dueWords: 0,
    daysSince: day.past.daysSince('talk'),
  })
  const taskType = day.input.focus === 'writing' ? 'writing' : taskTypes.talk
  return { recipe, purpose, taskType, seconds: secondsOfTurns(recipe.turns), reason }
}

/** The week of the syllabus from which on a learner has the words for a topic. */
const topicWeeks: Record<TopicId, number> = {
  introductions: 1,
  family: 2,
  'daily-life': 3,
  food: 4,
  travel: 6,
  shopping: 7,
  'free-time': 8,
  'work-study': 11,
}

/** A role play before a situation of the chosen goal, and that before a topic. */
const nearness = (scene: string) => (scene.startsWith('scene:') ? 2 : Number(scene.startsWith('goal:')))

/** The week from which on a learner can hold out in a role play. */
const FIRST_SCENES = 3

function sceneFor({ input, past, material }: Day): string {
  const weeks = new Set(material.pieces.map(piece => piece.week))
  const reached = Math.max(1, ...weeks)
  const scenes = [
    ...(input.outline.scenes ?? []).flatMap(({ id, topic }) =>
      reached >= FIRST_SCENES && topicWeeks[topic] < reached ? [`scene:${id}`] : [],
    ),
    ...Array.from(weeks, week => `goal:${input.goal}:${week}`),
    ...fixedTopics.flatMap(({ id }, at) => (topicWeeks[id] <= reached ? [`topic:${at}`] : [])),
    ...starters.flatMap(({ id }, at) => (topicWeeks[id] < reached ? [`starter:${at}`] : [])),
  ]
  const random = (scene: string) => seededHash(input.seed, scene)
  return scenes.reduce((best, scene) => {
    const fewer = past.timesTalked(best) - past.timesTalked(scene)
    const nearer = nearness(scene) - nearness(best)
    return (fewer || nearer || random(best) - random(scene)) > 0 ? scene : best
  })
}
