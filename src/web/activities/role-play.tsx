import type { RolePlay as RolePlayContent } from '#domain/task-content.ts'
import { SpeakButton } from '../speech/speak-button.tsx'
import type { ActivityProps } from './activity-props.ts'
import { Feedback } from './feedback.tsx'
import { NextButton } from './next-button.tsx'
import { ReplyItem } from './reply-item.tsx'
import { useFocus } from './use-focus.ts'

/** A situation turn by turn: the cue tells what to express, the learner says it. */
export function RolePlay(props: ActivityProps) {
  const { role_play: play } = props.content
  const turn = play?.turns[props.session.run.index]
  if (!play || !turn) return null
  return (
    <div>
      <p className="text-quiet">{play.situation}</p>
      <Turn key={props.session.run.index} turn={turn} {...props} />
    </div>
  )
}

function Turn({ turn, session, code, speech }: ActivityProps & { turn: RolePlayContent['turns'][number] }) {
  const heading = useFocus<HTMLHeadingElement>()
  const { current } = session
  return (
    <div>
      <h3 ref={heading} tabIndex={-1} className="mt-4 mb-5 font-sans text-2xl font-medium outline-none">
        {turn.cue}
      </h3>
      <ReplyItem
        phrase={turn.phrase}
        options={turn.options}
        code={code}
        otherWords={session.otherWords}
        answered={current}
        onAnswer={given => session.answer({ ...given, prompt: turn.phrase.translation, lang: code })}
        unsent={session.unsent}
      />
      <Feedback answered={current} code={code}>
        <p className="mt-2 flex items-center gap-3">
          <SpeakButton speech={speech} text={turn.phrase.text} name={`Listen to ${turn.phrase.text}`} />
          {turn.phrase.reading && <span className="text-quiet">{turn.phrase.reading}</span>}
        </p>
        {speech.error && <p className="text-wrong">{speech.error}</p>}
      </Feedback>
      {current && (
        <NextButton onClick={session.next} label={session.run.index + 1 < session.rules.total ? 'Next' : 'Finish'} />
      )}
    </div>
  )
}
