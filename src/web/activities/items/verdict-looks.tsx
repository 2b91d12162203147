import { Check, Equal, Minus, X } from 'lucide-react'
import { DO_NOT_KNOW } from '#domain/plan/word-check.ts'
import type { Verdict } from '#domain/answers/verdict.ts'

/** Right, almost and wrong: a sign, a word and a colour each. */
export const verdictLooks = {
  correct: { Icon: Check, word: 'Correct', ink: 'text-correct', box: 'border-correct bg-correct-soft' },
  almost: { Icon: Equal, word: 'Almost', ink: 'text-almost', box: 'border-almost bg-almost-soft' },
  wrong: { Icon: X, word: 'Not right', ink: 'text-wrong', box: 'border-wrong bg-wrong-soft' },
} as const satisfies Record<Verdict, unknown>

/** Who says that they do not know made no error. */
const unknownLook = { Icon: Minus, word: 'New to you', ink: 'text-quiet', box: 'border-line bg-sheet' } as const
export const lookOf = (answered: { verdict: Verdict; given: string }) =>
  answered.given === DO_NOT_KNOW ? unknownLook : verdictLooks[answered.verdict]

export function VerdictWord({ verdict, given = '' }: { verdict: Verdict; given?: string }) {
  const { Icon, word, ink } = lookOf({ verdict, given })
  return (
    <p className={`flex items-center gap-2 font-semibold ${ink}`}>
      <Icon aria-hidden size={20} strokeWidth={3} className={verdict === 'correct' ? 'tick' : undefined} />
      {word}
    </p>
  )
}
