import { useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { Navigate } from 'react-router'
import { useAuth } from '../auth.tsx'
import { paths } from '../paths.ts'
import { SpeechError } from '../speech/speak-button.tsx'
import { useRecognition } from '../speech/use-recognition.ts'
import { noVoiceText, useSpeech } from '../speech/use-speech.ts'
import { useDeviceSetting } from '../device-setting.ts'
import { Button } from '../ui/button.tsx'
import { Foreign } from '../ui/foreign.tsx'
import { Notice } from '../ui/notice.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import { useDraft } from '../use-draft.ts'
import { ChatMessage } from './chat-message.tsx'
import { MessageForm } from './message-form.tsx'
import { useConversation } from './use-conversation.ts'
import type { StoredConversation } from './use-conversation.ts'
import { languageById, localeOf } from '#domain/languages.ts'
import { speechRates } from '#domain/voice-choice.ts'

/** The running conversation: a panel of 600 px with the messages, each of the learner's followed by its feedback. */
export function ConversationChat({ stored, onNewTopic }: { stored: StoredConversation; onNewTopic(): void }) {
  const { user } = useAuth()
  const language = languageById(stored.language_id)!
  const [{ text }, change] = useDraft(`meridian.message.${user?.id}.${stored.id}`, { text: '' })
  const setText = (text: string) => change({ text })
  const [fixFirst, chooseFixFirst] = useDeviceSetting('fix-first', ['off', 'on'])
  const { thread, pending, writing, failure, mustRetry, endedAccess, send, settle } = useConversation(
    stored,
    setText,
    fixFirst === 'on',
  )
  const speech = useSpeech(language.code)
  const recognition = useRecognition({
    locale: localeOf(language.name),
    screen: 'chat',
    onHeard: ([heard = '']) => setText(text.trim() ? `${text.trimEnd()} ${heard}` : heard),
  })
  const [readsAloud, setReadsAloud] = useReadingAloud()
  const { speak, audible } = speech
  const last = thread.at(-1)
  const spoken = useRef(last?.id)
  useEffect(() => {
    if (last?.role !== 'assistant' || spoken.current === last.id) return
    spoken.current = last.id
    if (readsAloud && audible) speak(last.content, speechRates.chat)
  }, [last, readsAloud, speak])

  if (endedAccess) return <Navigate to={paths.subscription(stored.language_id)} replace />
  return (
    <section className="mx-auto max-w-3xl">
      <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <p className="text-quiet">
            <span aria-hidden>{language.flag_emoji}</span> {language.name}
          </p>
          <PageHeading title={stored.topic} className="text-2xl sm:text-3xl" />
        </div>
        <Button kind="secondary" onClick={onNewTopic}>
          New Topic
        </Button>
      </div>
      <div className="mt-4 flex h-[600px] flex-col border border-line bg-sheet">
        <Messages count={thread.length} pending={pending} writing={writing} lang={language.code}>
          {thread.map(message => (
            <ChatMessage
              key={message.id}
              message={message}
              lang={language.code}
              speech={speech}
              onSettled={(errorId, outcome) => settle(message.id, errorId, outcome)}
            />
          ))}
        </Messages>
        {failure && (
          <Notice kind="error" className="mx-3 mb-2">
            {failure.message.replace(/\.?$/, '.')}{' '}
            {failure.retry ? 'Your message is kept.' : 'Your text is back in the box.'}
            {failure.retry && (
              <button type="button" onClick={failure.retry} className="ms-2 min-h-8 font-medium underline">
                Try again
              </button>
            )}
          </Notice>
        )}
        <MessageForm
          text={text}
          onText={setText}
          onSend={() => {
            if (send(text)) setText('')
          }}
          lang={language.code}
          languageName={language.name}
          pending={pending}
          blocked={mustRetry ? 'Send the last message again first.' : undefined}
          recognition={recognition}
        />
      </div>
      <div className="mt-2 text-sm text-quiet">
        <div className="flex flex-wrap gap-x-6">
          <label className="inline-flex min-h-11 items-center gap-2">
            <input
              type="checkbox"
              checked={readsAloud}
              onChange={event => setReadsAloud(event.target.checked)}
              className="size-5 accent-sea"
            />
            Read the tutor’s messages aloud
          </label>
          <label className="inline-flex min-h-11 items-center gap-2">
            <input
              type="checkbox"
              checked={fixFirst === 'on'}
              onChange={event => chooseFixFirst(event.target.checked ? 'on' : 'off')}
              className="size-5 accent-sea"
            />
            Let me fix it first
          </label>
        </div>
        <p>{noVoiceText(speech.support, language.name)?.split('. ')[0]}</p>
        <SpeechError error={speech.error} />
      </div>
    </section>
  )
}

/** The messages, scrolled to the newest, announced as they come. */
function Messages({
  count,
  pending,
  writing,
  lang,
  children,
}: {
  count: number
  pending: boolean
  /** What the tutor has written so far. */
  writing: string
  lang: string
  children: ReactNode
}) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    box.current?.scrollTo({ top: box.current.scrollHeight })
  }, [count, pending, writing])
  return (
    <div
      ref={box}
      role="log"
      aria-label="Messages"
      // A region that scrolls must be reachable by keyboard.
      tabIndex={0}
      className="relative min-h-0 grow overflow-y-auto px-3 sm:px-5"
    >
      {children}
      {writing && (
        // Read out when it is complete, not letter by letter.
        <Foreign as="p" lang={lang} aria-hidden className="my-4 max-w-[90%] text-xl whitespace-pre-wrap text-quiet">
          {writing}
        </Foreign>
      )}
      {pending && <p className="my-4 text-quiet">The tutor is answering…</p>}
    </div>
  )
}

const READ_ALOUD = 'meridian.read-aloud'

/** Whether replies are spoken as they come: off until asked for, then remembered on this device. */
function useReadingAloud() {
  const [on, setOn] = useState(() => localStorage.getItem(READ_ALOUD) === 'yes')
  return [
    on,
    (next: boolean) => {
      localStorage.setItem(READ_ALOUD, next ? 'yes' : 'no')
      setOn(next)
    },
  ] as const
}
