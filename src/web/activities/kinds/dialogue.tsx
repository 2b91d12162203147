import { dialogueOptions } from '#domain/activities/activity-items.ts'
import { answerAt, repeatPlace } from '#domain/activities/activity-run.ts'
import type { DialogueLine } from '#domain/activities/task-content.ts'
import type { z } from 'zod/mini'
import { SpeakButton } from '../../speech/speak-button.tsx'
import { useHeardAtOnce } from '../../speech/use-speech.ts'
import { Feedback } from '../items/feedback.tsx'
import { useInSight } from '../items/multiple-choice.tsx'
import { NextButton } from '../items/next-button.tsx'
import { ReplyItem } from '../items/reply-item.tsx'
import { SpokenLine } from '../items/spoken-line.tsx'
import type { ActivityProps } from '../run/activity-props.ts'
import { useFocus } from '../../ui/use-focus.ts'

/** So much of what was said before stands above a line. */
const LINES_BEFORE = 2

/** A dialogue line by line: the partner's lines are heard and read, the learner's are chosen, typed or said. */
export function DialoguePractice(props: ActivityProps) {
  const { content, session, code, speech } = props
  const { dialogue } = content
  const { run, current } = session
  const line = dialogue?.lines[run.index]
  const isMine = line !== undefined && line.speaker === dialogue?.learner
  useHeardAtOnce(speech, isMine && !current ? undefined : line?.text)

  if (!dialogue || !line) return null
  const from = isMine ? Math.max(0, run.index - LINES_BEFORE) : 0
  return (
    <>
      <h3 className="text-2xl">{dialogue.title}</h3>
      <p className="text-quiet">{dialogue.setting}</p>
      <ol className="mt-4 space-y-3">
        {dialogue.lines.slice(from, run.index).map((said, at) => (
          <SpokenLine
            key={from + at}
            line={said}
            code={code}
            isMine={said.speaker === dialogue.learner}
            speech={speech}
            isLatest={isMine && from + at === run.index - 1}
          />
        ))}
        {!isMine && <Heard key={run.index} line={line} code={code} speech={speech} />}
      </ol>
      {isMine ? (
        <MyLine key={`${run.index} ${repeatPlace(run)?.position}`} line={line} position={run.index} {...props} />
      ) : (
        <NextButton key={run.index} label={session.isLast ? 'Finish' : 'Continue'} onClick={session.next} />
      )}
      {speech.error && <p className="mt-2 text-wrong">{speech.error}</p>}
    </>
  )
}

function Heard({
  line,
  code,
  speech,
}: Pick<ActivityProps, 'code' | 'speech'> & { line: z.infer<typeof DialogueLine> }) {
  const end = useInSight<HTMLSpanElement>(true)
  return (
    <SpokenLine line={line} code={code} speech={speech} isLatest>
      <span ref={end} />
    </SpokenLine>
  )
}

function MyLine({
  line,
  position,
  content,
  session,
  code,
  speech,
}: ActivityProps & { line: z.infer<typeof DialogueLine>; position: number }) {
  const current = answerAt(session.run, position)
  const heading = useFocus<HTMLHeadingElement>(!current)
  const options = content.dialogue ? dialogueOptions(content.dialogue, position) : []
  return (
    <section className="mt-5">
      <h4 ref={heading} tabIndex={-1} className="mb-3 text-lg outline-none">
        <span className="text-quiet">You are {line.speaker}. Say:</span> “{line.translation}”
      </h4>
      <ReplyItem
        phrase={line}
        alternatives={line.alternatives}
        options={options}
        code={code}
        otherWords={session.otherWords}
        answered={current}
        draft={session.draft}
        onDraft={session.setDraft}
        onAnswer={given => session.answer({ ...given, prompt: line.translation, lang: code })}
      />
      <Feedback
        answered={current}
        code={code}
        question={current && options.includes(current.given) ? undefined : line.translation}
        beside={<SpeakButton speech={speech} text={line.text} name={`Listen to ${line.text}`} main />}
      />
      {current && <NextButton onClick={session.next} label={session.isLast ? 'Finish' : 'Next'} />}
    </section>
  )
}
