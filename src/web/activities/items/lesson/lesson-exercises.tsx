import { useEffect, useId, useRef } from 'react'
import type { LessonResult } from '#domain/lessons/lesson-results.ts'
import type { LessonContent } from '#domain/lessons/lesson.ts'
import { lessonOptions } from '#domain/lessons/lesson-options.ts'
import { withFinalKana } from '#domain/keyboard/keyboard-typing.ts'
import { Foot, useIsOnStage } from '#web/activities/run/stage.tsx'
import { Button } from '#web/ui/button.tsx'
import { directionOf } from '#web/ui/foreign.tsx'
import { LetterKeys } from '#web/activities/keyboard/letter-keys.tsx'
import { PromptText } from '../prompt-text.tsx'
import { Question } from '../question.tsx'
import { QuestionReading } from '../question-reading.tsx'
import { useModes } from '#web/activities/run/use-modes.ts'
import { useStopwatch } from '#web/activities/run/use-stopwatch.ts'
import { Learned } from './learned.tsx'
import { VerdictWord } from '../verdict-looks.tsx'

/** The exercises of a lesson, one text answer at a time, to and fro, judged when the lesson is completed. */
export function LessonExercises({
  content,
  code,
  position,
  answers,
  before,
  pending,
  onMove,
  onAnswer,
  onComplete,
}: {
  content: LessonContent
  code: string
  position: number
  answers: Readonly<Record<string, string>>
  /** How the exercise before it went. */
  before?: LessonResult | undefined
  pending: boolean
  /** To a position, with the exercise that is left and how long it was in sight. */
  onMove(position: number, left: string, milliseconds: number): void
  onAnswer(id: string, text: string): void
  onComplete(): void
}) {
  const input = useRef<HTMLInputElement>(null)
  const moved = useRef(false)
  const isOnStage = useIsOnStage()
  const id = useId()
  const { exercises } = content
  const exercise = exercises[position]
  const [modes] = useModes()
  const options = modes.noKeyboard ? lessonOptions(content, position) : []
  const inSight = useStopwatch(exercise?.id)
  useEffect(() => {
    // On a stage the exercise is all there is to do; on the long page the focus waits for the learner.
    if (moved.current || isOnStage) input.current?.focus({ preventScroll: isOnStage })
  }, [position, isOnStage])

  if (!exercise) {
    return (
      <div className="mt-4">
        <p>This lesson has no exercises.</p>
        <Foot>
          <Button className="mt-4 [.stage-foot_&]:mt-0" disabled={pending} onClick={onComplete}>
            Complete Lesson
          </Button>
        </Foot>
      </div>
    )
  }
  const isLast = position === exercises.length - 1
  const leave = (to: number) => {
    moved.current = true
    onMove(to, exercise.id, inSight())
  }
  const goOn = () => {
    const written = answers[exercise.id] ?? ''
    const ended = withFinalKana(written, exercise.answer_language)
    if (ended !== written) onAnswer(exercise.id, ended)
    leave(isLast ? position : position + 1)
    if (isLast) onComplete()
  }
  const language = exercise.answer_language
  return (
    <form
      id={`${id}-form`}
      className={isOnStage ? 'my-auto pb-4' : 'mt-4'}
      onSubmit={event => {
        event.preventDefault()
        if (!pending) goOn()
      }}
    >
      {isOnStage && before && <Before {...before} />}
      <p className="text-sm text-quiet">
        Exercise {position + 1} of {exercises.length}
      </p>
      {isOnStage ? (
        <label htmlFor={id} className="my-3 block text-center">
          <Question
            text={exercise.question}
            reading={exercise.question_reading}
            code={code}
            as="span"
            className="block"
          />
        </label>
      ) : (
        <label htmlFor={id} className="mt-1 block text-xl font-medium">
          <PromptText text={exercise.question} code={code} />
          <QuestionReading code={code} reading={exercise.question_reading} />
        </label>
      )}
      {options.length > 1 && (
        <div role="group" aria-label={exercise.question} className="mt-3 grid gap-2 sm:grid-cols-2">
          {options.map(option => (
            <button
              key={option}
              type="button"
              aria-pressed={answers[exercise.id] === option}
              lang={language}
              dir={directionOf(language)}
              onClick={() => onAnswer(exercise.id, option)}
              className="min-h-14 rounded-md border border-quiet bg-sheet px-4 py-2 text-start text-lg hover:border-sea aria-pressed:border-sea aria-pressed:shadow-[inset_0_0_0_1px_var(--sea)]"
            >
              {option}
            </button>
          ))}
        </div>
      )}
      <input
        ref={input}
        id={id}
        lang={language}
        dir={directionOf(language)}
        value={answers[exercise.id] ?? ''}
        onChange={event => onAnswer(exercise.id, event.target.value)}
        maxLength={500}
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="next"
        // Who does not type sees what was chosen; the field stays the label's.
        readOnly={options.length > 1}
        className="mt-3 block min-h-14 w-full rounded-lg border border-quiet bg-sheet px-4 py-2 text-2xl"
      />
      {options.length <= 1 && (
        <LetterKeys code={language} input={input} onChange={text => onAnswer(exercise.id, text)} />
      )}
      <Foot>
        <div className="mt-5 flex flex-wrap gap-3 [.stage-foot_&]:mt-0">
          <Button kind="secondary" className="min-h-12" disabled={position === 0} onClick={() => leave(position - 1)}>
            Previous
          </Button>
          <Button type="submit" form={`${id}-form`} disabled={pending} className="min-h-12 grow sm:min-w-40 sm:grow-0">
            {isLast ? 'Complete Lesson' : 'Next'}
          </Button>
        </div>
      </Foot>
    </form>
  )
}

/** How the answer before was, in a line: nobody waits to the end to learn it. */
function Before({ exercise, verdict, expected }: LessonResult) {
  return (
    <div
      role="status"
      className="mb-6 flex flex-wrap items-center gap-x-3 rounded-lg border border-line bg-sheet px-3 py-2"
    >
      <VerdictWord verdict={verdict} />
      <Learned lang={exercise.answer_language} className="text-lg">
        {expected}
      </Learned>
    </div>
  )
}
