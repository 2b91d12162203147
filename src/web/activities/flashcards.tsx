import { useEffect, useState } from 'react'
import { backIsForeign } from '#domain/activity-items.ts'
import { AUTO_ADVANCE_MS } from '#domain/activity-score.ts'
import type { Flashcard } from '#domain/task-content.ts'
import { SpeakButton } from '../speech/speak-button.tsx'
import { Button } from '../ui/button.tsx'
import { Foreign } from '../ui/foreign.tsx'
import type { ActivityProps } from './activity-props.ts'
import { Feedback } from './feedback.tsx'
import { NextButton } from './next-button.tsx'
import { TypedAnswer } from './typed-answer.tsx'

/** Cards are answered one by one; the back appears with the verdict, and the next card comes by itself. */
export function Flashcards({ content, session, code, languageName, speech }: ActivityProps) {
  const card = content.flashcards?.[session.run.index]
  const { current, next } = session
  const [staying, setStaying] = useState(false)

  useEffect(() => {
    if (!current || staying) return
    const timer = window.setTimeout(next, AUTO_ADVANCE_MS)
    return () => window.clearTimeout(timer)
  }, [current, next, staying])
  useEffect(() => setStaying(false), [card])

  if (!card) return null
  const isForeign = backIsForeign(card)
  const answerCode = isForeign ? code : 'en'
  const answer = (given: { verdict: 'correct' | 'almost' | 'wrong'; given: string; expected: string }) =>
    session.answer({ ...given, prompt: card.front, lang: answerCode, item: card.item })

  return (
    <div key={session.run.index}>
      <div className="py-4 text-center">
        <Foreign lang={isForeign ? 'en' : code} as="h3" className="text-3xl sm:text-4xl">
          {card.front}
        </Foreign>
        {!isForeign && <Sounds card={card} />}
        {!isForeign && (
          <div className="mt-3">
            <SpeakButton speech={speech} text={card.audio_text} name={`Listen to ${card.front}`} />
          </div>
        )}
      </div>
      <TypedAnswer
        label={isForeign ? `In ${languageName}` : 'In English'}
        code={answerCode}
        expected={{ back: card.back, alternatives: card.alternatives, reading: isForeign ? card.reading : undefined }}
        otherWords={session.otherWords}
        answered={current}
        onAnswer={answer}
        unsent={session.unsent}
        focus
      >
        <Button
          kind="secondary"
          className="grow sm:grow-0"
          onClick={() => answer({ verdict: 'wrong', given: '', expected: card.back })}
        >
          Show me
        </Button>
      </TypedAnswer>
      <Feedback answered={current} code={answerCode} showExpected={false}>
        {current && <Back card={card} code={code} isForeign={isForeign} speech={speech} />}
      </Feedback>
      {current && (
        <div className="flex flex-wrap items-center gap-3">
          <NextButton onClick={next} label={session.run.index + 1 < session.rules.total ? 'Next' : 'Finish'} />
          {!staying && (
            <Button kind="quiet" className="mt-5" onClick={() => setStaying(true)}>
              Stay on this card
            </Button>
          )}
        </div>
      )}
    </div>
  )
}

function Back({
  card,
  code,
  isForeign,
  speech,
}: Pick<ActivityProps, 'code' | 'speech'> & { card: Flashcard; isForeign: boolean }) {
  return (
    <div className="mt-2">
      <p className="flex items-center gap-3">
        <Foreign lang={isForeign ? code : 'en'} className="text-2xl font-semibold">
          {card.back}
        </Foreign>
        <SpeakButton speech={speech} text={card.audio_text} name={`Listen to ${card.audio_text}`} />
      </p>
      {isForeign && <Sounds card={card} />}
      {card.example && (
        <Foreign lang={code} as="p" className="mt-2 text-lg">
          {card.example}
        </Foreign>
      )}
      {speech.error && <p className="mt-1 text-wrong">{speech.error}</p>}
    </div>
  )
}

function Sounds({ card }: { card: Flashcard }) {
  return (
    <p className="text-quiet">
      {card.reading && <span className="me-3">{card.reading}</span>}
      {card.pronunciation && <span>/{card.pronunciation}/</span>}
    </p>
  )
}
