import { useMutation } from '@tanstack/react-query'
import { Suspense, lazy, useId, useRef, useState } from 'react'
import { api } from '#contract/api.ts'
import { MAX_WRITING, countWords } from '#domain/activities/activity-items.ts'
import type { WritingPrompt } from '#domain/activities/task-content.ts'
import { call } from '../../app/call-client.ts'
import { Reading } from '../../parts/reading.tsx'
import { SpeakButton } from '../../speech/speak-button.tsx'
import type { Speech } from '../../speech/use-speech.ts'
import { Button } from '../../ui/button.tsx'
import { directionOf } from '../../ui/foreign.tsx'
import { Learned } from '../items/lesson/learned.tsx'
import { LetterKeys } from '../keyboard/letter-keys.tsx'
import type { ActivityProps } from '../run/activity-props.ts'
import { Foot } from '../run/stage.tsx'
import { useFocus } from '../../ui/use-focus.ts'

const FeedbackCard = lazy(async () => ({
  default: (await import('../../conversation/feedback-card.tsx')).FeedbackCard,
}))

/** Something to write: the tutor reads it, then it is compared with a model. What was written is kept as it is typed. */
export function Writing({ content, session, code, languageId, speech }: ActivityProps) {
  const { writing } = content
  const { draft } = session
  const [comparing, setComparing] = useState(false)
  const [met, setMet] = useState<number[]>([])
  const field = useRef<HTMLTextAreaElement>(null)
  const heading = useFocus<HTMLHeadingElement>()
  const id = useId()
  const reading = useMutation({
    networkMode: 'always',
    mutationFn: (text: string) =>
      call(api.conversationFeedback, {
        body: {
          language_id: languageId,
          user_response: text,
          context: writing?.task ?? '',
          repair: false,
          writing: true,
        },
      }),
  })
  if (!writing) return null
  const words = countWords(draft, code)
  const missing = Math.max(0, writing.minimum_words - words)

  const compare = () => {
    setComparing(true)
    reading.mutate(draft.trim().slice(0, MAX_WRITING))
  }
  // One right answer for the text itself, whatever its points met: how well they are met is between learner and model.
  const finish = () =>
    session.answerAndNext({
      verdict: 'correct',
      prompt: writing.task,
      given: draft,
      expected: '',
      lang: code,
      points: session.rules.scoringCorrect * (1 + met.length),
    })

  return (
    <div>
      <h3 ref={heading} tabIndex={-1} className="text-2xl outline-none">
        {writing.task}
      </h3>
      <ul className="mt-2 list-disc ps-6">
        {writing.points.map(point => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <label htmlFor={id} className="mt-4 block text-sm text-quiet">
        Your text
      </label>
      <textarea
        ref={field}
        id={id}
        lang={code}
        dir={directionOf(code)}
        rows={5}
        value={draft}
        maxLength={MAX_WRITING}
        spellCheck={false}
        aria-describedby={`${id}-count`}
        onChange={event => session.setDraft(event.target.value)}
        className="mt-1 block w-full rounded-lg border border-quiet bg-sheet px-4 py-3 text-xl"
      />
      <LetterKeys code={code} input={field} onChange={session.setDraft} />
      <p id={`${id}-count`} className="mt-2 text-sm text-quiet">
        {words} of at least {writing.minimum_words} words
      </p>
      <UsefulWords words={writing.useful_words} code={code} />
      {comparing && (
        <>
          <section aria-label="What the tutor says" className="mt-5 border-t border-line pt-4" aria-live="polite">
            <h4 className="text-xl">What the tutor says</h4>
            {reading.isPending && <p className="mt-2 text-quiet">The tutor is reading…</p>}
            {reading.isError && (
              <p className="mt-2 text-quiet">
                The tutor cannot read it at the moment. {reading.error.message} Your text is kept: compare it with the
                model yourself.
              </p>
            )}
            {reading.data && (
              <Suspense fallback={null}>
                <FeedbackCard feedback={reading.data} lang={code} onSettled={() => undefined} />
              </Suspense>
            )}
            {reading.data && reading.variables !== draft.trim() && (
              <Button kind="secondary" className="mt-3" onClick={compare}>
                Read it again
              </Button>
            )}
          </section>
          <Model writing={writing} code={code} speech={speech} met={met} onMet={setMet} />
        </>
      )}
      <Foot>
        {comparing ? (
          <Button className="min-h-12 w-full sm:w-auto sm:min-w-40" onClick={finish}>
            Finish
          </Button>
        ) : (
          <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <Button disabled={missing > 0} onClick={compare} className="min-h-12 w-full sm:w-auto">
              Compare with a model
            </Button>
            {missing > 0 && (
              <p className="text-sm text-quiet">
                {missing} more {missing === 1 ? 'word' : 'words'} to go.
              </p>
            )}
          </div>
        )}
      </Foot>
    </div>
  )
}

function UsefulWords({ words, code }: { words: WritingPrompt['useful_words']; code: string }) {
  return (
    <details className="mt-2">
      <summary className="min-h-11 py-2">Useful words</summary>
      <ul className="grid gap-x-6 sm:grid-cols-2">
        {words.map(({ word, translation }) => (
          <li key={word}>
            <Learned lang={code} className="font-semibold">
              {word}
            </Learned>{' '}
            <Reading code={code} of={word} className="text-quiet" /> <span className="text-quiet">{translation}</span>
          </li>
        ))}
      </ul>
    </details>
  )
}

function Model({
  writing,
  code,
  speech,
  met,
  onMet,
}: {
  writing: WritingPrompt
  code: string
  speech: Speech
  met: number[]
  onMet(met: number[]): void
}) {
  const heading = useFocus<HTMLHeadingElement>()
  const { text, reading, translation } = writing.model
  return (
    <section className="mt-5 border-t border-line pt-4">
      <h4 ref={heading} tabIndex={-1} className="text-xl outline-none">
        One way to write it
      </h4>
      <div className="mt-2 flex items-start gap-3">
        <Learned lang={code} as="p" className="grow text-xl">
          {text}
        </Learned>
        <SpeakButton speech={speech} text={text} name="Listen to the model" main />
      </div>
      <Reading code={code} of={text} text={reading} className="mt-1 block text-quiet" />
      <p className="mt-1 text-quiet">{translation}</p>
      {speech.error && <p className="mt-1 text-wrong">{speech.error}</p>}
      <fieldset className="mt-4">
        <legend className="font-medium">What your text says</legend>
        {writing.points.map((point, index) => (
          <label key={point} className="flex min-h-11 items-center gap-3">
            <input
              type="checkbox"
              className="size-5 accent-sea"
              checked={met.includes(index)}
              onChange={event => onMet(event.target.checked ? [...met, index] : met.filter(each => each !== index))}
            />
            {point}
          </label>
        ))}
      </fieldset>
      <p className="mt-2 text-sm text-quiet">You may still change your text above.</p>
    </section>
  )
}
