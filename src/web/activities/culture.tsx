import { useState } from 'react'
import { Button } from '../ui/button.tsx'
import type { ActivityProps } from './activity-props.ts'
import { QuizItem } from './quiz-item.tsx'
import { useFocus } from './use-focus.ts'

/** A text about life in the country, then questions that it answers. The text can be opened again. */
export function CulturalDiscovery({ content, session, code }: ActivityProps) {
  const { culture } = content
  const [reading, setReading] = useState(session.run.answers.length === 0)
  const heading = useFocus<HTMLHeadingElement>(reading)
  const question = culture?.questions[session.run.index]
  if (!culture || !question) return null
  const paragraphs = culture.text.split(/\n+/u)
  if (reading) {
    return (
      <div>
        <h3 ref={heading} tabIndex={-1} className="text-2xl outline-none">
          {culture.title}
        </h3>
        <div className="mt-4 space-y-3 text-lg">
          {paragraphs.map(text => (
            <p key={text}>{text}</p>
          ))}
        </div>
        <Button className="mt-6 w-full sm:w-auto" onClick={() => setReading(false)}>
          Go to the questions
        </Button>
      </div>
    )
  }
  return (
    <div>
      <QuizItem key={session.run.index} question={question} session={session} code={code} />
      <details className="mt-8 border-t border-line pt-3">
        <summary className="min-h-11 py-2 text-quiet">Read the text again</summary>
        {paragraphs.map(text => (
          <p key={text} className="mt-2">
            {text}
          </p>
        ))}
      </details>
    </div>
  )
}
