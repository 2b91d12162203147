import { Mic, Send, Square } from 'lucide-react'
import { useId, useRef } from 'react'
import type { KeyboardEvent } from 'react'
import type { RecognitionHook } from '../speech/use-recognition.ts'
import { LetterKeys } from '../activities/keyboard/letter-keys.tsx'
import { SpeechError } from '../speech/speak-button.tsx'
import { MAX_MESSAGE, maySend } from '#domain/conversation/conversation.ts'
import { RECOGNITION_UNSUPPORTED } from '#domain/speech/speech-errors.ts'

/** The text box, the microphone and Send. Enter sends; Shift+Enter begins a new line. */
export function MessageForm({
  text,
  onText,
  onSend,
  lang,
  languageName,
  pending,
  blocked,
  recognition,
}: {
  text: string
  onText(text: string): void
  onSend(): void
  lang: string
  languageName: string
  pending: boolean
  /** Why nothing can be sent at the moment. */
  blocked: string | undefined
  recognition: RecognitionHook
}) {
  const hint = useId()
  const box = useRef<HTMLTextAreaElement>(null)
  const ready = maySend(text, pending) && !blocked
  const submit = () => {
    if (!ready) return
    onSend()
    box.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // While an input method composes a word, Enter ends the word.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || event.keyCode === 229) return
    event.preventDefault()
    submit()
  }
  const why = blocked ?? (pending ? 'The tutor is answering.' : 'Enter sends, Shift+Enter begins a new line.')
  return (
    <form
      className="border-t border-line p-3"
      onSubmit={event => {
        event.preventDefault()
        submit()
      }}
    >
      <div className="flex items-end gap-2">
        <textarea
          ref={box}
          aria-label={`Your message in ${languageName}`}
          aria-describedby={hint}
          lang={lang}
          dir="auto"
          rows={1}
          maxLength={MAX_MESSAGE}
          value={text}
          placeholder={`Write in ${languageName}...`}
          onChange={event => onText(event.target.value)}
          onKeyDown={onKeyDown}
          className="field-sizing-content max-h-32 min-h-12 min-w-0 grow resize-none rounded-2xl border border-quiet bg-sheet px-3 py-2 text-lg placeholder:text-quiet"
        />
        <MicrophoneButton recognition={recognition} />
        <button
          type="submit"
          disabled={!ready}
          aria-label="Send"
          title="Send"
          className="inline-flex size-11 shrink-0 items-center justify-center rounded-full bg-sea text-on-sea hover:brightness-110 disabled:bg-line disabled:text-quiet"
        >
          <Send aria-hidden size={20} className="rtl:-scale-x-100" />
        </button>
      </div>
      {/* The panel is as high as it is: a keyboard must leave room for what was said. */}
      <div className="max-h-60 overflow-y-auto">
        <LetterKeys code={lang} input={box} onChange={onText} />
      </div>
      <p id={hint} className="mt-1 text-xs text-quiet">
        <span className={recognition.listening || pending || blocked ? undefined : 'max-lg:sr-only'}>
          {recognition.listening ? 'Listening…' : why}
        </span>
        {!recognition.supported && ` ${RECOGNITION_UNSUPPORTED}`}
      </p>
      <SpeechError error={recognition.error} />
    </form>
  )
}

function MicrophoneButton({ recognition }: { recognition: RecognitionHook }) {
  const { listening, start, stop } = recognition
  const Icon = listening ? Square : Mic
  return (
    <button
      type="button"
      aria-label={listening ? 'Stop recording' : 'Speak your message'}
      title={listening ? 'Stop recording' : 'Speak your message'}
      aria-pressed={listening}
      onClick={listening ? stop : start}
      className={`inline-flex size-11 shrink-0 items-center justify-center rounded-full border ${listening ? 'border-vermilion bg-vermilion text-on-vermilion' : 'border-line text-sea hover:border-sea'}`}
    >
      <Icon aria-hidden size={20} />
    </button>
  )
}
