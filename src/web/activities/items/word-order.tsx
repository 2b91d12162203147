import { useEffect, useRef, useState } from 'react'
import { isCorrectAnswer } from '#domain/answers/answers.ts'
import type { ExpectedAnswer } from '#domain/answers/answers.ts'
import { hasSpaces } from '#domain/answers/text/text-words.ts'
import { ReadingBelow } from '../../parts/reading.tsx'
import { Button } from '../../ui/button.tsx'
import { Foreign, directionOf } from '../../ui/foreign.tsx'
import { Foot } from '../run/stage.tsx'
import { Learned } from './lesson/learned.tsx'
import type { GivenAnswer } from './typed-answer.tsx'

const piece = 'min-h-12 rounded-lg border border-quiet bg-sheet px-4 py-1.5 text-xl hover:border-sea'

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
  const submitButton = useRef<HTMLButtonElement>(null)
  const free = useRef<HTMLDivElement>(null)
  // A piece that was taken is gone with the focus it had: that goes to the next, and at the end to what hands it in.
  const moved = useRef(false)
  useEffect(() => {
    if (!moved.current) return
    if (complete) submitButton.current?.focus({ preventScroll: true })
    else if (document.activeElement === document.body || document.activeElement?.tagName === 'DIALOG')
      free.current?.querySelector('button')?.focus({ preventScroll: true })
  }, [taken, complete])
  const take = (next: number[]) => {
    moved.current = true
    setTaken(next)
  }

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
      <Learned lang={code} as="p" className="min-h-14 border-b border-line py-2 text-2xl">
        {answered.given}
      </Learned>
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
            onClick={() => take(taken.toSpliced(position, 1))}
            className={piece}
          >
            <span className="sr-only" lang="en">
              Put back{' '}
            </span>
            {pieces[index]}
            <ReadingBelow code={code} of={pieces[index]!} />
          </button>
        ))}
      </Foreign>
      <div
        ref={free}
        role="group"
        aria-label="Pieces"
        lang={code}
        dir={directionOf(code)}
        className="mt-4 flex flex-wrap gap-2"
      >
        {pieces.map((text, index) =>
          taken.includes(index) ? (
            <span key={index} aria-hidden className={`${piece} border-dashed border-line! text-transparent`}>
              {text}
            </span>
          ) : (
            <button
              key={index}
              type="button"
              aria-disabled={false}
              onClick={() => take([...taken, index])}
              className={piece}
            >
              {text}
              <ReadingBelow code={code} of={text} />
            </button>
          ),
        )}
      </div>
      {!complete && <p className="mt-3 text-sm text-quiet">Use every piece once.</p>}
      <Foot>
        <Button
          ref={submitButton}
          className="mt-4 min-h-12 w-full sm:w-auto sm:min-w-40 [.stage-foot_&]:mt-0"
          disabled={!complete}
          onClick={submit}
        >
          Submit Answer
        </Button>
      </Foot>
    </div>
  )
}
