import type { ActivityType, TaskType } from '#domain/activities/activities.ts'
import type { Focus } from '#domain/program/assessment.ts'
import type { Recipe, StoryPiece } from '../course-outline.ts'

export type ActivityRecipe = Extract<Recipe, { kind: 'activity' }>

/** What a row of a day is, as a learner would tell them apart. */
export type Kind =
  | ActivityType
  | 'reviews'
  | 'sentences'
  | 'sentences_read'
  | 'words_heard'
  | 'text'
  | 'characters'
  | 'talk'
  | 'lesson'

export function kindOf(recipe: Recipe): Kind {
  if (recipe.kind !== 'activity') return recipe.kind
  if (recipe.asks) return 'reviews'
  if (recipe.story) return kindOfPiece(recipe)
  if (recipe.activity === 'grammar_worksheet' && recipe.sentences) return 'sentences'
  if (recipe.activity === 'quiz_game' && recipe.sentences && recipe.items.length === 0) return 'sentences_read'
  if (recipe.activity === 'listening_exercise' && recipe.sentences?.length === 0) return 'words_heard'
  return recipe.activity
}

/** What a piece of fixed content is to a learner: a dialogue of the day is a dialogue. */
export function kindOfPiece({ activity, story }: { activity: ActivityType; story?: StoryPiece | undefined }): Kind {
  return story === 'text' || story === 'characters' ? story : activity
}

/** The activity that a row is had for: a queue of reviews, a test and errors to mend are of no kind in this sense. */
export function activityOf(recipe: Recipe): ActivityType | undefined {
  if (recipe.kind !== 'activity' || recipe.asks || recipe.test || recipe.mend) return undefined
  return recipe.activity
}

/** Whether the content of a recipe is fixed, so that it can be had once and then is used up for a while. */
export function isPiece(recipe: ActivityRecipe): boolean {
  return recipe.items.length === 0 && !recipe.mend && !recipe.test && !recipe.asks && !recipe.sentences
}

/** The places whose content a recipe takes in. */
export const placesOf = (recipe: ActivityRecipe): ActivityRecipe[] => [
  recipe,
  ...(recipe.further ?? []).map(place => ({ ...recipe, ...place })),
]

export const taskTypes: Record<Kind, TaskType> = {
  reviews: 'vocabulary',
  lesson: 'vocabulary',
  flashcard_drill: 'vocabulary',
  quiz_game: 'reading',
  memory_game: 'vocabulary',
  dialogue_practice: 'conversation',
  role_play_scenario: 'speaking',
  pronunciation_drill: 'speaking',
  listening_exercise: 'listening',
  writing_prompt: 'writing',
  grammar_worksheet: 'grammar',
  cultural_discovery: 'culture',
  sentences: 'writing',
  sentences_read: 'reading',
  words_heard: 'listening',
  text: 'reading',
  characters: 'reading',
  talk: 'conversation',
}

/** What an activity asks for that words and sentences are put into, and the seconds each takes; 0 where it takes none. */
export type Drill = {
  kind: Kind
  activity: ActivityType
  focus: Focus
  word: number
  sentence: number
  /** The seconds a question takes by the course's own estimate: what a learner's own pace is set against. */
  usual: number
  /** The share of its questions that are whole sentences, where there are enough of both. */
  sentenceShare: number
  /** The most questions of one task. */
  most: number
}

const drill = (
  activity: ActivityType,
  focus: Focus,
  rest: Pick<Drill, 'word' | 'sentence' | 'usual' | 'sentenceShare'>,
): Drill => ({
  kind: activity,
  activity,
  focus,
  most: 120,
  ...rest,
})

/** A board of pairs has to fit a phone. */
const MOST_PAIRS = 12

export const drills: readonly Drill[] = [
  drill('quiz_game', 'reading', { word: 10, sentence: 14, usual: 10, sentenceShare: 0.6 }),
  drill('flashcard_drill', 'writing', { word: 15, sentence: 0, usual: 12, sentenceShare: 0 }),
  { ...drill('memory_game', 'reading', { word: 12, sentence: 0, usual: 12, sentenceShare: 0 }), most: MOST_PAIRS },
  drill('listening_exercise', 'listening', { word: 13, sentence: 22, usual: 20, sentenceShare: 0.7 }),
  drill('pronunciation_drill', 'speaking', { word: 14, sentence: 18, usual: 14, sentenceShare: 0.5 }),
  { ...drill('quiz_game', 'reading', { word: 0, sentence: 14, usual: 10, sentenceShare: 1 }), kind: 'sentences_read' },
  {
    ...drill('listening_exercise', 'listening', { word: 13, sentence: 0, usual: 20, sentenceShare: 0 }),
    kind: 'words_heard',
  },
  {
    ...drill('grammar_worksheet', 'writing', { word: 0, sentence: 32, usual: 22, sentenceShare: 1 }),
    kind: 'sentences',
  },
]
