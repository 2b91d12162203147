import { repeatPlace } from '#domain/activities/activity-run.ts'
import type { RolePartner, RolePlay as RolePlayContent } from '#domain/activities/task-content.ts'
import type { Phrase } from '#domain/lessons/lesson.ts'
import { Reading } from '../../parts/reading.tsx'
import { SpeakButton } from '../../speech/speak-button.tsx'
import { useHeardAtOnce } from '../../speech/use-speech.ts'
import { Feedback } from '../items/feedback.tsx'
import { NextButton } from '../items/next-button.tsx'
import { ReplyItem } from '../items/reply-item.tsx'
import { SpokenLine } from '../items/spoken-line.tsx'
import type { ActivityProps } from '../run/activity-props.ts'
import { useFocus } from '../../ui/use-focus.ts'

/** A situation turn by turn with somebody who greets, listens and reacts: the cue tells what to express, the learner says it. */
export function RolePlay(props: ActivityProps) {
  const { role_play: play } = props.content
  const { run } = props.session
  const turn = play?.turns[run.index]
  if (!play || !turn) return null
  return (
    <>
      <p className="text-quiet">{play.situation}</p>
      <Turn key={`${run.index} ${repeatPlace(run)?.position}`} turn={turn} partner={play.partner} {...props} />
    </>
  )
}

function Turn({
  turn,
  partner,
  session,
  code,
  speech,
}: ActivityProps & { turn: RolePlayContent['turns'][number]; partner: RolePartner | undefined }) {
  const { run, current } = session
  const heading = useFocus<HTMLHeadingElement>(!current)
  const reaction = partner && current && reactionTo(current.verdict, partner, run.index)
  const said = reaction ?? (partner && (before(partner, session) ?? partner.greeting))
  useHeardAtOnce(speech, said?.text)
  return (
    <>
      {partner && said && (
        <ol className="mt-4">
          <SpokenLine
            line={{ speaker: partner.name, person: partner.person, ...said }}
            code={code}
            speech={speech}
            isLatest={!current}
          />
        </ol>
      )}
      <h3 ref={heading} tabIndex={-1} className="mt-5 mb-4 font-sans text-2xl font-medium outline-none">
        {turn.cue}
      </h3>
      <ReplyItem
        phrase={turn.phrase}
        alternatives={turn.alternatives}
        options={turn.options}
        code={code}
        otherWords={session.otherWords}
        answered={current}
        draft={session.draft}
        onDraft={session.setDraft}
        onAnswer={given => session.answer({ ...given, prompt: turn.phrase.translation, lang: code })}
      />
      <Feedback
        answered={current}
        code={code}
        question={current && turn.options.includes(current.given) ? undefined : turn.phrase.translation}
        beside={<SpeakButton speech={speech} text={turn.phrase.text} name={`Listen to ${turn.phrase.text}`} main />}
      >
        <Reading code={code} of={turn.phrase.text} text={turn.phrase.reading} className="mt-1 block text-quiet" />
        {speech.error && <p className="text-wrong">{speech.error}</p>}
      </Feedback>
      {current && <NextButton onClick={session.next} label={session.isLast ? 'Finish' : 'Next'} />}
    </>
  )
}

/** What the partner said last: the greeting at the beginning, then the reaction to the turn before. */
function before(partner: RolePartner, { run }: ActivityProps['session']): Phrase | undefined {
  const last = run.again ? undefined : run.answers.find(({ index }) => index === run.index - 1)
  return last && reactionTo(last.verdict, partner, last.index)
}

function reactionTo(verdict: 'correct' | 'almost' | 'wrong', partner: RolePartner, turn: number): Phrase | undefined {
  const list = verdict === 'wrong' ? partner.puzzled : partner.pleased
  return list[turn % Math.max(1, list.length)]
}
