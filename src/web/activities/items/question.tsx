import type { Ref } from 'react'
import { promptParts, withoutReading } from '#domain/activities/prompt-parts.ts'
import type { PromptPart } from '#domain/activities/prompt-parts.ts'
import { Learned, sizeOf } from './lesson/learned.tsx'
import { PromptText, WithBlanks } from './prompt-text.tsx'
import { QuestionReading } from './question-reading.tsx'

/** A question with the word or sentence of the language learned as the largest thing in it. */
export function Question({
  text,
  reading,
  code,
  whole,
  as: Heading = 'h3',
  heading,
  className: more = '',
}: {
  text: string
  reading?: string | undefined
  /** The language learned. */
  code: string
  /** The language of a question of no known shape. */
  whole?: string
  as?: 'h3' | 'h4' | 'span'
  heading?: Ref<HTMLHeadingElement>
  className?: string
}) {
  const parts = promptParts(text, code, whole)
  const at = parts.findIndex(part => part.lang === code)
  const shown = parts[at]
  const asked = withoutReading(shown?.text ?? '')
  const className = `font-sans font-medium outline-none ${more || 'text-center'}`
  if (!shown) {
    return (
      <Heading
        {...(Heading === 'span' ? {} : { ref: heading, tabIndex: -1 })}
        className={`${className} text-2xl leading-snug`}
      >
        <PromptText text={text} code={code} {...(whole !== undefined && { whole })} />
        <QuestionReading code={code} reading={reading} />
      </Heading>
    )
  }
  return (
    <Heading
      {...(Heading === 'span' ? {} : { ref: heading, tabIndex: -1 })}
      className={`${className} text-lg leading-snug`}
    >
      <Around parts={parts.slice(0, at)} />
      <Learned lang={code} className={`my-1 block leading-snug font-semibold text-ink ${sizeOf(asked.text)}`}>
        <WithBlanks text={asked.text} />
      </Learned>
      {!asksForReading(text) && <QuestionReading code={code} of={asked.text} reading={reading ?? asked.reading} />}
      <Around parts={parts.slice(at + 1)} />
    </Heading>
  )
}

const asksForReading = (text: string) => text.startsWith('How is “')

/** What stands before and after it, without the quotation marks that its size makes needless. */
function Around({ parts }: { parts: PromptPart[] }) {
  const text = parts
    .map(part => part.text)
    .join('')
    .replace(/“$|^”/gu, '')
    .trim()
  return text === '' ? null : <span className="block font-normal text-quiet"> {text} </span>
}
