import { grammarExerciseTypes } from '../course/course.ts'
import { wholeWeeks } from './read-course.ts'
import type { LanguageSource, LevelSource } from './read-course.ts'

/** What a course has of the second edition, in one line, so that an author sees what is missing. */
export function storySummary({ canon, people, characters, scenes }: LanguageSource, level: LevelSource): string {
  const weeks = [...wholeWeeks(level).values()]
  const stories = weeks.flatMap(week => week.story ?? [])
  const points = weeks.flatMap(week => week.grammar)
  const exercises = points.flatMap(point => point.exercises)
  const kinds = grammarExerciseTypes.flatMap(type => {
    const count = exercises.filter(exercise => exercise.type === type).length
    return count > 0 ? [`${type} ${count}`] : []
  })
  const examples = weeks.flatMap(week => Object.values(week.words)).filter(word => word.example !== undefined).length
  const anew = stories.reduce((sum, story) => sum + Object.keys(story.examples ?? {}).length, 0)
  const taught = canon?.points.filter(point => point.taught !== undefined).length ?? 0
  return [
    canon ? `canon ${taught} of ${canon.points.length} taught` : 'no canon',
    `${people?.people.length ?? 0} people`,
    `${stories.reduce((sum, story) => sum + story.dialogues.length, 0)} dialogues`,
    `${stories.length} texts`,
    `${points.length} points, ${points.filter(point => point.table).length} with a table`,
    `exercises: ${kinds.join(', ')}`,
    `${characters?.days.reduce((sum, day) => sum + day.characters.length, 0) ?? 0} characters`,
    `${anew} of ${examples} examples said anew`,
    `${scenes?.scenes.length ?? 0} scenes`,
  ].join(', ')
}
