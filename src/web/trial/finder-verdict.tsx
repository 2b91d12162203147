import type { FinderBank, FinderResult } from '#domain/plan/level-finder.ts'
import { levelsInWords } from '#domain/program/level-in-words.ts'
import { paths } from '../app/paths.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import { ProgressBar } from '../ui/progress-bar.tsx'
import { StartLearning } from './start-learning.tsx'

/** From this share of its words on, a course has little to teach, and that is said before anybody pays for it. */
const NEARLY_ALL = 0.85

/** What the level finder found: where one would begin, and honestly what the course can still teach. */
export function FinderVerdict({
  language,
  bank,
  result,
  onAgain,
}: {
  language: { id: number; code: string; name: string }
  bank: FinderBank
  result: FinderResult
  onAgain(): void
}) {
  const { level, week, words, words_of_course } = result
  const theme = bank.weeks.find(each => each.week === week)?.theme
  const course = levelsInWords[bank.level]
  const isTooEasy = words >= NEARLY_ALL * words_of_course
  const isNew = words === 0
  const triesFirst = isNew || level === bank.level
  return (
    <article className="mx-auto max-w-prose">
      <p className="text-quiet">Your level in {language.name}</p>
      <PageHeading title={levelsInWords[level].name} focusKey="verdict" className="mt-1 text-4xl sm:text-5xl" />
      <p role="status" className="mt-4 text-lg">
        {isNew
          ? 'These words were new to you. Then the program begins where it should: with the first lesson.'
          : `You know about ${words} of the ${words_of_course} words of the course, guesses counted out.`}
      </p>
      {!isNew && (
        <div className="mt-3">
          <ProgressBar label="Words of the course that you know" value={words} max={words_of_course} />
        </div>
      )}
      <p className="mt-4">
        {isTooEasy ? (
          <>
            The {language.name} course goes from {course.span}, and you know nearly all of it: it would teach you
            little. There is no higher course yet.
          </>
        ) : (
          <>
            The {language.name} course goes from {course.span} in {bank.weeks.length} weeks.{' '}
            {week > 1
              ? `You would begin about week ${week}, “${theme}”: choose ${levelsInWords[level === bank.level ? 'intermediate' : level].name} in the assessment, and the test of the first day settles the week.`
              : `You begin with week 1, “${theme}”.`}
          </>
        )}
      </p>
      <p className="mt-3 text-quiet">
        After it you can: {course.abilities.charAt(0).toLowerCase() + course.abilities.slice(1)}
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        {triesFirst && (
          <ButtonLink className="min-h-12" to={paths.trial(language.code)}>
            Try the first lesson
          </ButtonLink>
        )}
        <StartLearning language={language} kind={triesFirst ? 'secondary' : 'primary'} />
      </div>
      <Button kind="quiet" className="-ms-5 mt-3" onClick={onAgain}>
        Find it once more
      </Button>
    </article>
  )
}
