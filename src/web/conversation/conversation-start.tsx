import { useQuery } from '@tanstack/react-query'
import { Dices, RefreshCw } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Link } from 'react-router'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import { scenesQuery } from './use-conversation.ts'
import type { Conversation } from '#contract/conversation/conversation.ts'
import type { Language } from '#contract/learners/languages.ts'
import { MAX_TOPIC, mayStart } from '#domain/conversation/conversation.ts'
import {
  fixedTopics,
  nearestTopic,
  randomTopic,
  starters,
  startersOfRound,
} from '#domain/conversation/conversation-topics.ts'

/** Where a conversation begins: a language, a topic, and an earlier conversation to go on with. */
export function ConversationStart({
  languages,
  own,
  chosen,
  onChoose,
  notice,
  firstTopic,
  earlier,
  linkTo,
  starting,
  error,
  onStart,
}: {
  /** Those that can be talked in. */
  languages: Language[]
  /** The ids of the learner's own: they come first. */
  own: number[]
  chosen: number | undefined
  onChoose(languageId: number | undefined): void
  /** Why what the address asked for could not be done. */
  notice: string | undefined
  firstTopic: string
  earlier: Conversation[]
  linkTo(conversation: Conversation): string
  starting: boolean
  error: string | undefined
  onStart(languageId: number, topic: string): void
}) {
  const [topic, setTopic] = useState(firstTopic)
  const begin = useRef<HTMLButtonElement>(null)
  // Chosen from the lists below, the way to begin is in sight again, and Enter takes it.
  const choose = (next: string) => {
    flushSync(() => setTopic(next))
    begin.current?.focus()
  }
  const why = useId()
  const ready = mayStart(chosen, topic)
  return (
    <section className="mx-auto max-w-3xl">
      <PageHeading title="AI Conversation" />
      <p className="mt-2 text-quiet">
        Talk about something. After each message you see what was right and what to mend.
      </p>
      {notice && (
        <Notice kind="info" className="mt-4">
          {notice}
        </Notice>
      )}
      <form
        className="mt-6"
        onSubmit={event => {
          event.preventDefault()
          if (ready && !starting && chosen !== undefined) onStart(chosen, topic)
        }}
      >
        <div className="grid gap-4 sm:grid-cols-[14rem_1fr]">
          <LanguageSelect languages={languages} own={own} chosen={chosen} onChoose={onChoose} />
          <label className="block">
            <span className="font-medium">Topic</span>
            <input
              type="text"
              value={topic}
              maxLength={MAX_TOPIC}
              onChange={event => setTopic(event.target.value)}
              placeholder="Choose one below, or type your own"
              className="mt-1 h-11 w-full rounded-md border border-quiet bg-sheet px-3 placeholder:text-quiet"
            />
          </label>
        </div>
        <div className="mt-4 flex flex-wrap items-center gap-3">
          <Button
            ref={begin}
            type="submit"
            disabled={!ready}
            aria-busy={starting}
            aria-describedby={ready ? undefined : why}
          >
            {starting ? 'Starting...' : 'Start Conversation'}
          </Button>
          <Button kind="secondary" onClick={() => setTopic(randomTopic(Math.random()))}>
            <Dices aria-hidden size={20} />
            Random topic
          </Button>
          {!ready && (
            <p id={why} className="text-sm text-quiet">
              {chosen === undefined ? 'Choose a language to start.' : 'Choose or type a topic to start.'}
            </p>
          )}
        </div>
        {error && (
          <Notice kind="error" className="mt-4">
            The conversation could not be started. {error}
          </Notice>
        )}
      </form>
      {chosen !== undefined && <Scenes key={chosen} languageId={chosen} topic={topic} onTopic={choose} />}
      <Suggestions topic={topic} onTopic={choose} />
      <Earlier conversations={earlier} languages={languages} linkTo={linkTo} />
    </section>
  )
}

function LanguageSelect({
  languages,
  own,
  chosen,
  onChoose,
}: {
  languages: Language[]
  own: number[]
  chosen: number | undefined
  onChoose(languageId: number | undefined): void
}) {
  const mine = own.flatMap(id => languages.filter(language => language.id === id))
  const others = languages.filter(language => !own.includes(language.id))
  const options = (group: Language[]) =>
    group.map(({ id, name }) => (
      <option key={id} value={id}>
        {name}
      </option>
    ))
  return (
    <label className="block">
      <span className="font-medium">Language</span>
      <select
        value={chosen ?? ''}
        onChange={event => onChoose(Number(event.target.value) || undefined)}
        className="mt-1 h-11 w-full rounded-md border border-quiet bg-sheet px-3"
      >
        <option value="">Choose a language</option>
        {mine.length > 0 && <optgroup label="Your languages">{options(mine)}</optgroup>}
        {others.length > 0 && (
          <optgroup label={mine.length > 0 ? 'Other languages' : 'Languages'}>{options(others)}</optgroup>
        )}
      </select>
    </label>
  )
}

