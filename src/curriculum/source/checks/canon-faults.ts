import { COURSE_WEEKS } from '#domain/program/program.ts'
import type { CanonFile } from '../canon-schema.ts'
import type { Fault } from '../fault.ts'
import type { CourseWeek } from '../schema.ts'
import type { WholeWeek } from '../with-story.ts'
import type { YamlFile } from '../yaml-file.ts'
import { textFaults } from './text-faults.ts'
import { repeated } from './field-faults.ts'

/** Numbers, prices, dates and the clock are needed from the first day in a country on. */
const WEEK_OF_NUMBERS = 5

export type Taught = {
  weeks: ReadonlyMap<number, WholeWeek | CourseWeek>
  hasScript: boolean
  hasCharacters: boolean
}

/** Faults of the canon: what is said to be taught must be there, numbers and time early, what is beyond the level last. */
export function canonFaults(file: YamlFile<CanonFile>, taught: Taught): Fault[] {
  const faults = [...file.faults]
  const report = (path: readonly (string | number)[], message: string) => faults.push(file.fault(path, message))
  for (const { path, message } of textFaults(file.raw)) report(path, message)
  const points = file.content?.points ?? []
  repeated(
    points.map(point => point.id),
    at => ['points', at, 'id'],
    report,
  )
  for (const [at, { area, level, taught: place }] of points.entries()) {
    if (place === undefined) continue
    const path = ['points', at, 'taught']
    const week = weekOf(place, taught)
    if (week === undefined) report(path, `"${place}" is no grammar point and no day of this course`)
    else if ((area === 'numbers' || area === 'time') && week > WEEK_OF_NUMBERS)
      report(path, `is week ${week}: ${area} are taught in the first ${WEEK_OF_NUMBERS} weeks`)
    else if (level === 'B1' && week < COURSE_WEEKS)
      report(path, `is week ${week}: what is beyond A2 is taught in week ${COURSE_WEEKS}`)
  }
  return faults
}

/** The week in which something is taught: by the id of a grammar point, by its day (“03-2”), or over the first weeks. */
function weekOf(place: string, { weeks, hasScript, hasCharacters }: Taught): number | undefined {
  if (place === 'script') return hasScript ? 1 : undefined
  if (place === 'characters') return hasCharacters ? 1 : undefined
  const day = /^(\d\d)-([1-6])$/u.exec(place)
  if (day) return weeks.has(Number(day[1])) ? Number(day[1]) : undefined
  for (const [number, week] of weeks) if (week.grammar.some(point => point.id === place)) return number
  return undefined
}
