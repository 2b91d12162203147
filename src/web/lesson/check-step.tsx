import type { InteractiveExercise } from '#domain/activities/task-content.ts'
import type { CheckAnswer } from '#domain/activities/lesson-run.ts'
import { ExerciseItem } from '../activities/items/exercise-item.tsx'
import { NextButton } from '../activities/items/next-button.tsx'
import { useHeardAtOnce } from '../speech/use-speech.ts'
import type { Speech } from '../speech/use-speech.ts'

/** A quick check of what was just taught, answered at once. */
export function CheckStep({
  exercise,
  code,
  speech,
  answered,
  onAnswer,
  onNext,
}: {
  exercise: InteractiveExercise
  code: string
  speech: Speech
  answered: CheckAnswer | undefined
  onAnswer(answer: CheckAnswer): void
  onNext(): void
}) {
  useHeardAtOnce(speech, answered ? undefined : exercise.audio_text)
  return (
    <ExerciseItem
      exercise={exercise}
      code={code}
      speech={speech}
      otherWords={[]}
      answered={answered}
      draft=""
      onDraft={() => undefined}
      onAnswer={({ given, expected, verdict }) => onAnswer({ given, expected, verdict })}
      focus
    >
      {answered && <NextButton onClick={onNext} />}
    </ExerciseItem>
  )
}
