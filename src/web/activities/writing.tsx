import { useId, useRef, useState } from 'react'
import { countWords } from '#domain/activity-items.ts'
import { SpeakButton } from '../speech/speak-button.tsx'
import { Button } from '../ui/button.tsx'
import { Foreign, directionOf } from '../ui/foreign.tsx'
import { LetterKeys } from './letter-keys.tsx'
import type { ActivityProps } from './activity-props.ts'
import { useFocus } from './use-focus.ts'

/** Something to write, then to compare with a model. What was written is kept as it is typed. */
export function Writing({ content, session, code, speech }: ActivityProps) {
  const { writing } = content
  const draft = session.run.draft ?? ''
  const [comparing, setComparing] = useState(false)
  const [met, setMet] = useState<number[]>([])
  const field = useRef<HTMLTextAreaElement>(null)
  const heading = useFocus<HTMLHeadingElement>()
  const modelHeading = useFocus<HTMLHeadingElement>(comparing)
  const id = useId()
  if (!writing) return null
  const words = countWords(draft, code)
  const missing = Math.max(0, writing.minimum_words - words)

  // One right answer for the text itself, whatever its points met: how well they are met is between learner and model.
  const finish = () => {
    session.answer({
      verdict: 'correct',
      prompt: writing.task,
      given: draft,
      expected: '',
      lang: code,
      points: session.rules.scoringCorrect * (1 + met.length),
    })
    session.next()
  }

  return (
    <div>
      <h3 ref={heading} tabIndex={-1} className="text-2xl outline-none">
        {writing.task}
      </h3>
      <ul className="mt-3 list-disc ps-6">
        {writing.points.map(point => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <label htmlFor={id} className="mt-5 block text-sm text-quiet">
        Your text
      </label>
      <textarea
        ref={field}
        id={id}
        lang={code}
        dir={directionOf(code)}
        rows={6}
        value={draft}
        maxLength={5000}
        spellCheck={false}
        aria-describedby={`${id}-count`}
        onChange={event => session.setDraft(event.target.value)}
        className="mt-1 block w-full rounded-md border border-quiet bg-paper px-4 py-3 text-lg"
      />
      <LetterKeys code={code} input={field} onChange={session.setDraft} />
      <p id={`${id}-count`} className="mt-2 text-sm text-quiet">
        {words} of at least {writing.minimum_words} words
      </p>
      <details className="mt-3">
        <summary className="min-h-11 py-2">Useful words</summary>
        <ul className="grid gap-x-6 sm:grid-cols-2">
          {writing.useful_words.map(({ word, translation }) => (
            <li key={word}>
              <Foreign lang={code} className="font-semibold">
                {word}
              </Foreign>{' '}
              <span className="text-quiet">{translation}</span>
            </li>
          ))}
        </ul>
      </details>
      {comparing ? (
        <section className="mt-6 border-t border-line pt-5">
          <h4 ref={modelHeading} tabIndex={-1} className="text-xl outline-none">
            One way to write it
          </h4>
          <Foreign lang={code} as="p" className="mt-2 text-xl">
            {writing.model.text}
          </Foreign>
          {writing.model.reading && <p className="mt-1 text-quiet">{writing.model.reading}</p>}
          <p className="mt-1 text-quiet">{writing.model.translation}</p>
          <div className="mt-3">
            <SpeakButton speech={speech} text={writing.model.text} name="Listen to the model" />
          </div>
          {speech.error && <p className="mt-1 text-wrong">{speech.error}</p>}
          <fieldset className="mt-5">
            <legend className="font-medium">What your text says</legend>
            {writing.points.map((point, index) => (
              <label key={point} className="flex min-h-11 items-center gap-3">
                <input
                  type="checkbox"
                  className="size-5 accent-sea"
                  checked={met.includes(index)}
                  onChange={event =>
                    setMet(event.target.checked ? [...met, index] : met.filter(each => each !== index))
                  }
                />
                {point}
              </label>
            ))}
          </fieldset>
          <p className="mt-2 text-sm text-quiet">You may still change your text above.</p>
          <Button className="mt-4 w-full sm:w-auto sm:min-w-40" onClick={finish}>
            Finish
          </Button>
        </section>
      ) : (
        <div className="mt-5">
          <Button disabled={missing > 0} onClick={() => setComparing(true)} className="w-full sm:w-auto">
            Compare with a model
          </Button>
          {missing > 0 && (
            <p className="mt-1 text-sm text-quiet">
              {missing} more {missing === 1 ? 'word' : 'words'} to go.
            </p>
          )}
        </div>
      )}
    </div>
  )
}
