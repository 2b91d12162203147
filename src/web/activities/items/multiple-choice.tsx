import { useEffect, useRef } from 'react'
import { Check, X } from 'lucide-react'
import { isCorrectAnswer } from '#domain/answers/answers.ts'
import type { ExpectedAnswer } from '#domain/answers/answers.ts'
import { ReadingBelow } from '../../parts/reading.tsx'
import { Learned, widthOf } from './lesson/learned.tsx'
import type { GivenAnswer } from './typed-answer.tsx'

/** Options large enough to tap without aiming. The first pick locks them; on a stage the keys 1 to 9 pick. */
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
  const isShort = code !== 'en' && options.every(option => widthOf(option) <= 24)
  const picked = useInSight<HTMLButtonElement>(answered !== undefined)
  return (
    <div role="group" aria-label={label} className={`grid ${options.length > MANY ? 'gap-2' : 'gap-2.5'}`}>
      {options.map((option, index) => {
        const isPicked = answered?.given === option
        const mark = !answered ? undefined : isRight(option) ? 'right' : isPicked ? 'wrong' : undefined
        return (
          <button
            key={option}
            ref={isPicked ? picked : undefined}
            type="button"
            // Locked, but the focus stays where it is.
            aria-disabled={answered !== undefined}
            aria-pressed={answered ? isPicked : undefined}
            onClick={() => pick(option)}
            className={`flex w-full items-center gap-3 rounded-lg border px-4 text-start transition-colors duration-150 ${options.length > MANY ? 'min-h-12 py-1.5' : 'min-h-14 py-2'} ${isShort ? 'text-2xl' : 'text-lg leading-snug'} ${
              mark ? marks[mark].colors : 'border-quiet bg-sheet'
            } ${answered ? 'cursor-default' : 'hover:border-sea'} ${answered && !mark ? 'border-line text-quiet' : ''}`}
          >
            <kbd aria-hidden className="hidden w-5 text-center font-sans text-sm text-quiet lg:inline">
              {index + 1}
            </kbd>
            <Learned lang={code} className="grow">
              {option}
              {!asksForSign(label) && <ReadingBelow code={code} of={option} />}
            </Learned>
            {mark && <Sign mark={mark} />}
          </button>
        )
      })}
    </div>
  )
}

/** Above so many the options stand closer, so that all are in view. */
const MANY = 4

/** The reading of a sign is what is asked. */
const asksForSign = (label: string) => label.startsWith('Which sign is read')

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

/** What was answered stays in sight when the verdict comes up from below. */
export function useInSight<E extends HTMLElement>(answered: boolean) {
  const element = useRef<E>(null)
  useEffect(() => {
    if (!answered) return
    const frame = requestAnimationFrame(() => element.current?.scrollIntoView({ block: 'nearest' }))
    return () => cancelAnimationFrame(frame)
  }, [answered])
  return element
}
