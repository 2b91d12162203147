import type { Lesson } from '#contract/program/lessons.ts'
import type { LessonResult } from '#domain/lessons/lesson-results.ts'
import { scoreSentence } from '#domain/lessons/score-sentence.ts'
import { levelsInWords, programHours } from '#domain/program/level-in-words.ts'
import { PRICE_LABEL, PROGRAM_DAYS } from '#domain/program/program.ts'
import { DAILY_MINUTES } from '#domain/program/assessment.ts'
import { Learned } from '../activities/items/lesson/learned.tsx'
import { VerdictWord } from '../activities/items/verdict-looks.tsx'
import { PromptText } from '../activities/items/prompt-text.tsx'
import { useAuth } from '../app/auth.tsx'
import { paths } from '../app/paths.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Fold } from '../ui/fold.tsx'
import { Foreign } from '../ui/foreign.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import { StartLearning } from './start-learning.tsx'

/** The end of a trial lesson: how it went, what was learned, and how to keep it. */
export function TrialDone({
  language,
  lesson,
  results,
  onAgain,
}: {
  language: { id: number; code: string; name: string }
  lesson: Lesson
  results: { answers: LessonResult[]; score: number }
  onAgain(): void
}) {
  const { user } = useAuth()
  const { vocabulary } = lesson.content
  const right = results.answers.filter(({ verdict }) => verdict !== 'wrong').length
  const { name, span, abilities } = levelsInWords[lesson.difficulty_level as keyof typeof levelsInWords]
  return (
    <article className="mx-auto max-w-2xl">
      <p className="text-quiet">Your first lesson in {language.name}</p>
      <PageHeading title="Lesson complete" focusKey="done" className="mt-1 text-3xl sm:text-4xl" />
      <p role="status" className="mt-4 flex items-baseline gap-4">
        <span>
          <span className="sr-only">Your score: </span>
          <span className="font-display text-5xl font-semibold">{results.score}%</span>
        </span>
        <span>{scoreSentence(right, results.answers.length)}</span>
      </p>
      <div className="mt-5 rounded-md border-s-4 border-sea bg-sheet px-4 py-4">
        <p>
          {user
            ? 'The lesson is kept as your progress.'
            : 'The lesson is kept in this browser. Sign in, and it is the first of your program.'}{' '}
          {PROGRAM_DAYS} days for {PRICE_LABEL}, paid once; you see the plan before you pay.
        </p>
        <div className="mt-3 flex flex-wrap gap-3">
          <StartLearning language={language} />
          <ButtonLink kind="secondary" className="min-h-12" to={paths.levelFinder(language.code)}>
            Find your level
          </ButtonLink>
        </div>
      </div>
      <h2 className="mt-8 text-2xl">You met {vocabulary.length} words</h2>
      <ul className="mt-3 grid gap-x-6 sm:grid-cols-2">
        {vocabulary.map(entry => (
          <li
            key={entry.item ?? entry.word}
            className="flex flex-wrap items-baseline gap-x-3 border-t border-line py-1.5"
          >
            <Learned lang={language.code} className="text-lg font-semibold">
              {entry.word}
            </Learned>
            <span className="text-quiet">{entry.translation}</span>
          </li>
        ))}
      </ul>
      <h2 className="mt-8 text-2xl">What comes after it</h2>
      <p className="mt-2">
        {name}, {span}. After the program you can: {abilities.charAt(0).toLowerCase() + abilities.slice(1)}
      </p>
      <p className="mt-2 text-quiet">
        At {DAILY_MINUTES.standard} minutes a day that is {programHours(DAILY_MINUTES.standard)} hours in {PROGRAM_DAYS}{' '}
        days.
      </p>
      <div className="mt-8">
        <Fold title="Your answers" note={`${right} of ${results.answers.length} right`}>
          <ol className="mt-3 space-y-3">
            {results.answers.map(({ exercise, given, verdict, expected }) => (
              <li key={exercise.id} className="border-b border-line pb-3">
                <VerdictWord verdict={verdict} />
                <p>
                  <PromptText text={exercise.question} code={language.code} />
                </p>
                <p>
                  Your answer:{' '}
                  {given === '' ? (
                    'No answer provided'
                  ) : (
                    <Foreign lang={exercise.answer_language} className="font-semibold">
                      {given}
                    </Foreign>
                  )}
                </p>
                {verdict !== 'correct' && (
                  <p>
                    The answer:{' '}
                    <Foreign lang={exercise.answer_language} className="font-semibold">
                      {expected}
                    </Foreign>
                  </p>
                )}
              </li>
            ))}
          </ol>
        </Fold>
      </div>
      <p className="mt-6 flex flex-wrap gap-x-3">
        <Button kind="quiet" className="-ms-5" onClick={onAgain}>
          Do it once more
        </Button>
        <a
          href={`${paths.landing}#languages`}
          className="inline-flex min-h-11 items-center underline decoration-line underline-offset-4"
        >
          Try another language
        </a>
      </p>
    </article>
  )
}
