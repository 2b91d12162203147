import { Foreign } from '../ui/foreign.tsx'

/** A question in its language, its blank drawn as a line and said as a word. */
export function PromptText({ text, lang, className }: { text: string; lang: string; className?: string }) {
  const parts = text.split(/_{2,}/u)
  return (
    <Foreign lang={lang} className={className}>
      {parts.map((part, index) => (
        <span key={index}>
          {index > 0 && (
            <span className="mx-1 inline-block min-w-16 border-b-2 border-current align-baseline">
              <span className="sr-only" lang="en">
                blank
              </span>
              {'\u00A0'}
            </span>
          )}
          {part}
        </span>
      ))}
    </Foreign>
  )
}
