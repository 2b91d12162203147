import { useState } from 'react'
import { isCorrectAnswer } from '#domain/answers.ts'
import type { ExpectedAnswer } from '#domain/answers.ts'
import { hasSpaces } from '#domain/text-words.ts'
import { Button } from '../ui/button.tsx'
import { Foreign } from '../ui/foreign.tsx'
import type { GivenAnswer } from './typed-answer.tsx'

const piece = 'min-h-11 rounded-md border border-quiet bg-sheet px-4 py-2 text-lg hover:border-sea'

/** A sentence to be put together from its pieces: a press takes a piece, another gives it back. */
export function WordOrder({
  pieces,
  code,
  expected,
  answered,
  onAnswer,
}: {
  pieces: readonly string[]
  code: string
  expected: ExpectedAnswer
  answered: { given: string } | undefined
  onAnswer(answer: GivenAnswer): void
}) {
  const [taken, setTaken] = useState<number[]>([])
  const sentence = taken.map(index => pieces[index]).join(hasSpaces(code) ? ' ' : '')
  const complete = taken.length === pieces.length

  const submit = () => {
    const right = expected.correct_answer ?? expected.answer ?? ''
    onAnswer({
      given: sentence,
      expected: right,
      verdict: isCorrectAnswer(sentence, expected, { code }) ? 'correct' : 'wrong',
    })
  }

  if (answered) {
    return (
      <Foreign lang={code} as="p" className="min-h-14 border-b border-line py-2 text-xl">
        {answered.given}
      </Foreign>
    )
  }
  return (
    <div>
      <p aria-live="polite" className="sr-only">
        Your sentence: <Foreign lang={code}>{sentence}</Foreign>
      </p>
      <Foreign lang={code} as="div" className="flex min-h-16 flex-wrap items-center gap-2 border-b-2 border-line pb-2">
        {taken.map((index, position) => (
          <button
            key={index}
            type="button"
            title="Put back"
            onClick={() => setTaken(taken.toSpliced(position, 1))}
            className={piece}
          >
            <span className="sr-only" lang="en">
              Put back{' '}
            </span>
            {pieces[index]}
          </button>
        ))}
      </Foreign>
      <Foreign lang={code} as="div" className="mt-4 flex flex-wrap gap-2">
        {pieces.map((text, index) =>
          taken.includes(index) ? (
            <span key={index} aria-hidden className={`${piece} border-dashed border-line! text-transparent`}>
              {text}
            </span>
          ) : (
            <button key={index} type="button" onClick={() => setTaken([...taken, index])} className={piece}>
              {text}
            </button>
          ),
        )}
      </Foreign>
      <Button className="mt-5 w-full sm:w-auto" disabled={!complete} onClick={submit}>
        Submit Answer
      </Button>
      {!complete && <p className="mt-1 text-sm text-quiet">Use every piece once.</p>}
    </div>
  )
}
