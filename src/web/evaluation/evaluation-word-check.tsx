import { useSuspenseQuery } from '@tanstack/react-query'
import { lazy, startTransition, Suspense, useCallback, useState } from 'react'
import { TaskWork, newTaskWork } from '../activities/run/task-work.ts'
import { programTestsQuery } from '../app/queries.ts'
import { useSpeech } from '../speech/use-speech.ts'
import { Button } from '../ui/button.tsx'
import { Spinner } from '../ui/loading-view.tsx'
import { useSavedWork } from '../storage/use-saved-work.ts'
import type { Language } from '#contract/learners/languages.ts'
import type { ActivityRun } from '#domain/activities/activity-run.ts'
import { languageById } from '#domain/languages.ts'

const Activity = lazy(async () => ({ default: (await import('../activities/run/activity.tsx')).Activity }))
const TestResult = lazy(async () => ({
  default: (await import('../activities/items/lesson/word-check-result.tsx')).TestResult,
}))

/** The last test, where it is due and was not taken on its day: beside the learner's own rating it measures the gain. */
export function EvaluationTest({
  language,
  running,
  onRunning,
}: {
  language: Language
  running: boolean
  onRunning(running: boolean): void
}) {
  const { data: tests } = useSuspenseQuery(programTestsQuery(language.id))
  // What was offered first stays, so that the result is seen after it was handed in.
  const [content] = useState(tests.last_test)
  const [work, setWork] = useSavedWork('task', `last-test-${language.id}`, TaskWork, newTaskWork())
  const code = languageById(language.id)!.code
  const speech = useSpeech(code)
  const onRun = useCallback(
    (change: (run: ActivityRun) => ActivityRun) => setWork(before => ({ ...before, run: change(before.run) })),
    [setWork],
  )
  if (!content) return null
  return (
    <section aria-labelledby="last-test" className="mx-auto mt-12 max-w-2xl border-t border-line pt-5">
      <h2 id="last-test" className="text-2xl">
        The last test
      </h2>
      <Suspense fallback={<Spinner />}>
        {running ? (
          <div className="mt-4">
            <Activity
              type="quiz_game"
              content={content}
              code={code}
              languageName={language.name}
              languageId={language.id}
              speech={speech}
              run={work.run}
              onRun={onRun}
              onComplete={() => onRunning(false)}
              onExit={() => onRunning(false)}
            />
          </div>
        ) : work.run.ended ? (
          <TestResult content={content} languageId={language.id} run={work.run} />
        ) : (
          <>
            <p className="mt-2 text-quiet">
              {content.quiz_questions?.length} words, about four minutes. It shows what you gained, beside what you
              think of it yourself.
            </p>
            <Button kind="secondary" className="mt-4" onClick={() => startTransition(() => onRunning(true))}>
              {work.run.answers.length > 0 ? 'Go on with the test' : 'Take the last test'}
            </Button>
          </>
        )}
      </Suspense>
    </section>
  )
}
