import { useMutation, usePrefetchQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { Mic, Search, Square, Volume2 } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import type { RefObject } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import { CallError, call } from '#web/app/call-client.ts'
import { LookupCard } from '#web/lookup/lookup-card.tsx'
import { paths } from '#web/app/paths.ts'
import { languagesQuery, programQuery, recentLookupsQuery } from '#web/app/queries.ts'
import { useRecognition } from '#web/speech/use-recognition.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { Spinner } from '#web/ui/loading-view.tsx'
import { Foreign } from '#web/ui/foreign.tsx'
import { api } from '#contract/api.ts'
import type { RecentLookup } from '#contract/words/lookups.ts'
import { DEFAULT_LOCALE, languageById } from '#domain/languages.ts'
import { MAX_LOOKUP, lookupErrorText, mayLookUp } from '#domain/lookup/lookup.ts'
import { RECOGNITION_UNSUPPORTED } from '#domain/speech/speech-errors.ts'

export function HowToSayItPage() {
  const [query] = useSearchParams()
  usePrefetchQuery(recentLookupsQuery)
  const { data: program } = useSuspenseQuery(programQuery)
  const language = languageById(Number(query.get('language')))
  if (!program.subscription)
    return <Navigate to={paths.subscription(language?.id)} state={{ wanted: 'How to Say It' }} replace />
  return <Lookup />
}

function Lookup() {
  const [query, setQuery] = useSearchParams()
  const language = languageById(Number(query.get('language')))
  const [word, setWord] = useState('')
  const hint = useId()
  const box = useRef<HTMLInputElement>(null)
  const queries = useQueryClient()
  const looking = useMutation({
    networkMode: 'always',
    mutationFn: (asked: { word: string; language_id: number | undefined }) => call(api.lookUp, { body: asked }),
    onSuccess: () => void queries.invalidateQueries({ queryKey: recentLookupsQuery.queryKey }),
  })
  const recognition = useRecognition({
    locale: language?.locale ?? DEFAULT_LOCALE,
    screen: 'lookup',
    onHeard: ([heard = '']) => setWord(heard),
  })
  const { listening } = recognition
  const loading = looking.isPending
  const busy = loading || listening
  useFocusAfter(busy, box)
  const lookUp = (text: string, languageId = language?.id) => {
    if (mayLookUp(text, { loading, listening })) looking.mutate({ word: text.trim(), language_id: languageId })
  }
  const failure = looking.error && lookupErrorText(looking.error instanceof CallError ? looking.error.code : undefined)

  return (
    <section className="mx-auto max-w-3xl">
      <PageHeading title="How to Say It" />
      <p className="mt-2 text-quiet">Learn pronunciation and meaning of any word</p>
      <form
        className="mt-6"
        onSubmit={event => {
          event.preventDefault()
          lookUp(word)
        }}
      >
        <div className="flex flex-wrap gap-2">
          <input
            ref={box}
            type="text"
            aria-label="Word or phrase"
            aria-describedby={hint}
            placeholder="Type any word in any language..."
            value={word}
            dir="auto"
            lang={language?.code}
            maxLength={MAX_LOOKUP}
            disabled={busy}
            autoComplete="off"
            autoCapitalize="none"
            onChange={event => setWord(event.target.value)}
            className="h-12 min-w-0 grow basis-56 rounded-md border border-quiet bg-sheet px-3 text-lg placeholder:text-quiet disabled:text-quiet"
          />
          <VoiceButton recognition={recognition} disabled={loading} />
          <Button
            type="submit"
            className="h-12 grow sm:grow-0"
            disabled={!mayLookUp(word, { loading, listening })}
            aria-describedby={hint}
          >
            <Search aria-hidden size={20} />
            Search
          </Button>
        </div>
        <div className="mt-2 flex flex-wrap items-center justify-between gap-x-4">
          <LanguageChoice
            chosen={language?.id}
            onChoose={id => setQuery(id ? { language: String(id) } : {}, { replace: true })}
          />
          <p id={hint} className="text-sm text-quiet">
            {hintText({ word, loading, listening, languageName: language?.name ?? 'English (US)' })}
            {!recognition.supported && ` ${RECOGNITION_UNSUPPORTED}`}
          </p>
        </div>
      </form>
      {(failure ?? recognition.error) && (
        <Notice kind="error" className="mt-4">
          {failure ?? recognition.error}
        </Notice>
      )}
      <div className="mt-6" aria-live="polite">
        {loading ? (
          <div className="flex items-center gap-3 py-8">
            <Spinner />
            <p>Looking it up...</p>
          </div>
        ) : looking.data ? (
          <LookupCard
            key={looking.submittedAt}
            result={looking.data}
            onSuggestion={suggestion => {
              setWord(suggestion.word)
              lookUp(suggestion.word, suggestion.language_id)
            }}
          />
        ) : (
          <Introduction />
        )}
      </div>
      <RecentLookups
        disabled={busy}
        onChoose={recent => {
          setWord(recent.word)
          lookUp(recent.word, recent.language_id)
        }}
      />
    </section>
  )
}

/** What was looked up before, to be looked up again. */
function RecentLookups({ disabled, onChoose }: { disabled: boolean; onChoose(recent: RecentLookup): void }) {
  const { data } = useSuspenseQuery(recentLookupsQuery)
  if (data.length === 0) return null
  return (
    <section className="mt-10 border-t border-line pt-5">
      <h2 className="text-xl">Recent lookups</h2>
      <ul className="mt-3 flex flex-wrap gap-2">
        {data.map(recent => (
          <li key={`${recent.language_id} ${recent.word}`}>
            <button
              type="button"
              disabled={disabled}
              onClick={() => onChoose(recent)}
              className="min-h-11 rounded-md border border-line bg-sheet px-3 hover:border-sea disabled:text-quiet"
            >
              <Foreign lang={languageById(recent.language_id)?.code ?? 'en'}>{recent.word}</Foreign>{' '}
              {recent.translation && <span className="text-quiet">· {recent.translation}</span>}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Disabling the box takes the focus from it; with a keyboard at hand it gets the focus back. */
function useFocusAfter(busy: boolean, box: RefObject<HTMLInputElement | null>) {
  const wasBusy = useRef(false)
  useEffect(() => {
    const lost = document.activeElement === document.body && window.matchMedia('(pointer: fine)').matches
    if (wasBusy.current && !busy && lost) box.current?.focus()
    wasBusy.current = busy
  }, [busy, box])
}

function hintText({
  word,
  loading,
  listening,
  languageName,
}: {
  word: string
  loading: boolean
  listening: boolean
  languageName: string
}): string {
  if (listening) return `Listening in ${languageName}…`
  if (loading) return 'Searching…'
  return word.trim() === '' ? 'Type or say a word to search.' : 'Enter searches too.'
}

function VoiceButton({ recognition, disabled }: { recognition: ReturnType<typeof useRecognition>; disabled: boolean }) {
  const { listening, start, stop } = recognition
  const Icon = listening ? Square : Mic
  const name = listening ? 'Stop listening' : 'Say the word'
  return (
    <button
      type="button"
      aria-label={name}
      title={name}
      aria-pressed={listening}
      disabled={disabled}
      onClick={listening ? stop : start}
      className={`inline-flex size-12 shrink-0 items-center justify-center rounded-full border disabled:text-quiet ${listening ? 'border-vermilion bg-vermilion text-on-vermilion' : 'border-line text-sea hover:border-sea'}`}
    >
      <Icon aria-hidden size={20} />
    </button>
  )
}

function LanguageChoice({ chosen, onChoose }: { chosen: number | undefined; onChoose(id: number | undefined): void }) {
  const { data: languages } = useSuspenseQuery(languagesQuery)
  return (
    <label className="flex min-h-11 items-center gap-2 text-sm">
      Language
      <select
        value={chosen ?? ''}
        onChange={event => onChoose(Number(event.target.value) || undefined)}
        className="h-11 rounded-md border border-quiet bg-sheet px-2 text-base"
      >
        <option value="">Any language</option>
        {languages.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}

/** What the screen is for, before the first word. */
function Introduction() {
  return (
    <section className="border-y border-line py-8">
      <Volume2 aria-hidden size={28} className="text-sea" />
      <h2 className="mt-3 text-2xl">Ready to Learn Pronunciation?</h2>
      <ul className="mt-4 grid gap-3 text-quiet sm:grid-cols-3 sm:gap-6">
        <li>Type a word as it is written, as it sounds in Latin letters, or in English.</li>
        <li>Listen first, then read the signs between the slashes: each stands for one sound.</li>
        <li>Say it three times aloud, then use it at once in a conversation.</li>
      </ul>
    </section>
  )
}
