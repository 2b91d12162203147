import { useQuery } from '@tanstack/react-query'
import { api } from '#contract/api.ts'
import { MAX_TRANSCRIBED } from '#contract/conversation/speech.ts'
import { languageByNameOrCode } from '#domain/languages.ts'
import { soundHint } from '#domain/speech/sound-difference.ts'
import { alignedWords, changedWords } from '#domain/answers/word-alignment.ts'
import type { AlignedWord } from '#domain/answers/word-alignment.ts'
import { call } from '../../app/call-client.ts'
import { Foreign } from '../../ui/foreign.tsx'

/** What was heard beside the phrase, word by word, and which sound to listen to. */
export function HeardWords({
  heard,
  target,
  ipa,
  code,
  languageName,
}: {
  heard: string
  target: string
  /** The transcription of the whole phrase. */
  ipa: string
  code: string
  languageName: string
}) {
  const words = alignedWords(heard, target, code)
  const changed = changedWords(words).slice(0, MAX_TRANSCRIBED / 2)
  const hint = useSoundHint(changed, words.length === 1 ? ipa : '', code)
  if (words.every(word => word.kind === 'same')) return null
  return (
    <div className="mt-3">
      <Foreign lang={code} as="p" className="text-xl">
        {words.map((word, index) => (
          <span key={index}>
            <Word word={word} />{' '}
          </span>
        ))}
      </Foreign>
      {hint && <p className="mt-1">{hint}</p>}
      {changed.length > 0 && !hint && (
        <p className="mt-1 text-sm text-quiet">
          Listen once more and compare: {languageName} as it was heard is marked.
        </p>
      )}
    </div>
  )
}

function Word({ word: { kind, heard, target } }: { word: AlignedWord }) {
  if (kind === 'same') return target
  if (kind === 'missing') {
    return (
      <span className="rounded border border-dashed border-wrong px-1">
        {target}
        <Remark> (not heard)</Remark>
      </span>
    )
  }
  if (kind === 'extra') {
    return (
      <span className="text-wrong">
        <del>{heard}</del>
        <Remark> (too much)</Remark>
      </span>
    )
  }
  return (
    <span>
      <del className="text-wrong">{heard}</del>
      <Remark> (heard instead of)</Remark>{' '}
      <span className="font-semibold underline decoration-2 underline-offset-4">{target}</span>
    </span>
  )
}

/** Said to who cannot see the marks. */
function Remark({ children }: { children: string }) {
  return (
    <span lang="en" className="sr-only">
      {children}
    </span>
  )
}

/** Compares the sounds of the words that came out otherwise. Without an answer there is no hint, and nothing else is missing. */
function useSoundHint(changed: { heard: string; target: string }[], known: string, code: string): string | undefined {
  const language_id = languageByNameOrCode(code)?.id
  const texts = changed.flatMap(({ heard, target }) => [heard, target])
  const { data } = useQuery({
    queryKey: ['transcriptions', code, texts],
    queryFn: ({ signal }) => call(api.transcribe, { body: { language_id: language_id ?? 0, texts }, signal }),
    enabled:
      language_id !== undefined && texts.length > 0 && texts.every(text => text.trim() !== '' && text.length <= 300),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  for (const index of changed.keys()) {
    const said = data?.transcriptions[2 * index]
    const meant = known || data?.transcriptions[2 * index + 1]
    const hint = said && meant ? soundHint(said, meant) : undefined
    if (hint) return hint
  }
  return undefined
}
