import type { ActivityType } from '#domain/activities/activities.ts'
import { focuses, learningGoals } from '#domain/program/assessment.ts'
import type { Focus } from '#domain/program/assessment.ts'
import type { ActivityOutline, CourseOutline, LessonOutline, SentenceOutline } from '#domain/plan/course-outline.ts'
import { COURSE_WEEKS } from '#domain/program/program.ts'

const WORDS_A_DAY = 14

/** A course of the usual size without text, for tests and simulations of the planner: 90 lessons, 1,092 words. */
export function syntheticOutline(code = 'es'): CourseOutline {
  const lessons: LessonOutline[] = []
  const activities: ActivityOutline[] = []
  const sentences: SentenceOutline[] = []
  for (let week = 1; week <= COURSE_WEEKS; week++) {
    for (let day = 1; day <= (week === COURSE_WEEKS ? 6 : 7); day++) {
      const items = day === 7 ? [] : Array.from({ length: WORDS_A_DAY }, (_, at) => `w${week}-${day}-${at + 1}`)
      const id = `${code}-beginner-${String(week).padStart(2, '0')}-${day}`
      lessons.push({
        id,
        week,
        day,
        title: `Week ${week}, day ${day}`,
        items,
        seconds: day === 7 ? CHECKPOINT_SECONDS : LESSON_SECONDS,
        sentences: items.slice(0, SENTENCES_OF_LESSON).map(item => `e:${item}`),
      })
      if (day < 7) activities.push(...activitiesOf(week, day, items))
      if (day < 7) sentences.push(...sentencesOf(week, day, items))
    }
  }
  return { lessons, activities, sentences }
}

// As many as a real course has: of each day's words eight have an example, a lesson asks for three of them.
const EXAMPLES_A_DAY = 8
const SENTENCES_OF_LESSON = 3
const FURTHER_A_DAY = 5

function sentencesOf(week: number, day: number, items: string[]): SentenceOutline[] {
  return [
    ...items.slice(0, EXAMPLES_A_DAY).map(item => ({ id: `e:${item}`, week, day, item })),
    ...Array.from({ length: FURTHER_A_DAY }, (_, at) => ({ id: `d:${week}:${day}:${at}`, week, day })),
  ]
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
