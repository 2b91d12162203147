import type { ActivityType } from '#domain/activities/activities.ts'
import type { Recipe, StoryPiece } from '#domain/plan/course-outline.ts'
import { placesOf } from '#domain/plan/offers/kinds.ts'
import type { ActivityRecipe } from '#domain/plan/offers/kinds.ts'
import type { TestNumber } from '#domain/plan/word-check.ts'
import type { Course } from '#curriculum/course/course.ts'
import { weekOf, wordsOf } from '../words/course-words.ts'
import type { PlacedWord } from '../words/course-words.ts'
import { createRandom } from '#domain/random.ts'
import { drillTask } from './drill-task.ts'
import { errorTask } from './error-task.ts'
import { lessonOf } from '../lesson/lesson.ts'
import { letterQuiz } from '../lesson/letters.ts'
import { programTest } from '../words/word-check.ts'
import { reviewQueue } from '../words/review-queue.ts'
import type { DerivedTask } from './derived-task.ts'
import { talkTask } from './talk-task.ts'
import { lessonSeconds } from '../seconds.ts'
import { fillingWords, nearWordsOf } from '../words/near-words.ts'
import { CHECKPOINT_DAY } from '../lesson/lesson-id.ts'
import { titleOfWords } from '../words/word-titles.ts'
import type { Activity, ActivityRequest, ActivityResult } from '../activities/activity.ts'
import { anotherExample } from '../words/another-example.ts'
import { culturalDiscovery } from '../activities/cultural-discovery.ts'
import { dialoguePractice } from '../activities/dialogue-practice.ts'
import { flashcardDrill } from '../activities/flashcard-drill.ts'
import { grammarWorksheet, joinedWorksheets } from '../activities/grammar-worksheet.ts'
import { listeningExercise } from '../activities/listening-exercise.ts'
import { memoryGame } from '../activities/memory-game.ts'
import { pronunciationDrill } from '../activities/pronunciation-drill.ts'
import { quizGame } from '../activities/quiz-game.ts'
import { rolePlay } from '../activities/role-play.ts'
import { writingPrompt } from '../activities/writing-prompt.ts'
import { characterQuiz } from '../activities/character-quiz.ts'
import { storyDialogue } from '../activities/story-dialogue.ts'
import { weeklyText } from '../activities/weekly-text.ts'

const activities = {
  flashcard_drill: flashcardDrill,
  quiz_game: quizGame,
  dialogue_practice: dialoguePractice,
  listening_exercise: listeningExercise,
  writing_prompt: writingPrompt,
  pronunciation_drill: pronunciationDrill,
  memory_game: memoryGame,
  role_play_scenario: rolePlay,
  cultural_discovery: culturalDiscovery,
  grammar_worksheet: grammarWorksheet,
} as const satisfies Record<ActivityType, Activity>

/** What a task of this recipe contains: always the same for the same recipe. Undefined where the course has no such place. */
export function taskOf(course: Course, recipe: Recipe): DerivedTask | undefined {
  if (recipe.kind === 'lesson') return lessonTask(course, recipe.lesson_id)
  return recipe.kind === 'talk' ? talkTask(course, recipe) : activityTask(course, recipe)
}

function activityTask(course: Course, recipe: Extract<Recipe, { kind: 'activity' }>): DerivedTask | undefined {
  const week = weekOf(course, recipe.week)
  if (!week) return undefined
  if (recipe.test) return testTask(course, recipe, recipe.test)
  const words = wordsOf(course)
  const another = new Set(recipe.another)
  const asked = [...new Set(recipe.items)].flatMap(id => {
    const word = words.byId.get(id)
    if (!word) return savedWord(recipe, id) ?? []
    const example = another.has(id) ? anotherExample(course, word) : undefined
    return example ? { ...word, example } : word
  })
  const request = {
    course,
    week,
    day: recipe.day,
    words: asked.length > 0 ? asked : wordsOfDay(words.all, recipe.week, recipe.day),
    wordsWereAsked: asked.length > 0,
    goal: recipe.goal,
    random: createRandom(`${recipe.seed} ${recipe.activity} ${recipe.week} ${recipe.day}`),
  }
  const { seconds, content, ...task } = made(request, recipe)
  const near_words = [...nearWordsOf(course, content), ...fillingWords(course, request.words, request.random)]
  return {
    ...task,
    ...(asked.length > 0 &&
      isOfEarlierRelease(recipe) && {
        title: titleOfWords(course, recipe, asked, content.vocabulary?.length ?? asked.length),
      }),
    estimated_seconds: Math.max(1, Math.round(seconds)),
    content: {
      ...content,
      ...(near_words.length > 0 && { near_words }),
      activity_type: recipe.activity,
      language: course.info.name,
    },
  }
}

