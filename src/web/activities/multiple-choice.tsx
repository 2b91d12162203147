import type { KeyboardEvent } from 'react'
import { Check, X } from 'lucide-react'
import { isCorrectAnswer } from '#domain/answers.ts'
import type { ExpectedAnswer } from '#domain/answers.ts'
import { Foreign } from '../ui/foreign.tsx'
import type { GivenAnswer } from './typed-answer.tsx'

/** Options large enough to tap without aiming. The first pick locks them; keys 1 to 9 pick while the focus is inside. */
export function MultipleChoice({
  label,
  options,
  code,
  expected,
  answered,
  onAnswer,
}: {
  /** What is asked, for who cannot see that the options belong to it. */
  label: string
  options: readonly string[]
  /** The language of the options. */
  code: string
  expected: ExpectedAnswer
  answered: { given: string } | undefined
  onAnswer(answer: GivenAnswer): void
}) {
  const right = expected.correct_answer ?? expected.answer ?? expected.back ?? ''
  const isRight = (option: string) => isCorrectAnswer(option, expected, { code })
  const pick = (option: string) => {
    if (!answered) onAnswer({ given: option, verdict: isRight(option) ? 'correct' : 'wrong', expected: right })
  }
  return (
    <div role="group" aria-label={label} className="grid gap-3">
      {options.map((option, index) => {
        const isPicked = answered?.given === option
        const mark = !answered ? undefined : isRight(option) ? 'right' : isPicked ? 'wrong' : undefined
        return (
          <button
            key={option}
            type="button"
            // Locked, but the focus stays where it is.
            aria-disabled={answered !== undefined}
            aria-pressed={answered ? isPicked : undefined}
            onClick={() => pick(option)}
            className={`flex min-h-14 w-full items-center gap-3 rounded-md border px-4 py-3 text-start text-lg ${
              mark ? marks[mark].colors : 'border-quiet bg-sheet'
            } ${answered ? 'cursor-default' : 'hover:border-sea'} ${answered && !mark ? 'text-quiet' : ''}`}
          >
            <kbd aria-hidden className="hidden w-5 text-center text-sm text-quiet lg:inline">
              {index + 1}
            </kbd>
            <Foreign lang={code} className="grow">
              {option}
            </Foreign>
            {mark && <Sign mark={mark} />}
          </button>
        )
      })}
    </div>
  )
}

const marks = {
  right: { Icon: Check, word: 'right answer', colors: 'border-correct bg-correct-soft' },
  wrong: { Icon: X, word: 'your answer', colors: 'border-wrong bg-wrong-soft' },
} as const

function Sign({ mark }: { mark: keyof typeof marks }) {
  const { Icon, word } = marks[mark]
  return (
    <span className={mark === 'right' ? 'text-correct' : 'text-wrong'}>
      <Icon aria-hidden size={22} strokeWidth={3} />
      <span className="sr-only">{word}</span>
    </span>
  )
}

/** Lets the keys 1 to 9 press the buttons of the group of options inside an element, unless something is being written. */
export function pressByNumber(event: KeyboardEvent<HTMLElement>): void {
  const writes = event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement
  if (writes || event.ctrlKey || event.metaKey || event.altKey || !/^[1-9]$/u.test(event.key)) return
  const buttons = event.currentTarget.querySelectorAll<HTMLButtonElement>('[role=group] > button[aria-disabled=false]')
  buttons[Number(event.key) - 1]?.click()
}
