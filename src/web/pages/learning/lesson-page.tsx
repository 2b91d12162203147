import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { lazy, useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { api } from '#contract/api.ts'
import type { Lesson } from '#contract/program/lessons.ts'
import { languageById } from '#domain/languages.ts'
import { lessonResults, lessonWords } from '#domain/lessons/lesson-results.ts'
import { skillOfExercise } from '#domain/memory/skills.ts'
import { newLessonRun } from '#domain/activities/lesson-run.ts'
import type { LessonRun } from '#domain/activities/lesson-run.ts'
import { LessonExercises } from '#web/activities/items/lesson/lesson-exercises.tsx'
import { useReviews } from '#web/activities/run/use-reviews.ts'
import { CallError, call } from '#web/app/call-client.ts'
import { paths } from '#web/app/paths.ts'
import { useDeviceSetting } from '#web/storage/device-setting.ts'
import { shapeOf } from '#web/storage/shape.ts'
import { useSavedWork } from '#web/storage/use-saved-work.ts'
import { useSpeech } from '#web/speech/use-speech.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'

// Each look of a lesson is fetched when it is shown.
const LessonInSteps = lazy(async () => ({ default: (await import('#web/lesson/lesson-in-steps.tsx')).LessonInSteps }))
const LessonAllAtOnce = lazy(async () => ({
  default: (await import('#web/lesson/lesson-all-at-once.tsx')).LessonAllAtOnce,
}))
const LessonReview = lazy(async () => ({
  default: (await import('#web/activities/items/lesson/lesson-review.tsx')).LessonReview,
}))

export function LessonPage() {
  const { lessonId = '' } = useParams()
  const { data: lesson } = useSuspenseQuery({
    queryKey: ['lesson', lessonId],
    queryFn: () =>
      call(api.lesson, { params: { id: lessonId } }).catch(error => {
        if (error instanceof CallError && error.status === 404) return null
        throw error
      }),
  })
  if (!lesson) {
    return (
      <section className="mx-auto max-w-prose py-16 text-center">
        <PageHeading title="Lesson Not Found" className="text-3xl" />
        <p className="mt-3 text-quiet">
          The address may be mistyped, or the lesson belongs to a course you do not take.
        </p>
        <ButtonLink className="mt-6" to={paths.dashboard}>
          Back to Dashboard
        </ButtonLink>
      </section>
    )
  }
  return <OneLesson key={lesson.id} lesson={lesson} />
}

/** Where a learner is, and answers on their way to being handed in, kept in the browser. */
type LessonWork = {
  run: LessonRun
  position: number
  answers: Record<string, string>
  /** How long each exercise was in sight. */
  milliseconds: Record<string, number>
  completed: boolean
}
const newWork = (): LessonWork => ({
  run: newLessonRun(),
  position: 0,
  answers: {},
  milliseconds: {},
  completed: false,
})
const lessonShape = shapeOf(newWork())

function OneLesson({ lesson }: { lesson: Lesson }) {
  const { content } = lesson
  const code = languageById(lesson.language_id)?.code ?? 'en'
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [work, setWork, forgetWork] = useSavedWork('lesson', lesson.id, lessonShape, newWork())
  const [handedIn, setHandedIn] = useState(work.completed)
  const [mode, setMode] = useLessonMode(lesson.progress !== null && work.run.step === 0)
  const speech = useSpeech(code)
  const report = useReviews(lesson.language_id)
  const results = lessonResults(content.exercises, work.answers, lessonWords(content))

  const completion = useMutation({
    mutationFn: () =>
      call(api.completeLesson, { params: { id: lesson.id }, body: { status: 'completed', score: results.score } }),
    // Refused by the browser's own idea of being offline, a press would only wait in silence.
    networkMode: 'always',
    onSuccess: () => {
      for (const { exercise, given, verdict } of results.answers) {
        if (!exercise.item || given === '') continue
        const milliseconds = work.milliseconds[exercise.id] ?? 0
        report({ item: exercise.item, activity: 'lesson', verdict, milliseconds })
      }
      setWork(before => ({ ...before, completed: true }))
      setHandedIn(true)
      window.scrollTo(0, 0)
      void queries.invalidateQueries({ predicate: query => query.queryKey[0] !== 'lesson' })
    },
  })
  const retry = () => {
    forgetWork()
    window.location.reload()
  }

  if (handedIn) {
    return <LessonReview lesson={lesson} code={code} results={results} onRetry={retry} />
  }
  const exercises = (
    <>
      {completion.isError && (
        <Notice kind="error" className="mt-4">
          The lesson could not be completed. {completion.error.message} Your answers are kept: press Complete Lesson
          again.
        </Notice>
      )}
      <LessonExercises
        content={content}
        code={code}
        position={Math.min(work.position, Math.max(0, content.exercises.length - 1))}
        answers={work.answers}
        before={results.answers[work.position - 1]}
        pending={completion.isPending}
        onMove={(position, left, milliseconds) =>
          setWork(before => ({
            ...before,
            position,
            milliseconds: { ...before.milliseconds, [left]: (before.milliseconds[left] ?? 0) + milliseconds },
          }))
        }
        onAnswer={(id, text) => setWork(before => ({ ...before, answers: { ...before.answers, [id]: text } }))}
        onComplete={() => completion.mutate()}
      />
    </>
  )
  if (mode === 'steps') {
    return (
      <LessonInSteps
        lesson={lesson}
        code={code}
        speech={speech}
        run={work.run}
        onRun={change => setWork(before => ({ ...before, run: change(before.run) }))}
        exercises={exercises}
        exercise={work.position}
        onChecked={(exercise, { verdict }, milliseconds) => {
          const { item } = exercise
          if (item) report({ item, activity: 'lesson', skill: skillOfExercise(exercise), verdict, milliseconds })
        }}
        onAllAtOnce={() => setMode('all')}
        onLeave={() => void navigate(paths.dashboard)}
      />
    )
  }
  return (
    <LessonAllAtOnce
      lesson={lesson}
      code={code}
      speech={speech}
      answered={content.exercises.filter(exercise => work.answers[exercise.id]?.trim()).length}
      exercises={exercises}
      onSteps={() => setMode('steps')}
    />
  )
}

/** In steps or all at once: as chosen last on this device, but a lesson that was finished opens to be read. */
function useLessonMode(isFinished: boolean) {
  const [remembered, remember] = useDeviceSetting('lesson-mode', ['steps', 'all'])
  const [chosen, setChosen] = useState<'steps' | 'all' | undefined>(isFinished ? 'all' : undefined)
  const choose = (mode: 'steps' | 'all') => {
    remember(mode)
    setChosen(mode)
  }
  return [chosen ?? remembered, choose] as const
}