function made(request: ActivityRequest, recipe: ActivityRecipe): ActivityResult {
  const { course, words, random } = request
  if (recipe.mend) return errorTask(course, recipe.mend)
  if (recipe.asks) return reviewQueue(course, recipe.asks, words, random)
  if (recipe.letters) return letterQuiz(request)
  const story = recipe.story && storyPieces[recipe.story](request)
  if (story) return story
  return drillTask(request, recipe) ?? together(request, recipe)
}

/** What a week's story gives; a course that lost it since gives what it has. */
const storyPieces = {
  dialogue: storyDialogue,
  text: weeklyText,
  characters: characterQuiz,
} as const satisfies Record<StoryPiece, (request: ActivityRequest) => ActivityResult | undefined>

/** Fixed content of one place, or of several as one. */
function together(request: ActivityRequest, recipe: ActivityRecipe): ActivityResult {
  const { course } = request
  const parts = placesOf(recipe).flatMap(({ week: number, day }) => {
    const week = weekOf(course, number)
    return week ? [activities[recipe.activity]({ ...request, week, day })] : []
  })
  const [first = activities[recipe.activity](request), ...further] = parts
  return further.length === 0 ? first : joinedWorksheets([first, ...further])
}

/** Planned before recipes named their sentences: words were put into an activity, each with its example. */
const isOfEarlierRelease = ({ asks, sentences, mend }: ActivityRecipe) => !asks && !sentences && !mend

function testTask(course: Course, recipe: Extract<Recipe, { kind: 'activity' }>, test: TestNumber): DerivedTask {
  const { seconds, content, ...task } = programTest(
    course,
    test,
    recipe.items,
    createRandom(`${recipe.seed} test ${test}`),
  )
  return {
    ...task,
    estimated_seconds: Math.max(1, seconds),
    content: { ...content, activity_type: recipe.activity, language: course.info.name },
  }
}

/** The card of something a learner met outside the course, at the place where they stand. */
function savedWord({ saved, week, day }: Extract<Recipe, { kind: 'activity' }>, id: string): PlacedWord | undefined {
  const found = saved?.find(each => each.item === id)
  return found && { id, part: 'phrase', gloss: found.translation, word: found.text, also: [], ipa: '', week, day }
}

/** The day's words; those of the whole week on its checkpoint. */
function wordsOfDay(all: PlacedWord[], week: number, day: number): PlacedWord[] {
  const ofWeek = all.filter(word => word.week === week)
  const ofDay = ofWeek.filter(word => word.day === day)
  return ofDay.length > 0 ? ofDay : ofWeek
}

/** A lesson as a task: what it teaches and how to go through it; the lesson itself is opened from it. */
function lessonTask(course: Course, id: string): DerivedTask | undefined {
  const lesson = lessonOf(course, id)
  if (!lesson) return undefined
  const isCheckpoint = lesson.day_number === CHECKPOINT_DAY
  const grammarDay = weekOf(course, lesson.week_number)?.grammar.some(point => point.day === lesson.day_number)
  return {
    title: lesson.title,
    description: lesson.description,
    task_type: isCheckpoint || !grammarDay ? 'vocabulary' : 'grammar',
    estimated_seconds: lessonSeconds(lesson.content, isCheckpoint),
    content: {
      learning_objective: lesson.description,
      ...(!isCheckpoint && { vocabulary: lesson.content.vocabulary }),
      step_by_step_instructions: [
        'Open the lesson and read its introduction.',
        ...lesson.content.main_content.map(section => section.title),
        `Answer the ${lesson.content.exercises.length} exercises.`,
      ],
      completion_criteria: 'Complete the lesson.',
      language: course.info.name,
    },
  }
}
