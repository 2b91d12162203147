import { languages } from '#domain/languages.ts'
import type { LanguageCode } from '#domain/languages.ts'
import { COURSE_WEEKS, levels } from '#domain/program/program.ts'
import type { Level } from '#domain/program/program.ts'

/** The checkpoint's day of a week. */
export const CHECKPOINT_DAY = 7

export type LessonPlace = { code: LanguageCode; level: Level; week: number; day: number }

/** `es-beginner-05-3`. */
export function lessonId({ code, level, week, day }: LessonPlace): string {
  return `${code}-${level}-${String(week).padStart(2, '0')}-${day}`
}

/** Where a lesson stands. Undefined for what is no lesson's id. */
export function parseLessonId(id: string): LessonPlace | undefined {
  const parts = /^([a-z]{2})-([a-z]+)-(\d{2})-([1-7])$/u.exec(id)
  const code = languages.find(language => language.code === parts?.[1])?.code
  const level = levels.find(each => each === parts?.[2])
  const week = Number(parts?.[3])
  const day = Number(parts?.[4])
  if (!code || !level || week < 1 || week > COURSE_WEEKS || (week === COURSE_WEEKS && day === CHECKPOINT_DAY))
    return undefined
  return { code, level, week, day }
}
