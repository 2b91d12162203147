import { useEffect, useId, useRef } from 'react'
import type { LessonContent } from '#domain/lesson.ts'
import { lessonOptions } from '#domain/lesson-options.ts'
import { Button } from '../ui/button.tsx'
import { directionOf } from '../ui/foreign.tsx'
import { LetterKeys } from './letter-keys.tsx'
import { PromptText } from './prompt-text.tsx'
import { QuestionReading } from './question-reading.tsx'
import { useModes } from './use-modes.ts'
import { useStopwatch } from './use-stopwatch.ts'

/** The exercises of a lesson, one text answer at a time, to and fro, judged when the lesson is completed. */
export function LessonExercises({
  content,
  code,
  position,
  answers,
  pending,
  onMove,
  onAnswer,
  onComplete,
}: {
  content: LessonContent
  code: string
  position: number
  answers: Readonly<Record<string, string>>
  pending: boolean
  /** To a position, with the exercise that is left and how long it was in sight. */
  onMove(position: number, left: string, milliseconds: number): void
  onAnswer(id: string, text: string): void
  onComplete(): void
}) {
  const input = useRef<HTMLInputElement>(null)
  const moved = useRef(false)
  const id = useId()
  const { exercises } = content
  const exercise = exercises[position]
  const [modes] = useModes()
  const options = modes.noKeyboard ? lessonOptions(content, position) : []
  const inSight = useStopwatch(exercise?.id)
  useEffect(() => {
    if (moved.current) input.current?.focus()
  }, [position])

  if (!exercise) {
    return (
      <div className="mt-4">
        <p>This lesson has no exercises.</p>
        <Button className="mt-4" disabled={pending} onClick={onComplete}>
          Complete Lesson
        </Button>
      </div>
    )
  }
  const isLast = position === exercises.length - 1
  const leave = (to: number) => {
    moved.current = true
    onMove(to, exercise.id, inSight())
  }
  const goOn = () => {
    leave(isLast ? position : position + 1)
    if (isLast) onComplete()
  }
  const language = exercise.answer_language
  return (
    <form
      className="mt-4"
      onSubmit={event => {
        event.preventDefault()
        if (!pending) goOn()
      }}
    >
      <p className="text-sm text-quiet">
        Exercise {position + 1} of {exercises.length}
      </p>
      <label htmlFor={id} className="mt-1 block text-xl font-medium">
        <PromptText text={exercise.question} code={code} />
        <QuestionReading reading={exercise.question_reading} />
      </label>
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
        className="mt-3 block min-h-14 w-full rounded-md border border-quiet bg-sheet px-4 py-2 text-xl"
      />
      {options.length <= 1 && (
        <LetterKeys code={language} input={input} onChange={text => onAnswer(exercise.id, text)} />
      )}
      <div className="mt-5 flex flex-wrap gap-3">
        <Button kind="secondary" disabled={position === 0} onClick={() => leave(position - 1)}>
          Previous
        </Button>
        <Button type="submit" disabled={pending} className="grow sm:grow-0">
          {isLast ? 'Complete Lesson' : 'Next'}
        </Button>
      </div>
    </form>
  )
}
