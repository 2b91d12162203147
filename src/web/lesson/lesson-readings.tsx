import { useMemo } from 'react'
import type { ReactNode } from 'react'
import type { Lesson } from '#contract/program/lessons.ts'
import { readingsOfLesson } from '#domain/lessons/text-readings.ts'
import { KnownReadings } from '../parts/reading.tsx'

/** So many weeks kana stand with Latin letters. */
const NEW_FOR_WEEKS = 2

/** All that stands in a lesson is read as the lesson reads it. */
export function LessonReadings({ lesson, children }: { lesson: Lesson; children: ReactNode }) {
  const { content, week_number } = lesson
  const known = useMemo(
    () => ({ readings: readingsOfLesson(content), isNew: week_number <= NEW_FOR_WEEKS }),
    [content, week_number],
  )
  return <KnownReadings value={known}>{children}</KnownReadings>
}
