import { useState } from 'react'
import type { LessonSection } from '#domain/lessons/lesson.ts'
import { Learned } from '../activities/items/lesson/learned.tsx'
import { NextButton } from '../activities/items/next-button.tsx'
import { SpeakButton } from '../speech/speak-button.tsx'
import type { Speech } from '../speech/use-speech.ts'
import { directionOf } from '../ui/foreign.tsx'
import { Characters } from './characters.tsx'
import { FormsTable } from './forms-table.tsx'
import { Phrases } from './phrases.tsx'

/** A point of grammar needs two sentences to be seen, a sound three words; the others are folded. */
const examplesAtOnce: Partial<Record<NonNullable<LessonSection['kind']>, number>> = { grammar: 2, sound: 3 }

const names: Partial<Record<NonNullable<LessonSection['kind']>, string>> = {
  letters: 'Letters',
  grammar: 'Grammar',
  characters: 'Characters',
  sound: 'Sound',
  culture: 'Life there',
}

/** Something to read and to hear: letters, grammar, a sound, a situation, a text. */
export function SectionStep({
  section,
  code,
  speech,
  onNext,
}: {
  section: LessonSection
  code: string
  speech: Speech
  onNext(): void
}) {
  const { kind, title, explanation, examples } = section
  const first = examples.slice(0, (kind && examplesAtOnce[kind]) ?? examples.length)
  const more = examples.slice(first.length)
  return (
    <>
      {kind && names[kind] && <p className="text-sm text-quiet">{names[kind]}</p>}
      <h2 className="text-2xl sm:text-3xl">{title}</h2>
      {section.characters && <Characters characters={section.characters} code={code} speech={speech} />}
      {kind === 'letters' && <Letters section={section} code={code} speech={speech} />}
      {section.table && <FormsTable table={section.table} code={code} title={title} />}
      {explanation.split(/\n+/u).map(text => (
        <p key={text} className="mt-2 max-w-prose text-lg">
          {text}
        </p>
      ))}
      {kind !== 'letters' && kind !== 'characters' && <Phrases phrases={first} code={code} speech={speech} large />}
      {more.length > 0 && (
        <details className="mt-3">
          <summary className="min-h-11 py-2 text-quiet">More examples</summary>
          <Phrases phrases={more} code={code} speech={speech} />
        </details>
      )}
      {speech.error && <p className="mt-2 text-wrong">{speech.error}</p>}
      <NextButton onClick={onNext} />
    </>
  )
}

/** The signs side by side; a press on one lets it be heard and tells how to know it. */
function Letters({ section, code, speech }: { section: LessonSection; code: string; speech: Speech }) {
  const [at, setAt] = useState(0)
  const chosen = section.examples[at]
  return (
    <>
      <ul dir={directionOf(code)} className="mt-4 grid grid-cols-5 gap-2">
        {section.examples.map((letter, index) => (
          <li key={letter.text}>
            <button
              type="button"
              aria-pressed={index === at}
              onClick={() => {
                setAt(index)
                if (speech.audible) speech.hear(letter.text)
              }}
              className="flex size-full min-h-16 flex-col items-center justify-center rounded-lg border border-line bg-sheet py-1 transition-colors duration-150 hover:border-sea aria-pressed:border-sea aria-pressed:shadow-[inset_0_0_0_1px_var(--sea)]"
            >
              <Learned lang={code} className="text-3xl leading-tight font-semibold">
                {letter.text}
              </Learned>
              <span dir="ltr" className="text-sm text-quiet">
                {letter.reading}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {chosen && (
        <div role="status" className="mt-3 flex min-h-28 items-center gap-4 rounded-lg border border-line bg-sheet p-3">
          <Learned lang={code} className="w-16 shrink-0 text-center text-5xl font-semibold">
            {chosen.text}
          </Learned>
          <p className="min-w-0 grow">
            <span className="block text-lg font-semibold">{chosen.reading}</span>
            <span className="text-sm text-quiet">{chosen.translation}</span>
          </p>
          <SpeakButton speech={speech} text={chosen.text} name={`Listen to ${chosen.text}`} main />
        </div>
      )}
    </>
  )
}
