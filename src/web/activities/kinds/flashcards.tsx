import { useState } from 'react'
import type { ReactNode } from 'react'
import { backIsForeign } from '#domain/activities/activity-items.ts'
import { repeatPlace } from '#domain/activities/activity-run.ts'
import { AUTO_ADVANCE_MS } from '#domain/activities/activity-score.ts'
import { cardAnswer } from '#domain/activities/draft-answer.ts'
import type { Verdict } from '#domain/answers/verdict.ts'
import type { Flashcard } from '#domain/activities/task-content.ts'
import { Reading } from '../../parts/reading.tsx'
import { SpeakButton } from '../../speech/speak-button.tsx'
import { useHeardAtOnce } from '../../speech/use-speech.ts'
import { Button } from '../../ui/button.tsx'
import { Foreign } from '../../ui/foreign.tsx'
import { useTimer } from '../../ui/use-timer.ts'
import { Feedback } from '../items/feedback.tsx'
import { Learned, sizeOf } from '../items/lesson/learned.tsx'
import { NextButton } from '../items/next-button.tsx'
import { TypedAnswer } from '../items/typed-answer.tsx'
import type { ActivityProps } from '../run/activity-props.ts'

/** Cards are answered one by one, and turn over. After a right answer the next one comes by itself; any other stays until it was read. */
export function Flashcards(props: ActivityProps) {
  const { run } = props.session
  const card = props.content.flashcards?.[run.index]
  return card ? <Card key={`${run.index} ${repeatPlace(run)?.position}`} card={card} {...props} /> : null
}

function Card({ card, session, code, languageName, speech }: ActivityProps & { card: Flashcard }) {
  const { current, next } = session
  const [staying, setStaying] = useState(false)
  const goesOn = current?.verdict === 'correct' && !staying
  useTimer(AUTO_ADVANCE_MS, next, goesOn)
  const isForeign = backIsForeign(card)
  const answerCode = isForeign ? code : 'en'
  useHeardAtOnce(speech, isForeign && !current ? undefined : card.audio_text)
  const answer = (given: { verdict: Verdict; given: string; expected: string }) =>
    session.answer({ ...given, prompt: card.front, lang: answerCode, item: card.item })

  return (
    <>
      <div className={`flip my-auto grid pb-5 ${current ? 'is-flipped' : ''}`}>
        <Face side="front" hidden={current !== undefined}>
          <Foreign lang={isForeign ? 'en' : code} as="h3" className={`font-semibold ${sizeOf(card.front)}`}>
            {card.front}
          </Foreign>
          {!isForeign && <Sounds card={card} code={code} />}
          {!isForeign && <SpeakButton speech={speech} text={card.audio_text} name={`Listen to ${card.front}`} main />}
        </Face>
        {current && (
          <Face side="back">
            <p className="text-quiet">
              <Foreign lang={isForeign ? 'en' : code}>{card.front}</Foreign>
            </p>
            <Learned lang={answerCode} as="p" className={`font-semibold ${sizeOf(card.back)}`}>
              {card.back}
            </Learned>
            <Sounds card={card} code={code} />
            <SpeakButton speech={speech} text={card.audio_text} name={`Listen to ${card.audio_text}`} main />
            {card.example && (
              <Learned lang={code} as="p" className="text-lg">
                {card.example}
              </Learned>
            )}
            {speech.error && <p className="text-wrong">{speech.error}</p>}
          </Face>
        )}
      </div>
      <TypedAnswer
        label={isForeign ? `In ${languageName}` : 'In English'}
        code={answerCode}
        expected={cardAnswer(card)}
        otherWords={session.otherWords}
        answered={current}
        draft={session.draft}
        onDraft={session.setDraft}
        onAnswer={answer}
        focus
      >
        <Button
          kind="secondary"
          className="min-h-12 grow px-3! sm:grow-0"
          onClick={() => answer({ verdict: 'wrong', given: '', expected: card.back })}
        >
          Show me
        </Button>
      </TypedAnswer>
      <Feedback answered={current} code={answerCode} question={card.front} showExpected={false} />
      {current && (
        <NextButton onClick={next} label={session.isLast ? 'Finish' : 'Next'}>
          {goesOn && (
            <Button kind="quiet" onClick={() => setStaying(true)}>
              Stay on this card
            </Button>
          )}
        </NextButton>
      )}
    </>
  )
}

function Face({ side, hidden, children }: { side: 'front' | 'back'; hidden?: boolean; children: ReactNode }) {
  return (
    <div
      aria-hidden={hidden}
      inert={hidden}
      className={`flip-${side} flex min-h-28 [@media(min-height:700px)]:min-h-52 flex-col items-center justify-center gap-2 rounded-xl border border-line bg-sheet px-4 py-6 text-center shadow-sm`}
    >
      {children}
    </div>
  )
}

function Sounds({ card, code }: { card: Flashcard; code: string }) {
  return (
    <p className="text-quiet">
      <Reading code={code} of={backIsForeign(card) ? card.back : card.front} text={card.reading} className="me-3" />
      {card.pronunciation && <span>/{card.pronunciation}/</span>}
    </p>
  )
}
