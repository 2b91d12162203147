import { lazy, useState } from 'react'
import type { Lesson } from '#contract/program/lessons.ts'
import { lessonResults, lessonWords } from '#domain/lessons/lesson-results.ts'
import { newLessonRun } from '#domain/activities/lesson-run.ts'
import type { LessonRun } from '#domain/activities/lesson-run.ts'
import { LessonExercises } from '../activities/items/lesson/lesson-exercises.tsx'
import { useAuth } from '../app/auth.tsx'
import { paths } from '../app/paths.ts'
import { newId } from '../storage/new-id.ts'
import { shapeOf } from '../storage/shape.ts'
import { trialResults } from '../storage/trial-results.ts'
import { useSavedWork } from '../storage/use-saved-work.ts'
import { useSpeech } from '../speech/use-speech.ts'

// Each look of it is fetched when it is shown; the shell shows that it is loading.
const LessonInSteps = lazy(async () => ({ default: (await import('../lesson/lesson-in-steps.tsx')).LessonInSteps }))
const TrialDone = lazy(async () => ({ default: (await import('./trial-done.tsx')).TrialDone }))
const LessonAllAtOnce = lazy(async () => ({
  default: (await import('../lesson/lesson-all-at-once.tsx')).LessonAllAtOnce,
}))

/** Where a visitor is in the trial lesson, kept in the browser. */
type TrialWork = {
  run: LessonRun
  position: number
  answers: Record<string, string>
  /** How long each exercise was in sight. */
  milliseconds: Record<string, number>
  completed: boolean
}
const newWork = (): TrialWork => ({
  run: newLessonRun(),
  position: 0,
  answers: {},
  milliseconds: {},
  completed: false,
})
const workShape = shapeOf(newWork())

export function TrialLesson({
  language,
  lesson,
}: {
  language: { id: number; code: string; name: string }
  lesson: Lesson
}) {
  const { content } = lesson
  const { code } = language
  const { user } = useAuth()
  const [work, setWork] = useSavedWork('lesson', `trial-${code}`, workShape, newWork())
  const [isAllAtOnce, setAllAtOnce] = useState(false)
  const speech = useSpeech(code)
  const results = lessonResults(content.exercises, work.answers, lessonWords(content))
  const complete = () => {
    setWork(before => ({ ...before, completed: true }))
    const answers = results.answers.flatMap(({ exercise, given, verdict }) =>
      exercise.item && given !== ''
        ? [{ id: newId(), item: exercise.item, verdict, milliseconds: work.milliseconds[exercise.id] ?? 0 }]
        : [],
    )
    const finished_at = new Date().toISOString()
    trialResults.save({ language_id: language.id, score: results.score, finished_at, answers, owner: '' })
    if (user) void import('./keep-trials.ts').then(({ keepTrials }) => keepTrials(user.id))
    window.scrollTo(0, 0)
  }
  if (work.completed) {
    return <TrialDone language={language} lesson={lesson} results={results} onAgain={() => setWork(newWork())} />
  }
  const exercises = (
    <LessonExercises
      content={content}
      code={code}
      position={Math.min(work.position, Math.max(0, content.exercises.length - 1))}
      answers={work.answers}
      pending={false}
      onMove={(position, left, milliseconds) =>
        setWork(before => ({
          ...before,
          position,
          milliseconds: { ...before.milliseconds, [left]: (before.milliseconds[left] ?? 0) + milliseconds },
        }))
      }
      onAnswer={(id, text) => setWork(before => ({ ...before, answers: { ...before.answers, [id]: text } }))}
      onComplete={complete}
    />
  )
  if (isAllAtOnce) {
    return (
      <LessonAllAtOnce
        lesson={lesson}
        code={code}
        speech={speech}
        answered={content.exercises.filter(exercise => work.answers[exercise.id]?.trim()).length}
        exercises={exercises}
        onSteps={() => setAllAtOnce(false)}
      />
    )
  }
  return (
    <LessonInSteps
      lesson={lesson}
      code={code}
      speech={speech}
      run={work.run}
      onRun={change => setWork(before => ({ ...before, run: change(before.run) }))}
      exercises={exercises}
      onAllAtOnce={() => setAllAtOnce(true)}
      // The landing page is a page of its own.
      onLeave={() => window.location.assign(paths.landing)}
    />
  )
}
