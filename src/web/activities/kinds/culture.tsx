import { useState } from 'react'
import { repeatPlace } from '#domain/activities/activity-run.ts'
import { TextToRead } from './text-to-read.tsx'
import { NextButton } from '../items/next-button.tsx'
import { QuizItem } from '../items/quiz-item.tsx'
import type { ActivityProps } from '../run/activity-props.ts'

/** A text about life in the country, or in the language learned, then questions that it answers. The text can be opened again. */
export function CulturalDiscovery({ content, session, code, speech }: ActivityProps) {
  const { culture } = content
  const { run } = session
  const [reading, setReading] = useState(run.answers.length === 0)
  const question = culture?.questions[run.index]
  if (!culture || !question) return null
  const text = culture.paragraphs ? (
    <TextToRead paragraphs={culture.paragraphs} code={code} speech={speech} />
  ) : (
    culture.text.split(/\n+/u).map(paragraph => <p key={paragraph}>{paragraph}</p>)
  )
  if (reading) {
    return (
      <div>
        <h3 className="text-3xl">{culture.title}</h3>
        <div className="mt-4 space-y-3 text-lg">{text}</div>
        <NextButton label="Go to the questions" onClick={() => setReading(false)} />
      </div>
    )
  }
  return (
    <>
      <details className="mb-4 rounded-md border border-line px-4 py-1">
        <summary className="min-h-11 py-2 text-quiet">Read the text again</summary>
        <div className="mb-2 space-y-2">{text}</div>
      </details>
      <QuizItem
        key={`${run.index} ${repeatPlace(run)?.position}`}
        question={question}
        session={session}
        code={code}
        speech={speech}
      />
    </>
  )
}
