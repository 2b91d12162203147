import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router'
import { call } from '#web/app/call-client.ts'
import { MeasuredGain } from '#web/progress/measured-gain.tsx'
import { paths } from '#web/app/paths.ts'
import { dailyTasksQuery, enrolmentsQuery, programTestsQuery } from '#web/app/queries.ts'
import { Button } from '#web/ui/button.tsx'
import { Spinner } from '#web/ui/loading-view.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useAtOnce } from '#web/ui/use-at-once.ts'
import { api } from '#contract/api.ts'
import type { BodyOf } from '#contract/call.ts'
import type { ProgramTests } from '#contract/words/word-checks.ts'
import type { ActivityRun } from '#domain/activities/activity-run.ts'
import { testNumbers, withoutGuesses } from '#domain/plan/word-check.ts'
import type { TaskContent } from '#domain/activities/task-content.ts'

const FIRST_TEST = testNumbers[0]

/** Hands in a test that was answered to its end, and shows what it found. Handed in again, it counts once. */
export function TestResult({
  content,
  languageId,
  run,
}: {
  content: TaskContent
  languageId: number
  run: ActivityRun
}) {
  const queries = useQueryClient()
  const handIn = useMutation({
    networkMode: 'always',
    mutationFn: () => call(api.takeProgramTest, { body: handedIn(content, languageId, run) }),
    onSuccess: tests => {
      queries.setQueryData(programTestsQuery(languageId).queryKey, tests)
      // Who knows the first weeks begins further on, today.
      void queries.invalidateQueries({ queryKey: enrolmentsQuery.queryKey })
      void queries.invalidateQueries({ queryKey: dailyTasksQuery.queryKey })
    },
  })
  const { mutate } = handIn
  useAtOnce(mutate)
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
          <p className="text-ink">{foundSentence(result)}</p>
          {run.answers.length < result.asked && (
            <p className="text-ink">It ended after {run.answers.length} words: those that come later are new to you.</p>
          )}
        </Notice>
      )}
      {handIn.data && result?.test === FIRST_TEST && <WhereToBegin languageId={languageId} tests={handIn.data} />}
      {/* What was gained is shown from the second test on; the first only says where to begin. */}
      {result && result.test !== FIRST_TEST && <MeasuredGain languageId={languageId} />}
    </div>
  )
}

/** What the test found, guesses counted out. */
function foundSentence(result: ProgramTests['results'][number]): string {
  const known = Math.round(withoutGuesses(result))
  const guessed = known < result.correct ? ', lucky guesses counted out' : ''
  return `You knew ${known} of ${result.asked} words${guessed}.`
}

/** Where the program begins after the first test, and how a beginner who knows more gets there. */
function WhereToBegin({ languageId, tests }: { languageId: number; tests: ProgramTests }) {
  const { begins_in: begins, would_begin_in: further } = tests
  return (
    <Notice kind="info" className="mt-3">
      <p>
        You begin in week {begins.week}, “{begins.theme}”.
        {begins.week > 1 && ' Today is planned anew for it.'}
      </p>
      {further && (
        <p className="mt-1">
          You know enough to begin in week {further.week}, “{further.theme}”: choose Intermediate in the{' '}
          <Link to={paths.assessment(languageId)} className="underline underline-offset-4">
            assessment
          </Link>{' '}
          if you would rather.
        </p>
      )}
    </Notice>
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
