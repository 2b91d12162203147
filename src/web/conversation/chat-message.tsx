import { useState } from 'react'
import { SpeakButton } from '../speech/speak-button.tsx'
import type { Speech } from '../speech/use-speech.ts'
import { Reading } from '../parts/reading.tsx'
import { Foreign } from '../ui/foreign.tsx'
import { Portrait } from '../activities/items/portrait.tsx'
import { useDeviceSetting } from '../storage/device-setting.ts'
import { FeedbackCard } from './feedback-card.tsx'
import type { ConversationMessage } from '#contract/conversation/conversation.ts'
import { speechRates } from '#domain/speech/voice-choice.ts'

/** One message with what belongs to it: the tutor's can be heard and read in English, the learner's has its feedback. */
export function ChatMessage({
  message,
  isLatest,
  lang,
  speech,
  onSettled,
}: {
  message: ConversationMessage
  /** Of the last exchange: its feedback stands open. */
  isLatest: boolean
  lang: string
  speech: Speech
  onSettled(errorId: string, outcome: 'repaired' | 'shown'): void
}) {
  return message.role === 'assistant' ? (
    <TutorMessage message={message} lang={lang} speech={speech} />
  ) : (
    <div data-own className="my-4">
      <p className="sr-only">You:</p>
      <Foreign
        as="p"
        lang={lang}
        className="ms-auto w-fit max-w-[85%] rounded-2xl rounded-ee-sm bg-sea px-4 py-2 text-lg whitespace-pre-wrap text-on-sea"
      >
        {message.content}
      </Foreign>
      {message.feedback && (
        <FeedbackCard feedback={message.feedback} lang={lang} isLatest={isLatest} onSettled={onSettled} />
      )}
    </div>
  )
}

function TutorMessage({ message, lang, speech }: { message: ConversationMessage; lang: string; speech: Speech }) {
  // Who wanted English once has it under what comes next as well.
  const [usual, choose] = useDeviceSetting('talk-english', ['hidden', 'shown'])
  const [chosen, setChosen] = useState<boolean>()
  const showsEnglish = chosen ?? usual === 'shown'
  const setShowsEnglish = (shows: boolean) => {
    setChosen(shows)
    choose(shows ? 'shown' : 'hidden')
  }
  return (
    <div className="my-4 max-w-[92%]">
      <p className="sr-only">Tutor:</p>
      <div className="flex items-end gap-2">
        <Portrait name="Tutor" size={32} />
        <div className="min-w-0 rounded-2xl rounded-es-sm border border-line bg-paper px-4 py-2">
          <Foreign as="p" lang={lang} className="text-xl whitespace-pre-wrap">
            {message.content}
          </Foreign>
          {message.reading && (
            <p lang={lang} className="mt-1 text-sm text-quiet">
              <Reading code={lang} of={message.content} text={message.reading} />
            </p>
          )}
          {showsEnglish && <p className="mt-1 text-quiet">{message.translation}</p>}
          {message.note && <p className="mt-1 text-sm text-quiet">{message.note}</p>}
          {message.generated_by && <p className="mt-1 text-sm text-quiet">Written by {message.generated_by}</p>}
        </div>
      </div>
      <div className="ms-10 mt-1 flex items-center gap-2">
        <SpeakButton speech={speech} text={message.content} name="Listen to this message" rate={speechRates.chat} />
        {message.translation && (
          <button
            type="button"
            aria-expanded={showsEnglish}
            onClick={() => setShowsEnglish(!showsEnglish)}
            className="min-h-11 px-2 text-sm text-quiet underline decoration-line underline-offset-4"
          >
            {showsEnglish ? 'Hide English' : 'Show English'}
          </button>
        )}
      </div>
    </div>
  )
}
