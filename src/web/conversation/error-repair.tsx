import { useMutation } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import { LetterKeys } from '../activities/keyboard/letter-keys.tsx'
import { call } from '../app/call-client.ts'
import { Button } from '../ui/button.tsx'
import { Foreign, directionOf } from '../ui/foreign.tsx'
import { api } from '#contract/api.ts'
import type { Correction } from '#domain/conversation/conversation.ts'
import { errorNames } from '#domain/plan/offers/error-drill.ts'

/** One error before its answer is shown: where it is, of what kind, and a try at it. */
export function ErrorRepair({
  correction,
  lang,
  onSettled,
}: {
  correction: Correction
  lang: string
  onSettled(errorId: string, outcome: 'repaired' | 'shown'): void
}) {
  const { original, kind = 'wording', error_id: errorId = '' } = correction
  const [given, setGiven] = useState(original)
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const repair = useMutation({
    networkMode: 'always',
    mutationFn: (given: string | null) => call(api.repairError, { body: { error_id: errorId, given } }),
    onSuccess: ({ outcome }) => onSettled(errorId, outcome),
  })
  return (
    <form
      onSubmit={event => {
        event.preventDefault()
        repair.mutate(given)
      }}
    >
      <label htmlFor={id}>
        Something is wrong here ({errorNames[kind]}):{' '}
        <Foreign as="mark" lang={lang} className="bg-transparent text-base text-wrong underline decoration-wavy">
          {original}
        </Foreign>
      </label>
      <div className="mt-1 flex flex-wrap items-center gap-2">
        <input
          ref={input}
          id={id}
          value={given}
          lang={lang}
          dir={directionOf(lang)}
          maxLength={500}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={event => setGiven(event.target.value)}
          className="h-11 min-w-0 grow rounded-md border border-quiet bg-sheet px-3 text-base"
        />
        <Button type="submit" kind="secondary" disabled={repair.isPending || given === original}>
          Check
        </Button>
        <button
          type="button"
          disabled={repair.isPending}
          onClick={() => repair.mutate(null)}
          className="min-h-11 text-quiet underline underline-offset-4"
        >
          Show me
        </button>
      </div>
      <LetterKeys code={lang} input={input} onChange={setGiven} />
      {repair.isError && (
        <p role="alert" className="text-wrong">
          This could not be checked. {repair.error.message} Your text is kept; please try again.
        </p>
      )}
    </form>
  )
}
