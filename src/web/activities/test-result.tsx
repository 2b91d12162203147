import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call } from '../call-client.ts'
import { MeasuredGain } from '../progress/measured-gain.tsx'
import { enrolmentsQuery, programTestsQuery } from '../queries.ts'
import { Button } from '../ui/button.tsx'
import { Spinner } from '../ui/loading-view.tsx'
import { Notice } from '../ui/notice.tsx'
import { ActivitySummary } from './activity-summary.tsx'
import { api } from '#contract/api.ts'
import type { BodyOf } from '#contract/call.ts'
import type { ActivityRun } from '#domain/activity-run.ts'
import type { TaskContent } from '#domain/task-content.ts'

/** Hands in a test that was answered to its end, and shows what it found. Handed in again, it counts once. */
export function TestResult({
  content,
  languageId,
  run,
  code,
}: {
  content: TaskContent
  languageId: number
  run: ActivityRun
  code: string
}) {
  const queries = useQueryClient()
  const handIn = useMutation({
    networkMode: 'always',
    mutationFn: () => call(api.takeProgramTest, { body: handedIn(content, languageId, run) }),
    onSuccess: tests => {
      queries.setQueryData(programTestsQuery(languageId).queryKey, tests)
      // Who knows the first weeks begins further on.
      void queries.invalidateQueries({ queryKey: enrolmentsQuery.queryKey })
    },
  })
  const { mutate } = handIn
  useEffect(() => mutate(), [mutate])
  const result = handIn.data?.results.find(each => each.test === content.program_test)
  return (
    <div className="mt-5">
      {handIn.isPending && <Spinner />}
      {handIn.isError && (
        <Notice kind="error">
          Your answers could not be handed in. {handIn.error.message} They are kept here.{' '}
          <Button kind="secondary" className="mt-2" onClick={() => handIn.mutate()}>
            Try again
          </Button>
        </Notice>
      )}
      {result && (
        <Notice kind="success">
          <h3 className="font-sans text-base font-semibold">Test complete</h3>
          <p className="text-ink">
            You knew {result.correct} of {result.asked} words.
          </p>
        </Notice>
      )}
      {result && <MeasuredGain languageId={languageId} />}
      <ActivitySummary run={run} code={code} className="mt-4" />
    </div>
  )
}

function handedIn(content: TaskContent, languageId: number, run: ActivityRun) {
  const answers = run.answers.flatMap(({ index, given }) => {
    const item = content.quiz_questions?.[index]?.item
    return item === undefined ? [] : [{ item, given }]
  })
  const test = content.program_test as BodyOf<typeof api.takeProgramTest>['test']
  return { language_id: languageId, test, answers }
}
