import { fixedTopics, starters } from '#domain/conversation/conversation-topics.ts'
import type { TopicId } from '#domain/conversation/conversation-topics.ts'
import type { Focus, LearningGoal } from '#domain/program/assessment.ts'
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
/** A scene is played to its end in so many messages at the most; about a topic one can talk on. */
const MOST_TURNS = { scene: 10, topic: 45 } as const
export const mostTurns = (scene: string) => (scene.startsWith('scene:') ? MOST_TURNS.scene : MOST_TURNS.topic)

/** Talking is saying; where writing is the focus, the same talk is written. */
const focusOfTalk = (focus: Focus): Focus => (focus === 'writing' ? 'writing' : 'speaking')

export const secondsOfTurns = (turns: number) => turns * SECONDS_A_TURN
export const SHORTEST_TALK = secondsOfTurns(FEWEST_TURNS)

/** The turns that a learner with so many words can fill. */
export function turnsFor(day: Day, seconds: number, scene: string): number {
  const able = FEWEST_TURNS + Math.floor(day.material.words.length / WORDS_A_TURN)
  return Math.min(mostTurns(scene), able, Math.floor(seconds / SECONDS_A_TURN))
}

/** From so long a day on there is room for two conversations. */
const SECONDS_FOR_ANOTHER = 3600
const talksOfDay = ({ budget }: Day) => (budget < SECONDS_FOR_ANOTHER ? 1 : 2)

/** About how long the day could be talked: about a topic, which takes the most. */
export const secondsOfTalks = (day: Day) => secondsOfTurns(turnsFor(day, day.budget, 'topic:0'))

/** A conversation, as long as the day has had fewer than it has room for. */
export function talkOffers(day: Day, room: Room): Offer[] {
  const focus = focusOfTalk(day.input.focus)
  const talks = kindsOf(day).filter(kind => kind === 'talk').length
  if (talks >= talksOfDay(day) || (room.purpose === 'focus' && focus !== day.input.focus)) return []
  if (day.material.words.length === 0) return []
  const found = sceneFor(day)
  if (!found) return []
  const { scene, topic } = found
  const turns = turnsFor(day, rowSize(room), scene)
  if (turns < FEWEST_TURNS) return []
  const draft = talkDraft(day, { kind: 'talk', scene, turns }, isOfGoal(topic, day.input.goal))
  return [{ kind: 'talk', focus, seconds: draft.seconds, timesDone: 0, interest: undefined, draft }]
}

function talkDraft(day: Day, recipe: TalkRecipe, ofGoal: boolean): Draft {
  const purpose = purposeOf(day, focusOfTalk(day.input.focus))
  const reason = practiceReason({
    input: day.input,
    purpose,
    kind: 'talk',
    situation: ofGoal ? day.input.goal : undefined,
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

/** The topics that a goal is about. */
const topicsOfGoal: Record<LearningGoal, readonly [TopicId, ...TopicId[]]> = {
  conversation: ['introductions', 'family', 'free-time'],
  business: ['work-study', 'introductions'],
  travel: ['travel', 'food', 'shopping'],
  academic: ['work-study', 'daily-life'],
}

/** Words after which a learner can hold out in a role play. */
const WORDS_FOR_SCENES = 60

type Scene = { scene: string; topic: TopicId; isPlayed: boolean }

/**
 * What can be talked about so far. The tutor plays the role plays and asks about its topics; a situation of the course's goals
 * it can only come near to, so those are for a course without role plays.
 */
function scenesFor({ input: { outline, goal }, material }: Day): Scene[] {
  const weeks = new Set(material.pieces.map(piece => piece.week))
  const reached = Math.max(1, ...weeks)
  const topics = fixedTopics.flatMap(({ id }, at) =>
    topicWeeks[id] <= reached ? [{ scene: `topic:${at}`, topic: id, isPlayed: false }] : [],
  )
  if (outline.scenes) {
    const canPlay = (topic: TopicId) => material.words.length >= WORDS_FOR_SCENES && topicWeeks[topic] <= reached
    const played = outline.scenes.filter(({ topic }) => canPlay(topic))
    return [...played.map(({ id, topic }) => ({ scene: `scene:${id}`, topic, isPlayed: true })), ...topics]
  }
  const [topicOfGoal] = topicsOfGoal[goal]
  return [
    ...Array.from(weeks, week => ({ scene: `goal:${goal}:${week}`, topic: topicOfGoal, isPlayed: true })),
    ...topics,
    ...starters.flatMap(({ id }, at) =>
      topicWeeks[id] < reached ? [{ scene: `starter:${at}`, topic: id, isPlayed: false }] : [],
    ),
  ]
}

/** What was talked about least; then what is played, then what belongs to the goal. */
function sceneFor(day: Day): Scene | undefined {
  const { input, past, drafts } = day
  const today = drafts.flatMap(({ recipe }) => (recipe.kind === 'talk' ? [recipe.scene] : []))
  const random = ({ scene }: Scene) => seededHash(input.seed, scene)
  const nearness = ({ topic, isPlayed }: Scene) => 2 * Number(isPlayed) + Number(isOfGoal(topic, input.goal))
  // One scene a day; whoever has time for more talks on about a topic.
  const isOpen = ({ scene, isPlayed }: Scene) => today.length === 0 || (!isPlayed && !today.includes(scene))
  const [first, ...others] = scenesFor(day).filter(isOpen)
  return others.reduce((best, each) => {
    if (!best) return each
    const fewer = past.timesTalked(best.scene) - past.timesTalked(each.scene)
    const nearer = nearness(each) - nearness(best)
    return (fewer || nearer || random(best) - random(each)) > 0 ? each : best
  }, first)
}

const isOfGoal = (topic: TopicId, goal: LearningGoal) => topicsOfGoal[goal].includes(topic)
