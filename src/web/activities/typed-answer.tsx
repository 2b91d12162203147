import { useEffect, useId, useRef, useState } from 'react'
import type { ReactNode, RefObject } from 'react'
import { judgeAnswer } from '#domain/answers.ts'
import type { ExpectedAnswer, Judgement } from '#domain/answers.ts'
import { directionOf } from '../ui/foreign.tsx'
import { Button } from '../ui/button.tsx'
import { LetterKeys } from './letter-keys.tsx'

export type GivenAnswer = Pick<Judgement, 'verdict' | 'expected'> & { given: string }

/** A text field with the keys it needs, handed in by Submit Answer or Enter once it is not empty, then locked. */
export function TypedAnswer({
  label,
  code,
  expected,
  otherWords,
  answered,
  onAnswer,
  focus = false,
  unsent,
  children,
}: {
  label: string
  /** The language of the answer. */
  code: string
  expected: ExpectedAnswer
  otherWords?: readonly string[]
  answered: { given: string } | undefined
  onAnswer(answer: GivenAnswer): void
  focus?: boolean
  /** Handed in by whoever ends the activity, when something is written. */
  unsent?: RefObject<(() => void) | undefined>
  /** Other ways on, beside Submit Answer. */
  children?: ReactNode
}) {
  const [text, setText] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  const isEmpty = text.trim() === ''

  useEffect(() => {
    if (focus) input.current?.focus()
  }, [focus])

  const submit = () => {
    if (isEmpty || answered) return
    const { verdict, expected: right } = judgeAnswer(text, expected, { code, otherWords })
    onAnswer({ verdict, expected: right, given: text.trim() })
  }
  useEffect(() => {
    if (!unsent) return
    unsent.current = isEmpty || answered ? undefined : submit
    return () => {
      unsent.current = undefined
    }
  })

  return (
    <form
      onSubmit={event => {
        event.preventDefault()
        submit()
      }}
    >
      <label htmlFor={id} className="text-sm text-quiet">
        {label}
      </label>
      <input
        ref={input}
        id={id}
        lang={code}
        dir={directionOf(code)}
        value={answered?.given ?? text}
        readOnly={answered !== undefined}
        onChange={event => setText(event.target.value)}
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="send"
        className="mt-1 block min-h-14 w-full rounded-md border border-quiet bg-sheet px-4 py-2 text-xl read-only:border-line"
      />
      {!answered && (
        <>
          <LetterKeys code={code} input={input} onChange={setText} />
          <div className="mt-4 flex flex-wrap gap-3">
            <Button type="submit" disabled={isEmpty} className="grow sm:grow-0">
              Submit Answer
            </Button>
            {children}
          </div>
        </>
      )}
    </form>
  )
}
