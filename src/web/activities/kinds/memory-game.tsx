import { useEffect, useRef, useState } from 'react'
import { PAIRS_AT_ONCE, memoryTable } from '#domain/activities/activity-items.ts'
import { ReadingBelow } from '../../parts/reading.tsx'
import { Foreign } from '../../ui/foreign.tsx'
import { useFocus } from '../../ui/use-focus.ts'
import type { ActivityProps } from '../run/activity-props.ts'

const SHOW_MISS_MS = 1400

/** Words and meanings face down. Two that belong together stay open; a miss costs a point only where both had been seen. */
export function MemoryGame({ content, session, code, speech }: ActivityProps) {
  const pairs = content.memory_pairs ?? []
  const table = Math.floor(session.run.index / PAIRS_AT_ONCE)
  return <Table key={table} table={table} pairs={pairs} session={session} code={code} speech={speech} />
}

function Table({
  table,
  pairs,
  session,
  code,
  speech,
}: Pick<ActivityProps, 'session' | 'code' | 'speech'> & {
  table: number
  pairs: NonNullable<ActivityProps['content']['memory_pairs']>
}) {
  const [cards] = useState(() => memoryTable(pairs.length, table, Math.random))
  const [open, setOpen] = useState<number[]>([])
  const [said, setSaid] = useState('')
  const seen = useRef(new Set<number>())
  const missed = useRef(new Set<number>())
  const first = useFocus<HTMLButtonElement>()

  const isFound = (pair: number) =>
    session.run.answers.some(
      ({ prompt, expected }) => prompt === pairs[pair]?.translation && expected === pairs[pair]?.word,
    )
  const textOf = (card: (typeof cards)[number]) => pairs[card.pair]?.[card.side] ?? ''

  const close = useRef<number>(undefined)
  useEffect(() => () => window.clearTimeout(close.current), [])

  const turn = (index: number) => {
    const card = cards[index]
    const pair = card && pairs[card.pair]
    if (!card || !pair || (open.length === 1 && open[0] === index) || isFound(card.pair)) return
    window.clearTimeout(close.current)
    if (card.side === 'word' && speech.audible) speech.hear(pair.word)
    // A third press turns the two that did not match, and may be on one of them.
    const other = open.length === 1 ? open[0] : undefined
    if (other === undefined) {
      seen.current.add(index)
      setOpen([index])
      return setSaid(textOf(card))
    }
    const partner = cards[other]!
    if (partner.pair === card.pair) {
      setOpen([])
      setSaid(`${textOf(card)}: a pair`)
      const verdict = missed.current.has(card.pair) ? 'almost' : 'correct'
      return session.answerAndNext({
        verdict,
        prompt: pair.translation,
        given: pair.word,
        expected: pair.word,
        lang: code,
        item: pair.item,
        // A pair is a pair, however long it took.
        points: session.rules.scoringCorrect,
      })
    }
    if (seen.current.has(index) && seen.current.has(other)) {
      missed.current.add(card.pair).add(partner.pair)
      session.miss()
    }
    seen.current.add(index)
    setOpen([other, index])
    setSaid(`${textOf(card)}: not a pair`)
    close.current = window.setTimeout(() => setOpen([]), SHOW_MISS_MS)
  }

  return (
    <div>
      <p className="mb-4 text-quiet">Turn over two cards that mean the same.</p>
      <p role="status" className="sr-only">
        {said}
      </p>
      <div className="grid grid-cols-3 gap-2 sm:grid-cols-4 sm:gap-3">
        {cards.map((card, index) => {
          const found = isFound(card.pair)
          const isOpen = found || open.includes(index)
          const look = found
            ? 'border-correct bg-correct-soft'
            : isOpen
              ? 'border-sea bg-paper'
              : 'border-sea bg-sea hover:brightness-110'
          return (
            <button
              key={index}
              ref={index === 0 ? first : undefined}
              type="button"
              aria-label={isOpen ? undefined : `Card ${index + 1}, face down`}
              aria-disabled={found}
              onClick={() => turn(index)}
              className={`flex min-h-24 flex-col items-center justify-center rounded-md border-2 p-2 text-center text-base leading-snug sm:min-h-28 sm:text-lg ${look}`}
            >
              {isOpen ? (
                <>
                  <Foreign
                    lang={card.side === 'word' ? code : 'en'}
                    className={card.side === 'word' ? 'font-semibold' : ''}
                  >
                    {textOf(card)}
                  </Foreign>
                  {card.side === 'word' && <ReadingBelow code={code} of={textOf(card)} />}
                  {found && <span className="sr-only">, found</span>}
                </>
              ) : (
                <svg aria-hidden viewBox="0 0 24 24" width="28" fill="none" className="stroke-on-sea opacity-60">
                  <circle cx="12" cy="12" r="10" />
                  <path d="M2 12h20M12 2c-6 6-6 14 0 20M12 2c6 6 6 14 0 20" />
                </svg>
              )}
            </button>
          )
        })}
      </div>
    </div>
  )
}
