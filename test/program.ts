import { madeCourse } from './courses/made-course.ts'
import { withOutlines } from './courses/with-outlines.ts'
import { createRequester, createTestParts, signedInLearner } from './parts.ts'
import type { Course } from '#curriculum/course/course.ts'
import type { Courses } from '#curriculum/course/courses.ts'
import type { Parts } from '#server/http/handler.ts'

/** The answers of an assessment for Spanish; give what the test is about. */
export const assessment = {
  language_id: 1,
  current_level: 'beginner',
  learning_goals: 'travel',
  daily_time_minutes: 30,
  preferred_focus: 'speaking',
  motivation_reasons: 'family',
  specific_goals: 'Talk with my grandmother',
}

/** An installation whose languages (by code) have the made course at these levels. */
export function madeCourses(levels: Partial<Record<string, Course['level'][]>> = { es: ['beginner'] }): Courses {
  const kept = new Map<string, Course>()
  return withOutlines({
    levelsOf: code => levels[code] ?? [],
    async course(code, level) {
      if (!levels[code]?.includes(level)) return undefined
      const key = `${code} ${level}`
      const course = kept.get(key) ?? { ...madeCourse({ level }), code }
      kept.set(key, course)
      return course
    },
  })
}

/** The application with made courses, and a paying learner's way to call it. */
export async function createProgram({ courses = madeCourses(), ...given }: Partial<Parts> = {}) {
  const parts = await createTestParts({ courses, ...given })
  const request = createRequester(parts)
  const learner = async (options: Parameters<typeof signedInLearner>[1] = {}) => {
    const { id, headers } = await signedInLearner(parts, options)
    return { id, ...callsAs(request, headers) }
  }
  return { parts, clock: parts.clock, db: parts.database.db, request, learner }
}

type Requester = ReturnType<typeof createRequester>

function callsAs(request: Requester, headers: Record<string, string>) {
  const inZone = (zone?: string) => ({ ...headers, ...(zone !== undefined && { 'x-user-timezone': zone }) })
  return {
    headers,
    get: (path: string, zone?: string) => request('GET', path, { headers: inZone(zone) }),
    post: (path: string, body?: unknown, zone?: string) => request('POST', path, { headers: inZone(zone), body }),
  }
}
