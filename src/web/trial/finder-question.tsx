import { X } from 'lucide-react'
import { NOT_KNOWN } from '#domain/plan/level-finder.ts'
import type { FinderQuestion } from '#domain/plan/level-finder.ts'
import { shownReading } from '#domain/lessons/shown-reading.ts'
import { Learned, sizeOf } from '../activities/items/lesson/learned.tsx'
import { Foot, Stage } from '../activities/run/stage.tsx'
import { useFocus } from '../ui/use-focus.ts'
import { Button } from '../ui/button.tsx'

/** So many words are asked for at most; most visitors are done sooner. */
const MOST = 20

/** One word of the level finder. No answer is called right or wrong: the next word comes at once. */
export function FinderQuestionScreen({
  question,
  code,
  asked,
  onAnswer,
  onLeave,
}: {
  question: FinderQuestion
  code: string
  /** How many words were asked for before. */
  asked: number
  onAnswer(given: string | null): void
  onLeave(): void
}) {
  const heading = useFocus<HTMLHeadingElement>()
  const reading = shownReading(question.word, question.reading)
  return (
    <Stage
      label="Level finder"
      progress={{ label: 'Words asked', value: asked, max: MOST }}
      place={question.item}
      onLeave={onLeave}
      head={
        <>
          <p className="grow">Word {asked + 1}</p>
          <button
            type="button"
            aria-label="Leave the level finder"
            title="Leave the level finder"
            onClick={onLeave}
            className="-mx-2 inline-flex size-11 shrink-0 items-center justify-center rounded-full hover:bg-sheet hover:text-ink"
          >
            <X aria-hidden size={22} />
          </button>
        </>
      }
    >
      <div className="my-auto pb-4">
        <h1 ref={heading} tabIndex={-1} className="text-center font-sans text-base font-normal text-quiet outline-none">
          What does it mean?{' '}
          <Learned lang={code} className={`mt-2 block font-semibold text-ink ${sizeOf(question.word)}`}>
            {question.word}
          </Learned>
          {reading && <span className="block text-lg">{reading}</span>}
        </h1>
        <div role="group" aria-label="Meanings" className="mt-8 grid gap-2.5 sm:grid-cols-2">
          {question.options.map((option, at) => (
            <button
              key={option}
              type="button"
              aria-disabled={false}
              onClick={() => onAnswer(option)}
              className="flex min-h-14 w-full items-center gap-3 rounded-lg border border-quiet bg-sheet px-4 py-2 text-start text-lg leading-snug hover:border-sea"
            >
              <kbd aria-hidden className="hidden w-5 text-center font-sans text-sm text-quiet lg:inline">
                {at + 1}
              </kbd>
              {option}
            </button>
          ))}
        </div>
      </div>
      <Foot>
        <Button kind="secondary" className="min-h-12 w-full" onClick={() => onAnswer(NOT_KNOWN)}>
          I don’t know
        </Button>
      </Foot>
    </Stage>
  )
}
