import type { ActivityOutline, CourseOutline, LessonOutline } from '#domain/course-outline.ts'
import type { ActivityType } from '#domain/activities.ts'
import type { Focus, LearningGoal } from '#domain/assessment.ts'
import type { Course, Week } from '../course.ts'
import { lessonOf } from './lesson.ts'
import { CHECKPOINT_DAY, LAST_WEEK, lessonId } from './lesson-id.ts'
import { goalDays, pieceDays } from './lesson-sections.ts'
import { lessonSeconds, SECONDS } from './seconds.ts'
import { letterGroupsOf } from './letters.ts'
import { MEMORY_PAIRS } from './activities/memory-game.ts'
import { taskOf } from './task.ts'

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
    themes: course.weeks.map(week => ({
      week: week.number,
      text: [week.theme, week.can_do, ...week.days.map(day => day.title)].join('. '),
    })),
  }
  outlines.set(course, outline)
  return outline
}

function lessonsOf(course: Course, week: Week): LessonOutline[] {
  const days = week.days.map(day => day.number)
  if (week.number < LAST_WEEK) days.push(CHECKPOINT_DAY)
  return days.flatMap(day => {
    const id = lessonId({ code: course.code, level: course.level, week: week.number, day })
    const lesson = lessonOf(course, id)
    if (!lesson) return []
    const items = week.days.find(each => each.number === day)?.words.map(word => word.id) ?? []
    const seconds = lessonSeconds(lesson.content, day === CHECKPOINT_DAY)
    return [{ id, week: week.number, day, title: lesson.title, items, seconds }]
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
    activities.push(fixedActivity(course, activity, week.number, day, goal))
  fixed('pronunciation_drill', pieceDays.sound)
  for (const { number } of week.days)
    if (letterGroupsOf(course, week.number, number).length > 0)
      activities.push({ ...fixedActivity(course, 'quiz_game', week.number, number, undefined, true), letters: true })
  for (const point of week.grammar) fixed('grammar_worksheet', point.day)
  for (const [goal, day] of Object.entries(goalDays) as [LearningGoal, number][]) fixed('role_play_scenario', day, goal)
  fixed('dialogue_practice', pieceDays.dialogue)
  fixed('cultural_discovery', pieceDays.culture)
  fixed('writing_prompt', pieceDays.writing)
  return activities.sort((a, b) => a.day - b.day)
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
  goal?: LearningGoal,
  letters?: true,
): ActivityOutline {
  const recipe = { kind: 'activity' as const, activity, week, day, items: [], seed: 0 }
  const task = taskOf(course, { ...recipe, ...(goal && { goal }), ...(letters && { letters }) })
  const items = task?.content.vocabulary?.flatMap(entry => entry.item ?? []) ?? []
  return {
    activity,
    week,
    day,
    focus: focusOf[activity],
    ...(goal && { goal }),
    items,
    scalable: false,
    seconds: task?.estimated_seconds ?? 0,
    secondsPerItem: 0,
  }
}
