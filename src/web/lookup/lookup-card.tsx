import { BookmarkCheck, MessageCircle, RotateCcw, Volume2 } from 'lucide-react'
import { Suspense, lazy } from 'react'
import type { ReactNode } from 'react'
import { paths } from '../app/paths.ts'
import { Reading } from '../parts/reading.tsx'
import { SpeakButton, SpeechError } from '../speech/speak-button.tsx'
import { noVoiceText, useSpeech } from '../speech/use-speech.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Foreign } from '../ui/foreign.tsx'
import { Notice } from '../ui/notice.tsx'
import type { LookupResult } from '#contract/words/lookups.ts'
import { languageById, languageByNameOrCode } from '#domain/languages.ts'
import { speechRates } from '#domain/speech/voice-choice.ts'

const SoundPanel = lazy(async () => ({ default: (await import('./sound-panel.tsx')).SoundPanel }))

/** Everything known of a word, largest what is being learned: the word in its own script. */
export function LookupCard({
  result,
  onSuggestion,
}: {
  result: LookupResult
  onSuggestion(suggestion: LookupResult['suggestions'][number]): void
}) {
  const lang = languageByNameOrCode(result.language)?.code ?? 'en'
  const speech = useSpeech(lang)
  const say = (text: string) => speech.speak(text, speechRates.lookup)
  return (
    <article className="border border-line bg-sheet p-5 sm:p-8">
      {result.is_guess ? (
        <p className="font-semibold">Is it {result.language}?</p>
      ) : (
        <p className="text-sm text-quiet">{result.language}</p>
      )}
      <div className="mt-1 flex flex-wrap items-center justify-between gap-4">
        <h2 className="min-w-0 font-sans text-4xl leading-normal sm:text-5xl">
          <Foreign lang={lang}>{result.word}</Foreign>
        </h2>
        <Button onClick={() => say(result.word)}>
          <Volume2 aria-hidden size={20} />
          Pronounce
        </Button>
      </div>
      <p className="mt-2 text-xl leading-loose text-quiet">
        {result.pronunciation ? (
          <span lang={`${lang}-fonipa`}>/{result.pronunciation}/</span>
        ) : (
          result.pronunciation_source === 'none' && result.translation !== '' && 'No reliable transcription'
        )}
        {result.reading && <Reading code={lang} of={result.word} text={result.reading} className="ms-4 inline-block" />}
      </p>
      {result.pronunciation_source === 'computed' && (
        <p className="text-sm text-quiet">This transcription was computed by rule.</p>
      )}
      {result.pronunciation && (
        <Suspense fallback={null}>
          <SoundPanel ipa={result.pronunciation} lang={lang} />
        </Suspense>
      )}
      <SpeechError error={speech.error} />
      {noVoiceText(speech.support, result.language) && (
        <p className="mt-2 text-sm text-quiet">{noVoiceText(speech.support, result.language)}</p>
      )}
      {result.form && <p className="mt-4">A form of this word: {result.form}.</p>}
      <dl className="mt-6 grid gap-x-8 gap-y-4 sm:grid-cols-2">
        <Part name="Meaning">{result.meaning}</Part>
        {result.translation && <Part name="Translation">{result.translation}</Part>}
        {result.grammar_info && <Part name="Grammar Notes">{result.grammar_info}</Part>}
        {result.usage_notes && <Part name="Usage Notes">{result.usage_notes}</Part>}
      </dl>
      {result.source && (
        <p className="mt-3 text-sm text-quiet">
          From “{result.source.name}”, {result.source.licence}.
        </p>
      )}
      {result.generated_by && (
        <p className="mt-3 text-sm text-quiet">The meaning was written by {result.generated_by}.</p>
      )}
      {result.kept_for_review && (
        <p className="mt-3 flex items-center gap-2 text-sm text-quiet">
          <BookmarkCheck aria-hidden size={18} className="text-sea" />
          Kept for your reviews
        </p>
      )}
      {result.example_sentence && (
        <section className="mt-6 border-t border-line pt-4">
          <h3 className="text-lg">Example Usage</h3>
          <div className="mt-2 flex items-start justify-between gap-4">
            <div>
              <Foreign as="p" lang={lang} className="text-xl">
                {result.example_sentence}
              </Foreign>
              {result.example_reading && (
                <p lang={lang} className="text-quiet">
                  {result.example_reading}
                </p>
              )}
              {result.example_translation && <p className="text-quiet">{result.example_translation}</p>}
            </div>
            <SpeakButton
              speech={speech}
              text={result.example_sentence}
              name="Listen to example"
              rate={speechRates.lookup}
            />
          </div>
        </section>
      )}
      {result.forms && <Forms forms={result.forms} lang={lang} />}
      {result.suggestions.length > 0 && (
        <OtherEntries
          title={result.is_word_by_word ? 'Its words' : 'Did you mean'}
          suggestions={result.suggestions}
          onSuggestion={onSuggestion}
        />
      )}
      <section className="mt-6 border-t border-line pt-4">
        <h3 className="text-lg">Practice</h3>
        <div className="mt-3 flex flex-wrap gap-3">
          <Button kind="secondary" onClick={() => say(result.word)}>
            <RotateCcw aria-hidden size={20} />
            Repeat Pronunciation
          </Button>
          <ButtonLink
            kind="secondary"
            to={paths.conversation({ language: result.language, practice_word: result.word })}
          >
            <MessageCircle aria-hidden size={20} />
            Practice in Conversation
          </ButtonLink>
        </div>
      </section>
    </article>
  )
}

function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-quiet">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** The word's forms, folded: a table that is there when it is wanted. */
function Forms({ forms, lang }: { forms: NonNullable<LookupResult['forms']>; lang: string }) {
  return (
    <details className="mt-6 border-t border-line pt-4">
      <summary className="min-h-11 cursor-pointer text-lg">Forms</summary>
      <dl className="mt-2 grid gap-x-8 gap-y-2 sm:grid-cols-2">
        {forms.map(({ label, forms: row }) => (
          <Part key={label} name={label}>
            <Foreign lang={lang}>{row.join(', ')}</Foreign>
          </Part>
        ))}
      </dl>
    </details>
  )
}

function OtherEntries({
  title,
  suggestions,
  onSuggestion,
}: {
  title: string
  suggestions: LookupResult['suggestions']
  onSuggestion(suggestion: LookupResult['suggestions'][number]): void
}) {
  return (
    <Notice kind="info" className="mt-6">
      <p>{title}</p>
      <ul className="mt-1 flex flex-wrap gap-2">
        {suggestions.map(suggestion => (
          <li key={`${suggestion.language_id} ${suggestion.word}`}>
            <button
              type="button"
              onClick={() => onSuggestion(suggestion)}
              className="min-h-11 rounded-md border border-line px-3 hover:border-sea"
            >
              <Foreign lang={languageById(suggestion.language_id)?.code ?? 'en'}>{suggestion.word}</Foreign>{' '}
              <span className="text-quiet">· {suggestion.translation}</span>
            </button>
          </li>
        ))}
      </ul>
    </Notice>
  )
}
