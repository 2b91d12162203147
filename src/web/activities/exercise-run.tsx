import { useEffect } from 'react'
import { soundsOf } from '#domain/activity-items.ts'
import type { ActivityProps } from './activity-props.ts'
import { ExerciseItem } from './exercise-item.tsx'
import { NextButton } from './next-button.tsx'

/** The exercises of a task one after another. Where `listen` is set, each is heard as soon as it comes. */
export function ExerciseRun({ content, session, code, speech, listen = false }: ActivityProps & { listen?: boolean }) {
  const exercise = content.interactive_exercises?.[session.run.index]
  const { current } = session
  const { support, audible, speak } = speech
  const toHear = listen && !current && audible && support !== 'loading' ? exercise?.audio_text : undefined
  useEffect(() => {
    if (toHear) speak(toHear)
  }, [toHear, speak])

  if (!exercise) return null
  return (
    <ExerciseItem
      key={session.run.index}
      exercise={exercise}
      code={code}
      speech={speech}
      sounds={soundsOf(content, exercise)}
      otherWords={session.otherWords}
      answered={current}
      onAnswer={given =>
        session.answer({
          ...given,
          prompt: exercise.translation ?? exercise.question,
          lang: exercise.answer_language ?? code,
          item: exercise.item,
        })
      }
      unsent={session.unsent}
      focus
    >
      {current && (
        <NextButton onClick={session.next} label={session.run.index + 1 < session.rules.total ? 'Next' : 'Finish'} />
      )}
    </ExerciseItem>
  )
}
