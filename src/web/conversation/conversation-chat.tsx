import { Flag } from '../parts/flag.tsx'
import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { Navigate } from 'react-router'
import { useAuth } from '../app/auth.tsx'
import { paths } from '../app/paths.ts'
import { SpeechError } from '../speech/speak-button.tsx'
import { useRecognition } from '../speech/use-recognition.ts'
import { noVoiceText, useSpeech } from '../speech/use-speech.ts'
import { useDeviceSetting } from '../storage/device-setting.ts'
import { Button } from '../ui/button.tsx'
import { Foreign } from '../ui/foreign.tsx'
import { Notice } from '../ui/notice.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import { useDraft } from '../storage/use-draft.ts'
import { ChatMessage } from './chat-message.tsx'
import { PossibleAnswers } from './possible-answers.tsx'
import { MessageForm } from './message-form.tsx'
import { ScenePanel } from './scene-panel.tsx'
import { useConversation } from './use-conversation.ts'
import type { StoredConversation } from './use-conversation.ts'
import { languageById, localeOf } from '#domain/languages.ts'
import { speechRates } from '#domain/speech/voice-choice.ts'

/**
 * The running conversation: a panel of 600 px with the messages, each of the learner's followed by its feedback. A talk of
 * the day has the screen to itself: its `head` stands above, and the panel is no higher than what is left.
 */
export function ConversationChat({
  stored,
  head,
  onNewTopic,
}: {
  stored: StoredConversation
  head?: ReactNode
  onNewTopic(): void
}) {
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
  }, [last, readsAloud, audible, speak])

  if (endedAccess) return <Navigate to={paths.subscription(stored.language_id)} replace />
  return (
    <section className={`mx-auto max-w-3xl ${head ? 'flex h-dvh flex-col' : ''}`}>
      {head ?? (
        <div className="mb-4 flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
          <div className="min-w-0">
            <p className="text-quiet">
              <Flag emoji={language.flag_emoji} /> {language.name}
            </p>
            <PageHeading title={stored.topic} className="text-2xl sm:text-3xl" />
          </div>
          <Button kind="secondary" onClick={onNewTopic}>
            New Topic
          </Button>
        </div>
      )}
      <div
        className={`flex flex-col rounded-xl border border-line bg-sheet ${head ? 'max-h-[600px] min-h-0 grow' : 'h-[600px]'}`}
      >
        <ScenePanel
          languageId={stored.language_id}
          topic={stored.topic}
          thread={thread}
          isHead={head !== undefined && head !== null}
        />
        <Messages count={thread.length} pending={pending} writing={writing} lang={language.code}>
          {thread.map((message, at) => (
            <ChatMessage
              key={message.id}
              message={message}
              isLatest={at >= thread.length - 2}
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
        {last?.role === 'assistant' && last.answers && !pending && text === '' && (
          <PossibleAnswers answers={last.answers} code={language.code} onChoose={setText} />
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
      <div className={`text-sm text-quiet ${head ? 'shrink-0 py-1' : 'mt-2'}`}>
        <div className="flex flex-wrap gap-x-6">
          <Choice checked={readsAloud} onChange={setReadsAloud}>
            <span>
              Read <span className="max-sm:sr-only">the tutor’s messages </span>aloud
            </span>
          </Choice>
          <Choice checked={fixFirst === 'on'} onChange={on => chooseFixFirst(on ? 'on' : 'off')}>
            Let me fix it first
          </Choice>
        </div>
        <p>{noVoiceText(speech.support, language.name)?.split('. ')[0]}</p>
        <SpeechError error={speech.error} />
      </div>
    </section>
  )
}

function Choice({
  checked,
  onChange,
  children,
}: {
  checked: boolean
  onChange(checked: boolean): void
  children: ReactNode
}) {
  return (
    <label className="inline-flex min-h-11 items-center gap-2">
      <input
        type="checkbox"
        checked={checked}
        onChange={event => onChange(event.target.checked)}
        className="size-5 accent-sea"
      />
      {children}
    </label>
  )
}

/** The messages, scrolled to the newest, announced as they come. What the learner wrote last stays in sight above it. */
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
    const own = [...(box.current?.querySelectorAll<HTMLElement>('[data-own]') ?? [])].at(-1)
    const end = box.current?.scrollHeight ?? 0
    box.current?.scrollTo({ top: own ? Math.min(end, own.offsetTop - 12) : end })
  }, [count, pending, writing])
  return (
    <div
      ref={box}
      role="log"
      aria-label="Messages"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by keyboard
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

/** Whether replies are spoken as they come: off until asked for, then remembered on this device. */
function useReadingAloud() {
  const [choice, choose] = useDeviceSetting('read-aloud', ['no', 'yes'])
  return [choice === 'yes', (next: boolean) => choose(next ? 'yes' : 'no')] as const
}
