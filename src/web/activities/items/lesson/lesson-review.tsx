import type { Lesson } from '#contract/program/lessons.ts'
import type { LessonResult } from '#domain/lessons/lesson-results.ts'
import { scoreSentence } from '#domain/lessons/score-sentence.ts'
import { paths } from '#web/app/paths.ts'
import { ActionBar } from '#web/parts/action-bar.tsx'
import { NextUp } from '#web/tasks/next-up.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Foreign } from '#web/ui/foreign.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { Difference } from '../feedback.tsx'
import { VerdictWord } from '../verdict-looks.tsx'
import { MyAnswerCounts } from '../my-answer-counts.tsx'
import { PromptText } from '../prompt-text.tsx'

/** A completed lesson: the score, and every answer beside the right one. */
export function LessonReview({
  lesson,
  code,
  results,
  onRetry,
}: {
  lesson: Lesson
  code: string
  results: { answers: LessonResult[]; score: number }
  onRetry(): void
}) {
  const right = results.answers.filter(({ verdict }) => verdict !== 'wrong').length
  return (
    <article className="mx-auto max-w-2xl">
      <p className="text-quiet">
        Week {lesson.week_number}, Day {lesson.day_number}
      </p>
      <PageHeading title="Lesson complete" focusKey="review" className="mt-1 text-3xl sm:text-4xl" />
      <p className="mt-1 text-lg">{lesson.title}</p>
      <p role="status" className="mt-6">
        <span className="block text-quiet">Your score</span>
        <span className="font-display text-6xl font-semibold">{results.score}%</span>
        <span className="mt-2 block text-lg">{scoreSentence(right, results.answers.length)}</span>
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        <ButtonLink kind="secondary" to={paths.dashboard}>
          Back to Dashboard
        </ButtonLink>
        <Button kind="secondary" onClick={onRetry}>
          Retry Lesson
        </Button>
      </div>
      <h2 className="mt-10 text-2xl">Your answers</h2>
      <ol className="mt-3 space-y-4">
        {results.answers.map(({ exercise, given, verdict, expected }) => (
          <li key={exercise.id} className="border-t border-line pt-3">
            <VerdictWord verdict={verdict} />
            <div className="mt-1">
              <p>
                <PromptText text={exercise.question} code={code} />
              </p>
              {verdict === 'almost' ? (
                <Difference given={given} expected={expected} code={exercise.answer_language} />
              ) : (
                <p className="mt-1">
                  Your answer:{' '}
                  {given === '' ? (
                    'No answer provided'
                  ) : (
                    <Foreign lang={exercise.answer_language} className="font-semibold">
                      {given}
                    </Foreign>
                  )}
                </p>
              )}
              {verdict === 'wrong' && (
                <p>
                  The answer:{' '}
                  <Foreign lang={exercise.answer_language} className="font-semibold">
                    {expected}
                  </Foreign>
                </p>
              )}
              {exercise.explanation && (
                <p className="mt-1">
                  <PromptText text={exercise.explanation} code={code} />
                </p>
              )}
              {verdict === 'wrong' && <MyAnswerCounts question={exercise.question} given={given} />}
            </div>
          </li>
        ))}
      </ol>
      <ActionBar className="mt-8">
        <NextUp afterLesson={lesson.id} />
      </ActionBar>
    </article>
  )
}