/** So many scenes are offered at once. */
const SCENES_SHOWN = 4

/** The role plays of a language: those of the topic that was chosen, else some of all, with a way to the others. */
function Scenes({ languageId, topic, onTopic }: { languageId: number; topic: string; onTopic(topic: string): void }) {
  const { data: scenes = [], isPending } = useQuery(scenesQuery(languageId))
  const [first, setFirst] = useState(0)
  if (isPending) return <ScenesToCome />
  if (scenes.length === 0) return null
  const chosen = scenes.find(({ title }) => title === topic)
  const ofTopic = topic.trim() === '' || chosen ? [] : scenes.filter(scene => scene.topic === nearestTopic(topic))
  const shown = ofTopic.length > 0 ? ofTopic : [...scenes, ...scenes].slice(first, first + SCENES_SHOWN)
  return (
    <>
      <div className="mt-10 flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-xl">Play a scene</h2>
        {ofTopic.length === 0 && (
          <Button kind="quiet" onClick={() => setFirst((first + SCENES_SHOWN) % scenes.length)}>
            <RefreshCw aria-hidden size={18} />
            Show other scenes
          </Button>
        )}
      </div>
      <ul className="mt-3 grid gap-2 sm:grid-cols-2">
        {shown.map(({ id, title, place, person }) => (
          <li key={id}>
            <button
              type="button"
              aria-pressed={topic === title}
              onClick={() => onTopic(title)}
              className="h-full w-full rounded-md border border-line bg-sheet px-4 py-2 text-start hover:border-sea aria-pressed:border-sea aria-pressed:shadow-[inset_0_0_0_1px_var(--sea)]"
            >
              <span className="block font-medium">{title}</span>
              <span className="block text-sm text-quiet">
                {place} With {person.name}, {person.role}.
              </span>
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}

/** Keeps the room of the scenes, so that what stands below does not jump when they are there. */
function ScenesToCome() {
  return (
    <div aria-hidden>
      <div className="mt-10 flex min-h-11 items-center">
        <p className="text-xl font-semibold">Play a scene</p>
      </div>
      <ul className="mt-3 grid gap-2 sm:grid-cols-2">
        {Array.from({ length: SCENES_SHOWN }, (_, at) => (
          <li key={at} className="min-h-[5.1rem] rounded-md border border-line bg-sheet" />
        ))}
      </ul>
    </div>
  )
}

/** The eight topics, and five of the fifteen starters with a way to the others. */
function Suggestions({ topic, onTopic }: { topic: string; onTopic(topic: string): void }) {
  const [round, setRound] = useState(0)
  const buttons = (suggestions: readonly { title: string }[]) => (
    <ul className="mt-3 flex flex-wrap gap-2">
      {suggestions.map(({ title }) => (
        <li key={title}>
          <button
            type="button"
            aria-pressed={topic === title}
            onClick={() => onTopic(title)}
            className="min-h-11 rounded-md border border-line bg-sheet px-4 py-2 text-start hover:border-sea aria-pressed:border-sea aria-pressed:shadow-[inset_0_0_0_1px_var(--sea)]"
          >
            {title}
          </button>
        </li>
      ))}
    </ul>
  )
  return (
    <>
      <h2 className="mt-10 text-xl">Topics</h2>
      {buttons(fixedTopics)}
      <div className="mt-8 flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-xl">Or begin like this</h2>
        <Button kind="quiet" onClick={() => setRound(round + 1)}>
          <RefreshCw aria-hidden size={18} />
          Show five others
        </Button>
      </div>
      <p className="sr-only" aria-live="polite">
        {round > 0 && `Suggestions ${(round % 3) + 1} of ${starters.length / 5}`}
      </p>
      {buttons(startersOfRound(round))}
    </>
  )
}

function Earlier({
  conversations,
  languages,
  linkTo,
}: {
  conversations: Conversation[]
  languages: Language[]
  linkTo(conversation: Conversation): string
}) {
  if (conversations.length === 0) return null
  const day = new Intl.DateTimeFormat('en', { dateStyle: 'medium' })
  return (
    <>
      <h2 className="mt-10 text-xl">Earlier conversations</h2>
      <ul className="mt-3 divide-y divide-line border-y border-line">
        {conversations.map(conversation => (
          <li key={conversation.id}>
            <Link
              to={linkTo(conversation)}
              className="flex min-h-11 flex-wrap items-baseline gap-x-3 py-2 hover:bg-sheet"
            >
              <span className="min-w-0 underline decoration-line underline-offset-4">{conversation.topic}</span>
              <span className="text-sm text-quiet">
                {languages.find(({ id }) => id === conversation.language_id)?.name} · {conversation.messages} messages ·{' '}
                {day.format(new Date(conversation.last_message_at))}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}
