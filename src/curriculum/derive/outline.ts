import type { ActivityOutline, CourseOutline, LessonOutline, StoryPiece } from '#domain/plan/course-outline.ts'
import type { ActivityType } from '#domain/activities/activities.ts'
import type { Focus, LearningGoal } from '#domain/program/assessment.ts'
import type { Course, Week } from '../course/course.ts'
import type { TaskContent } from '#domain/activities/task-content.ts'
import { COURSE_WEEKS } from '#domain/program/program.ts'
import { charactersOf } from './lesson/characters.ts'
import { addressesOf, practiceSentences } from './sentences/practice-sentences.ts'
import { lessonOf } from './lesson/lesson.ts'
import type { DerivedLesson } from './lesson/lesson.ts'
import { CHECKPOINT_DAY, lessonId } from './lesson/lesson-id.ts'
import { goalDays, pieceDays } from '../course/piece-days.ts'
import { lessonSeconds, SECONDS } from './seconds.ts'
import { letterGroupsOf } from './lesson/letters.ts'
import { MEMORY_PAIRS } from './activities/memory-game.ts'
import { taskOf } from './tasks/task.ts'

/** What each kind of activity trains above all. */
export const focusOf: Record<ActivityType, Focus> = {
  flashcard_drill: 'writing',
  quiz_game: 'reading',
  dialogue_practice: 'speaking',
  listening_exercise: 'listening',
  writing_prompt: 'writing',
  pronunciation_drill: 'speaking',
  memory_game: 'reading',
  role_play_scenario: 'speaking',
  cultural_discovery: 'reading',
  grammar_worksheet: 'writing',
}

const secondsPerItem = {
  flashcard_drill: SECONDS.flashcard,
  quiz_game: SECONDS.quizQuestion,
  listening_exercise: SECONDS.listeningExercise,
  pronunciation_drill: SECONDS.spokenWord,
} as const satisfies Partial<Record<ActivityType, number>>

const outlines = new WeakMap<Course, CourseOutline>()

/** The order of a course and what each piece costs. Made once per course. */
export function outlineOf(course: Course): CourseOutline {
  const kept = outlines.get(course)
  if (kept) return kept
  const outline: CourseOutline = {
    lessons: course.weeks.flatMap(week => lessonsOf(course, week)),
    activities: course.weeks.flatMap(week => activitiesOf(course, week)),
    sentences: practiceSentences(course).all.map(({ id, week, day, item, goal }) => ({
      id,
      week,
      day,
      ...(item !== undefined && { item }),
      ...(goal && { goal }),
    })),
    themes: course.weeks.map(week => ({
      week: week.number,
      text: [week.theme, week.can_do, ...week.days.map(day => day.title)].join('. '),
    })),
    ...(course.scenes && { scenes: course.scenes.map(({ id, topic }) => ({ id, topic })) }),
  }
  outlines.set(course, outline)
  return outline
}

function lessonsOf(course: Course, week: Week): LessonOutline[] {
  const days = week.days.map(day => day.number)
  if (week.number < COURSE_WEEKS) days.push(CHECKPOINT_DAY)
  return days.flatMap(day => {
    const id = lessonId({ code: course.code, level: course.level, week: week.number, day })
    const lesson = lessonOf(course, id)
    if (!lesson) return []
    const items = week.days.find(each => each.number === day)?.words.map(word => word.id) ?? []
    const seconds = lessonSeconds(lesson.content, day === CHECKPOINT_DAY)
    const sentences = sentencesOfLesson(course, week, lesson)
    return [{ id, week: week.number, day, title: lesson.title, items, seconds, sentences }]
  })
}

function activitiesOf(course: Course, week: Week): ActivityOutline[] {
  const activities = week.days.flatMap(day => {
    const items = day.words.map(word => word.id)
    return [
      ...(Object.entries(secondsPerItem) as [ActivityType, number][]).map(([activity, seconds]) =>
        scalable(activity, week.number, day.number, items, seconds),
      ),
      scalable('memory_game', week.number, day.number, items.slice(0, MEMORY_PAIRS.most), SECONDS.memoryPair),
    ]
  })
  const fixed = (activity: ActivityType, day: number, goal?: LearningGoal) =>
    activities.push(fixedActivity(course, activity, week.number, day, goal && { goal }))
  const story = (story: StoryPiece, activity: ActivityType, day: number) =>
    activities.push(fixedActivity(course, activity, week.number, day, { story }))
  fixed('pronunciation_drill', pieceDays.sound)
  for (const { number } of week.days)
    if (letterGroupsOf(course, week.number, number).length > 0)
      activities.push(fixedActivity(course, 'quiz_game', week.number, number, { letters: true }))
  for (const day of new Set(week.grammar.map(point => point.day))) fixed('grammar_worksheet', day)
  for (const { day } of week.dialogues ?? []) story('dialogue', 'dialogue_practice', day)
  if (week.text) story('text', 'cultural_discovery', pieceDays.text)
  for (const { number } of week.days)
    if (charactersOf(course, week.number, number).length > 0) story('characters', 'quiz_game', number)
  for (const [goal, day] of Object.entries(goalDays) as [LearningGoal, number][]) fixed('role_play_scenario', day, goal)
  fixed('dialogue_practice', pieceDays.dialogue)
  fixed('cultural_discovery', pieceDays.culture)
  fixed('writing_prompt', pieceDays.writing)
  return activities.sort((a, b) => a.day - b.day)
}

/** The sentences a lesson asks for: those whose blank or translation is typed. */
function sentencesOfLesson(course: Course, week: Week, { content }: DerivedLesson): string[] {
  const examples = new Map(
    week.days.flatMap(day => day.words.flatMap(word => (word.example ? [[word.id, word.example.text]] : []))),
  )
  const texts = content.exercises.flatMap(({ id, item, answer }) =>
    item !== undefined && id.includes('-blank-') ? (examples.get(item) ?? []) : [answer],
  )
  return addressesOf(course, texts)
}

/** What a task's content asks for in whole sentences. */
function foreignTexts(content: TaskContent | undefined): string[] {
  return [
    ...(content?.dialogue?.lines.map(line => line.text) ?? []),
    ...(content?.role_play?.turns.map(turn => turn.phrase.text) ?? []),
    ...(content?.pronunciation_exercises?.map(each => each.phrase) ?? []),
    ...(content?.interactive_exercises?.flatMap(each => [each.answer ?? '', ...(each.alternatives ?? [])]) ?? []),
    ...(content?.writing ? [content.writing.model.text] : []),
  ]
}

function scalable(activity: ActivityType, week: number, day: number, items: string[], each: number): ActivityOutline {
  return {
    activity,
    week,
    day,
    focus: focusOf[activity],
    items,
    scalable: true,
    seconds: Math.round(items.length * each),
    secondsPerItem: each,
  }
}

function fixedActivity(
  course: Course,
  activity: ActivityType,
  week: number,
  day: number,
  marks: Pick<ActivityOutline, 'goal' | 'letters' | 'story'> = {},
): ActivityOutline {
  const recipe = { kind: 'activity' as const, activity, week, day, items: [], seed: 0 }
  const task = taskOf(course, { ...recipe, ...marks })
  const items = task?.content.vocabulary?.flatMap(entry => entry.item ?? []) ?? []
  return {
    activity,
    week,
    day,
    focus: marks.story === 'text' || marks.story === 'characters' ? 'reading' : focusOf[activity],
    ...marks,
    items,
    scalable: false,
    seconds: task?.estimated_seconds ?? 0,
    secondsPerItem: 0,
    sentences: addressesOf(course, foreignTexts(task?.content)),
  }
}
