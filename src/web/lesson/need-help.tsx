import { useId, useMemo, useState } from 'react'
import type { LessonContent } from '#domain/lessons/lesson.ts'
import { helpQuestions, lessonHelp } from '#domain/lessons/lesson-help.ts'
import type { HelpAnswer } from '#domain/lessons/lesson-help.ts'
import type { Speech } from '../speech/use-speech.ts'
import { Button } from '../ui/button.tsx'
import { Learned } from '../activities/items/lesson/learned.tsx'
import { Phrases } from './phrases.tsx'
import { StartAiChat } from './start-ai-chat.tsx'

/** Questions about the lesson, answered from the lesson; the tutor is a step further. */
export function NeedHelp({
  content,
  code,
  languageName,
  speech,
}: {
  content: LessonContent
  code: string
  languageName: string
  speech: Speech
}) {
  const [text, setText] = useState('')
  const [asked, setAsked] = useState<string>()
  const id = useId()
  const suggested = useMemo(() => helpQuestions(content, code), [content, code])
  const answers = useMemo(() => (asked === undefined ? [] : lessonHelp(asked, content, code)), [asked, content, code])
  const ask = (question: string) => {
    setText(question)
    setAsked(question)
  }
  return (
    <div>
      <form
        onSubmit={event => {
          event.preventDefault()
          if (text.trim() !== '') ask(text.trim())
        }}
      >
        <label htmlFor={id} className="block">
          Ask about this lesson, in English:
        </label>
        <div className="mt-2 flex flex-wrap gap-2">
          <input
            id={id}
            value={text}
            maxLength={200}
            onChange={event => setText(event.target.value)}
            autoComplete="off"
            enterKeyHint="search"
            className="min-h-11 min-w-0 grow basis-40 rounded-md border border-quiet bg-sheet px-3 py-2"
          />
          <Button type="submit" kind="secondary" disabled={text.trim() === ''}>
            Ask
          </Button>
        </div>
      </form>
      {suggested.length > 0 && (
        <ul aria-label="Questions this lesson answers" className="mt-3 flex flex-wrap gap-2">
          {suggested.map(question => (
            <li key={question}>
              <button
                type="button"
                onClick={() => ask(question)}
                className="min-h-11 rounded-full border border-line bg-sheet px-4 py-1 text-start text-sm hover:border-sea"
              >
                {question}
              </button>
            </li>
          ))}
        </ul>
      )}
      <div role="status" className="mt-3 space-y-3">
        {asked !== undefined && answers.length === 0 && (
          <p>This lesson does not say. Ask for one of its words or for its grammar, or ask the tutor.</p>
        )}
        {answers.map(answer => (
          <Answer key={answer.text} answer={answer} content={content} code={code} speech={speech} />
        ))}
      </div>
      <StartAiChat languageName={languageName} className="mt-4" />
    </div>
  )
}

function Answer({
  answer,
  content,
  code,
  speech,
}: {
  answer: HelpAnswer
  content: LessonContent
  code: string
  speech: Speech
}) {
  const foreign = new Set(content.vocabulary.flatMap(entry => [entry.word, ...(entry.also ?? [])]))
  const parts = answer.text.split(/“(?<quoted>[^”]+)”/u)
  return (
    <div className="rounded-md border border-line bg-sheet px-4 py-3">
      <p>
        {parts.map((part, index) =>
          index % 2 === 0 ? (
            part
          ) : foreign.has(part) ? (
            <Learned key={index} lang={code} className="font-semibold">
              {part}
            </Learned>
          ) : (
            `“${part}”`
          ),
        )}
      </p>
      {answer.phrases.length > 0 && <Phrases phrases={answer.phrases} code={code} speech={speech} />}
    </div>
  )
}
