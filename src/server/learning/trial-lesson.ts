import { notFound } from '../http/answer/api-error.ts'
import { levelTaught } from './learner-course.ts'
import type { Course } from '#curriculum/course/course.ts'
import type { Courses } from '#curriculum/course/courses.ts'
import { lessonOf } from '#curriculum/derive/lesson/lesson.ts'
import type { DerivedLesson } from '#curriculum/derive/lesson/lesson.ts'
import { lessonId } from '#curriculum/derive/lesson/lesson-id.ts'
import { languageById } from '#domain/languages.ts'

/** The course a language begins with, for who says nothing of themselves. Throws 404, or 409 where there is none yet. */
export async function firstCourse(courses: Courses, languageId: number): Promise<Course> {
  const language = languageById(languageId)
  if (!language) throw notFound()
  const course = await courses.course(language.code, levelTaught(courses, languageId, 'beginner'))
  if (!course) throw notFound()
  return course
}

/** The lesson that anybody may try: the first of the course. Throws 404. */
export function trialLessonOf(course: Course): DerivedLesson {
  const week = course.weeks[0]?.number ?? 1
  const lesson = lessonOf(course, lessonId({ code: course.code, level: course.level, week, day: 1 }))
  if (!lesson) throw notFound()
  return lesson
}

/** Whether a text stands in a language's trial lesson: who has no account may hear it. */
export async function isOfTrialLesson(courses: Courses, languageId: number, text: string): Promise<boolean> {
  const course = await firstCourse(courses, languageId)
  const known = texts.get(course) ?? textsOf(trialLessonOf(course))
  texts.set(course, known)
  return known.has(text)
}

const texts = new WeakMap<Course, Set<string>>()

function textsOf({ content }: DerivedLesson): Set<string> {
  return new Set([
    ...content.vocabulary.flatMap(entry => [entry.word, entry.example]),
    ...content.examples.map(each => each.text),
    ...content.main_content.flatMap(section => section.examples.map(each => each.text)),
    ...(content.dialogue?.lines.map(line => line.text) ?? []),
  ])
}
