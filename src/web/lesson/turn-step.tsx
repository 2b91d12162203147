import { useState } from 'react'
import type { LessonDialogue } from '#domain/activities/lesson-steps.ts'
import type { CheckAnswer } from '#domain/activities/lesson-run.ts'
import type { OwnTurn } from '#domain/lessons/lesson.ts'
import { NextButton } from '../activities/items/next-button.tsx'
import { SpokenLine } from '../activities/items/spoken-line.tsx'
import { TypedAnswer } from '../activities/items/typed-answer.tsx'
import { Button } from '../ui/button.tsx'
import { useHeardAtOnce } from '../speech/use-speech.ts'
import type { Speech } from '../speech/use-speech.ts'
import { Phrases } from './phrases.tsx'

/** At the end of the day's dialogue somebody speaks to the learner, who answers freely. */
export function TurnStep({
  dialogue,
  turn,
  code,
  speech,
  answered,
  onAnswer,
  onNext,
}: {
  dialogue: LessonDialogue
  turn: OwnTurn
  code: string
  speech: Speech
  answered: CheckAnswer | undefined
  onAnswer(answer: CheckAnswer): void
  onNext(): void
}) {
  const [draft, setDraft] = useState('')
  const { prompt, answers, listen_for } = turn
  const answer = answers[0]?.text ?? ''
  useHeardAtOnce(speech, answered ? undefined : prompt.text)
  return (
    <>
      <p className="text-sm text-quiet">{dialogue.title}</p>
      <h2 className="mb-4 text-2xl">Your turn</h2>
      <ol className="mb-6 space-y-3">
        <SpokenLine line={prompt} code={code} speech={speech} isLatest />
      </ol>
      <TypedAnswer
        label="Your answer, in your own words"
        code={code}
        expected={{ answer, listen_for }}
        answered={answered}
        draft={draft}
        onDraft={setDraft}
        // What was not understood may still have been right: it is no error.
        onAnswer={({ given, verdict }) =>
          onAnswer({ given, expected: answer, verdict: verdict === 'correct' ? 'correct' : 'almost' })
        }
        focus
      >
        <Button kind="quiet" onClick={() => onAnswer({ given: '…', expected: answer, verdict: 'almost' })}>
          Show me an answer
        </Button>
      </TypedAnswer>
      {answered && (
        <div role="status" className="mt-4">
          <p className="font-semibold">
            {answered.verdict === 'correct' ? 'That answers it. You could also say:' : 'You could say:'}
          </p>
          <Phrases phrases={answers} code={code} speech={speech} />
          <NextButton onClick={onNext} />
        </div>
      )}
    </>
  )
}
