import { useId } from 'react'
import type { ReactNode } from 'react'
import { judgeAnswer } from '#domain/answers/answers.ts'
import type { ExpectedAnswer, Judgement } from '#domain/answers/answers.ts'
import { judgeFreeAnswer } from '#domain/conversation/free-answer.ts'
import { withFinalKana } from '#domain/keyboard/keyboard-typing.ts'
import { directionOf } from '../../ui/foreign.tsx'
import { Button } from '../../ui/button.tsx'
import { useFocus } from '../../ui/use-focus.ts'
import { LetterKeys } from '../keyboard/letter-keys.tsx'
import { Foot } from '../run/stage.tsx'

export type GivenAnswer = Pick<Judgement, 'verdict' | 'expected'> & { given: string }

/** A text field with the keys it needs, handed in by Submit Answer or Enter once it is not empty, then locked. */
export function TypedAnswer({
  label,
  code,
  expected,
  otherWords,
  answered,
  draft,
  onDraft,
  onAnswer,
  focus = false,
  children,
}: {
  label: string
  /** The language of the answer. */
  code: string
  /** Where something is listened for, the answer is free. */
  expected: ExpectedAnswer & { listen_for?: readonly string[] | undefined }
  otherWords?: readonly string[]
  answered: { given: string } | undefined
  /** What is written and not yet handed in. */
  draft: string
  onDraft(text: string): void
  onAnswer(answer: GivenAnswer): void
  focus?: boolean
  /** Other ways on, beside Submit Answer. */
  children?: ReactNode
}) {
  const input = useFocus<HTMLInputElement>(focus)
  const id = useId()
  const isEmpty = draft.trim() === ''

  const submit = () => {
    if (isEmpty || answered) return
    const given = withFinalKana(draft.trim(), code)
    const { answer = '', listen_for } = expected
    const { verdict, expected: right } = listen_for
      ? judgeFreeAnswer(given, { answer, listen_for }, code)
      : judgeAnswer(given, expected, { code, otherWords })
    onAnswer({ verdict, expected: right, given })
  }

  return (
    <form
      id={`${id}-form`}
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
        value={answered?.given ?? draft}
        readOnly={answered !== undefined}
        onChange={event => onDraft(event.target.value)}
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="send"
        className="mt-1 block min-h-14 w-full rounded-lg border border-quiet bg-sheet px-4 py-2 text-2xl read-only:border-line"
      />
      {!answered && (
        <>
          <LetterKeys code={code} input={input} onChange={onDraft} />
          <Foot>
            <div className="flex flex-wrap gap-3 [.stage-foot_&]:mt-0 mt-4">
              <Button
                type="submit"
                form={`${id}-form`}
                disabled={isEmpty}
                className="min-h-12 grow px-3! sm:min-w-40 sm:grow-0"
              >
                Submit Answer
              </Button>
              {children}
            </div>
          </Foot>
        </>
      )}
    </form>
  )
}
