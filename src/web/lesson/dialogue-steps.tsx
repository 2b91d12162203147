import { useState } from 'react'
import type { LessonDialogue } from '#domain/activities/lesson-steps.ts'
import type { CheckAnswer } from '#domain/activities/lesson-run.ts'
import { Feedback } from '../activities/items/feedback.tsx'
import { MultipleChoice, useInSight } from '../activities/items/multiple-choice.tsx'
import { NextButton } from '../activities/items/next-button.tsx'
import { SpokenLine } from '../activities/items/spoken-line.tsx'
import { useFocus } from '../ui/use-focus.ts'
import { SpeakButton } from '../speech/speak-button.tsx'
import { useHeardAtOnce } from '../speech/use-speech.ts'
import type { Speech } from '../speech/use-speech.ts'
import { Reading } from '../parts/reading.tsx'

type Props = { dialogue: LessonDialogue; code: string; speech: Speech; onNext(): void }

/** The day's conversation, heard line by line. */
export function DialogueStep({ dialogue, code, speech, onNext }: Props) {
  const [shown, setShown] = useState(1)
  const { lines } = dialogue
  useHeardAtOnce(speech, lines[shown - 1]?.text)
  return (
    <>
      <h2 className="text-2xl">{dialogue.title}</h2>
      <p className="text-quiet">{dialogue.setting}</p>
      <ol className="my-4 space-y-3" aria-live="polite">
        {lines.slice(0, shown).map((line, at) => (
          <SpokenLine
            key={at}
            line={line}
            code={code}
            speech={speech}
            isMine={line.speaker !== lines[0]?.speaker}
            isLatest={at === shown - 1}
          >
            {at === shown - 1 && <End key={shown} />}
          </SpokenLine>
        ))}
      </ol>
      <NextButton
        key={shown}
        label={shown < lines.length ? 'Continue' : 'Next'}
        onClick={() => (shown < lines.length ? setShown(shown + 1) : onNext())}
      />
    </>
  )
}

/** Keeps the line that was said last in sight. */
function End() {
  const end = useInSight<HTMLSpanElement>(true)
  return <span ref={end} />
}

const LINES_BEFORE = 1

/** A line of the conversation in the learner's role. */
export function ReplyStep({
  dialogue,
  position,
  options,
  code,
  speech,
  answered,
  onAnswer,
  onNext,
}: Props & {
  position: number
  options: string[]
  answered: CheckAnswer | undefined
  onAnswer(answer: CheckAnswer): void
}) {
  const heading = useFocus<HTMLHeadingElement>(!answered)
  const line = dialogue.lines[position]!
  const from = Math.max(0, position - LINES_BEFORE)
  useHeardAtOnce(speech, answered ? line.text : dialogue.lines[position - 1]?.text)
  return (
    <>
      <ol className="space-y-3">
        {dialogue.lines.slice(from, position).map((said, at) => (
          <SpokenLine
            key={from + at}
            line={said}
            code={code}
            speech={speech}
            isMine={said.speaker === line.speaker}
            isLatest={from + at === position - 1}
          />
        ))}
      </ol>
      <h2 ref={heading} tabIndex={-1} className="mt-5 mb-3 font-sans text-lg font-normal outline-none">
        <span className="text-quiet">You are {line.speaker}. Say:</span> “{line.translation}”
      </h2>
      <MultipleChoice
        label="Your sentence"
        options={options}
        code={code}
        expected={{ answer: line.text }}
        answered={answered}
        onAnswer={({ given, expected, verdict }) => onAnswer({ given, expected, verdict })}
      />
      <Feedback
        answered={answered}
        code={code}
        beside={<SpeakButton speech={speech} text={line.text} name={`Listen to ${line.text}`} main />}
      >
        <Reading code={code} of={line.text} text={line.reading} className="mt-1 block text-quiet" />
      </Feedback>
      {answered && <NextButton onClick={onNext} />}
    </>
  )
}
