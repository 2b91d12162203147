import { useEffect } from 'react'
import { dialogueOptions } from '#domain/activity-items.ts'
import { answerAt } from '#domain/activity-run.ts'
import type { DialogueLine } from '#domain/task-content.ts'
import type { z } from 'zod/mini'
import { SpeakButton } from '../speech/speak-button.tsx'
import type { Speech } from '../speech/use-speech.ts'
import { Foreign } from '../ui/foreign.tsx'
import type { ActivityProps } from './activity-props.ts'
import { Feedback } from './feedback.tsx'
import { NextButton } from './next-button.tsx'
import { ReplyItem } from './reply-item.tsx'
import { useFocus } from './use-focus.ts'

/** A dialogue line by line: the partner's lines are heard and read, the learner's are chosen, typed or said. */
export function DialoguePractice({ content, session, code, speech }: ActivityProps) {
  const { dialogue } = content
  const { index } = session.run
  const line = dialogue?.lines[index]
  const isMine = line !== undefined && line.speaker === dialogue?.learner
  const { support, audible, speak } = speech
  const toHear = line && !isMine && audible && support !== 'loading' ? line.text : undefined
  useEffect(() => {
    if (toHear) speak(toHear)
  }, [toHear, index, speak])

  if (!dialogue || !line) return null
  const last = index + 1 >= session.rules.total
  return (
    <div>
      <h3 className="text-2xl">{dialogue.title}</h3>
      <p className="text-quiet">{dialogue.setting}</p>
      <ol className="mt-4 space-y-3">
        {dialogue.lines.slice(0, index).map((said, at) => (
          <Line key={at} line={said} code={code} isMine={said.speaker === dialogue.learner} speech={speech} />
        ))}
        {!isMine && <Line line={line} code={code} isMine={false} speech={speech} />}
      </ol>
      {isMine ? (
        <MyLine key={index} line={line} position={index} {...{ content, session, code, speech }} />
      ) : (
        <NextButton key={index} label={last ? 'Finish' : 'Continue'} onClick={session.next} />
      )}
      {speech.error && <p className="mt-2 text-wrong">{speech.error}</p>}
    </div>
  )
}

function MyLine({
  line,
  position,
  content,
  session,
  code,
}: Pick<ActivityProps, 'content' | 'session' | 'code' | 'speech'> & {
  line: z.infer<typeof DialogueLine>
  position: number
}) {
  const heading = useFocus<HTMLHeadingElement>()
  const current = answerAt(session.run, position)
  const options = content.dialogue ? dialogueOptions(content.dialogue, position) : []
  return (
    <section className="mt-6 border-t border-line pt-4">
      <h4 ref={heading} tabIndex={-1} className="mb-3 text-lg outline-none">
        <span className="text-quiet">You are {line.speaker}. Say:</span> “{line.translation}”
      </h4>
      <ReplyItem
        phrase={line}
        options={options}
        code={code}
        otherWords={session.otherWords}
        answered={current}
        onAnswer={given => session.answer({ ...given, prompt: line.translation, lang: code })}
        unsent={session.unsent}
      />
      <Feedback answered={current} code={code} />
      {current && <NextButton onClick={session.next} label={position + 1 < session.rules.total ? 'Next' : 'Finish'} />}
    </section>
  )
}

function Line({
  line,
  code,
  isMine,
  speech,
}: {
  line: z.infer<typeof DialogueLine>
  code: string
  isMine: boolean
  speech: Speech
}) {
  return (
    <li className={`flex items-start gap-3 ${isMine ? 'ms-6 border-s-2 border-sea ps-3' : 'me-6'}`}>
      <SpeakButton speech={speech} text={line.text} name={`Listen to ${line.speaker}: ${line.text}`} />
      <div className="min-w-0">
        <p className="text-sm text-quiet">{line.speaker}</p>
        <Foreign lang={code} as="p" className="text-xl">
          {line.text}
        </Foreign>
        {line.reading && <p className="text-quiet">{line.reading}</p>}
        <p className="text-sm text-quiet">{line.translation}</p>
      </div>
    </li>
  )
}
