import { promptParts } from '#domain/activities/prompt-parts.ts'
import { Foreign } from '../../ui/foreign.tsx'

/** A question or an explanation, each part in its language, blanks drawn as a line and said as a word. */
export function PromptText({ text, code, whole }: { text: string; code: string; whole?: string }) {
  return promptParts(text, code, whole).map(part =>
    part.lang === 'en' ? (
      <span key={part.text}>{part.text}</span>
    ) : (
      <Foreign key={part.text} lang={part.lang}>
        <WithBlanks text={part.text} />
      </Foreign>
    ),
  )
}

/** A text with its blanks drawn as a line and said as a word. */
export function WithBlanks({ text }: { text: string }) {
  return text.split(/_{2,}/u).map((part, index) => (
    <span key={index}>
      {index > 0 && (
        <span className="me-0.5 inline-block min-w-16 border-b-2 border-current align-baseline">
          <span className="sr-only" lang="en">
            blank
          </span>
          {'\u00A0'}
        </span>
      )}
      {part}
    </span>
  ))
}
