import type { ActivityType } from '#domain/activities.ts'
import { focuses, learningGoals } from '#domain/assessment.ts'
import type { Focus } from '#domain/assessment.ts'
import type { ActivityOutline, CourseOutline, LessonOutline } from '#domain/course-outline.ts'

const WEEKS = 13
const WORDS_A_DAY = 14

/** A course of the usual size without text, for tests and simulations of the planner: 90 lessons, 1,092 words. */
export function syntheticOutline(code = 'es'): CourseOutline {
  const lessons: LessonOutline[] = []
  const activities: ActivityOutline[] = []
  for (let week = 1; week <= WEEKS; week++) {
    for (let day = 1; day <= (week === WEEKS ? 6 : 7); day++) {
      const items = day === 7 ? [] : Array.from({ length: WORDS_A_DAY }, (_, at) => `w${week}-${day}-${at + 1}`)
      const id = `${code}-beginner-${String(week).padStart(2, '0')}-${day}`
      lessons.push({
        id,
        week,
        day,
        title: `Week ${week}, day ${day}`,
        items,
        seconds: day === 7 ? CHECKPOINT_SECONDS : LESSON_SECONDS,
      })
      if (day < 7) activities.push(...activitiesOf(week, day, items))
    }
  }
  return { lessons, activities }
}

// What the pieces of a real course cost, about.
const LESSON_SECONDS = 540
const CHECKPOINT_SECONDS = 390
const SITUATION_SECONDS = 100
const SITUATION_DAY = 4

const scalable: [ActivityType, Focus, secondsPerItem: number][] = [
  ['flashcard_drill', 'writing', 12],
  ['quiz_game', 'reading', 10],
  ['memory_game', 'reading', 12],
  ['pronunciation_drill', 'speaking', 14],
  ['listening_exercise', 'listening', 20],
]
const weekly: [ActivityType, Focus, day: number, seconds: number][] = [
  ['pronunciation_drill', 'speaking', 1, 110],
  ['grammar_worksheet', 'writing', 2, 110],
  ['cultural_discovery', 'reading', 3, 60],
  ['grammar_worksheet', 'writing', 4, 110],
  ['dialogue_practice', 'speaking', 5, 150],
  ['writing_prompt', 'writing', 6, 220],
]

function activitiesOf(week: number, day: number, items: string[]): ActivityOutline[] {
  const place = { week, day, items }
  const fixed = weekly
    .filter(each => each[2] === day)
    .map(([activity, focus, , seconds]) => ({ ...place, activity, focus, scalable: false, seconds, secondsPerItem: 0 }))
  const situations = learningGoals.map(goal => ({
    ...place,
    activity: 'role_play_scenario' as const,
    focus: focuses[0],
    goal,
    scalable: false,
    seconds: SITUATION_SECONDS,
    secondsPerItem: 0,
  }))
  const words = scalable.map(([activity, focus, secondsPerItem]) => ({
    ...place,
    activity,
    focus,
    scalable: true,
    seconds: secondsPerItem * items.length,
    secondsPerItem,
  }))
  return [...words, ...fixed, ...(day === SITUATION_DAY ? situations : [])]
}
