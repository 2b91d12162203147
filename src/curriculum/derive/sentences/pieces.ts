import type { Course, GrammarPoint, Week } from '#curriculum/course/course.ts'
import { pieceDays } from '#curriculum/course/piece-days.ts'

/** The grammar point met last by a learner who has done the lesson of this day; at the very beginning the one that comes first. */
export function latestPoint(course: Course, week: number, day: number): GrammarPoint {
  const points = course.weeks.flatMap(each => each.grammar.map(point => ({ point, at: each.number * 10 + point.day })))
  points.sort((a, b) => a.at - b.at)
  const found = points.findLast(({ at }) => at <= week * 10 + day) ?? points[0]
  if (!found) throw new Error(`Cannot find a grammar point in the course "${course.code}"`)
  return found.point
}

/** The grammar points met together: all of the day on which the latest was met. */
export function latestPoints(course: Course, week: number, day: number): GrammarPoint[] {
  const latest = latestPoint(course, week, day)
  const home = course.weeks.find(each => each.grammar.includes(latest))
  return home?.grammar.filter(point => point.day === latest.day) ?? [latest]
}

/** The week whose piece of this kind was met last; in the first week its own, even before its day. */
export function weekOfPiece(course: Course, week: Week, day: number, piece: keyof typeof pieceDays): Week {
  if (day >= pieceDays[piece]) return week
  return course.weeks.find(each => each.number === week.number - 1) ?? week
}
