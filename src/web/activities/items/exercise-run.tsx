import { readInstead } from '#domain/activities/activity-modes.ts'
import { repeatPlace } from '#domain/activities/activity-run.ts'
import { useHeardAtOnce } from '../../speech/use-speech.ts'
import { useSaidOnce } from '../../storage/use-said-once.ts'
import { Notice } from '../../ui/notice.tsx'
import type { ActivityProps } from '../run/activity-props.ts'
import { ExerciseItem } from './exercise-item.tsx'
import { NextButton } from './next-button.tsx'

/** The exercises of a task one after another. Where `listen` is set, each is heard as soon as it comes. */
export function ExerciseRun({
  content,
  session,
  code,
  languageName,
  speech,
  listen = false,
}: ActivityProps & { listen?: boolean }) {
  const { run, current } = session
  const planned = content.interactive_exercises?.[run.index]
  const exercise = planned && !speech.audible ? readInstead(planned, content) : planned
  const why = useSaidOnce(`unheard.${code}`, exercise !== planned)
  useHeardAtOnce(speech, listen && !current ? exercise?.audio_text : undefined)

  if (!exercise) return null
  return (
    <>
      {why && (
        <Notice kind="info" className="mb-3">
          {speech.support === 'quiet' ? 'Sound is turned off' : `This device has no ${languageName} voice`}: here you
          read instead of listening.
        </Notice>
      )}
      <ExerciseItem
        key={`${run.index} ${repeatPlace(run)?.position}`}
        exercise={exercise}
        code={code}
        speech={speech}
        otherWords={session.otherWords}
        answered={current}
        draft={session.draft}
        onDraft={session.setDraft}
        onAnswer={given =>
          session.answer({
            ...given,
            prompt: exercise.translation ?? exercise.question,
            lang: exercise.answer_language ?? code,
            item: exercise.item,
          })
        }
        focus
      >
        {current && <NextButton onClick={session.next} label={session.isLast ? 'Finish' : 'Next'} />}
      </ExerciseItem>
    </>
  )
}
