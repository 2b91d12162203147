import type { Lesson } from '#contract/program/lessons.ts'
import { PageHeading } from '../ui/page-heading.tsx'

/** Which lesson it is: week and day, language, title, what it is about, how long it takes and for whom. */
export function LessonHeader({ lesson, focusKey }: { lesson: Lesson; focusKey?: string }) {
  return (
    <header>
      <p className="flex flex-wrap gap-x-4 text-quiet">
        <span>
          Week {lesson.week_number}, Day {lesson.day_number}
        </span>
        <span>{lesson.content_type}</span>
      </p>
      <PageHeading
        title={lesson.title}
        {...(focusKey !== undefined && { focusKey })}
        className="mt-2 text-3xl sm:text-4xl"
      />
      <p className="mt-2 max-w-prose text-lg">{lesson.description}</p>
      <p className="mt-3 flex flex-wrap gap-x-5 text-quiet">
        <span>
          {lesson.estimated_duration} {lesson.estimated_duration === 1 ? 'minute' : 'minutes'}
        </span>
        <span>{lesson.difficulty_level}</span>
      </p>
    </header>
  )
}
