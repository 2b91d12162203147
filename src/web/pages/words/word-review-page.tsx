import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { Activity } from '#web/activities/run/activity.tsx'
import { ActivitySummary } from '#web/activities/run/activity-summary.tsx'
import { useModes } from '#web/activities/run/use-modes.ts'
import { CallError, call } from '#web/app/call-client.ts'
import { paths } from '#web/app/paths.ts'
import { enrolmentsQuery } from '#web/app/queries.ts'
import { useSpeech } from '#web/speech/use-speech.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { FailureView } from '#web/ui/failure-view.tsx'
import { LoadingView } from '#web/ui/loading-view.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { useAtOnce } from '#web/ui/use-at-once.ts'
import { api } from '#contract/api.ts'
import type { Enrolment } from '#contract/learners/enrolments.ts'
import { contentForModes } from '#domain/activities/activity-modes.ts'
import { newRun } from '#domain/activities/activity-run.ts'
import type { TaskContent } from '#domain/activities/task-content.ts'

/** A review on demand: the words that need it most, each asked for in the way that fits its strength. */
export function WordReviewPage() {
  const { languageId } = useParams()
  const { data: enrolments } = useSuspenseQuery(enrolmentsQuery)
  const enrolment = enrolments.find(each => String(each.language_id) === languageId)
  return enrolment ? <Review enrolment={enrolment} /> : <NothingToReview />
}

function Review({ enrolment }: { enrolment: Enrolment }) {
  const queries = useQueryClient()
  // Each round is made anew from what is remembered now, so nothing of it is kept for later screens.
  const round = useMutation({
    networkMode: 'always',
    mutationFn: () => call(api.wordReview, { params: { languageId: enrolment.language_id } }),
    retry: (failures, error) => failures < 2 && !(error instanceof CallError && error.status < 500),
  })
  const { mutate: begin } = round
  useAtOnce(begin)
  const again = () => {
    void queries.invalidateQueries({ queryKey: ['words', enrolment.language_id] })
    begin()
  }
  if (round.error) return <FailureView error={round.error} onRetry={again} />
  if (round.data === undefined) return <LoadingView />
  if (round.data === null) return <NothingToReview />
  return <Round key={round.submittedAt} enrolment={enrolment} content={round.data} onAgain={again} />
}

function Round({ enrolment, content, onAgain }: { enrolment: Enrolment; content: TaskContent; onAgain(): void }) {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const speech = useSpeech(enrolment.code)
  const [modes] = useModes()
  const [adapted] = useState(() => contentForModes(content, modes, enrolment.code))
  const [run, setRun] = useState(newRun)
  const [isDone, setDone] = useState(false)
  const leave = async () => {
    await queries.invalidateQueries({ queryKey: ['words', enrolment.language_id] })
    await navigate(paths.words(enrolment.language_id))
  }
  if (!isDone) {
    return (
      <div className="mx-auto max-w-3xl">
        <PageHeading title="Review" className="text-2xl" />
        <div className="mt-4">
          <Activity
            type={adapted.activity_type ?? 'grammar_worksheet'}
            content={adapted}
            code={enrolment.code}
            languageName={enrolment.language_name}
            languageId={enrolment.language_id}
            speech={speech}
            run={run}
            onRun={setRun}
            onComplete={() => setDone(true)}
            onExit={() => {
              speech.stop()
              void leave()
            }}
          />
        </div>
      </div>
    )
  }
  const right = run.answers.filter(answer => answer.verdict !== 'wrong').length
  return (
    <section className="mx-auto max-w-prose">
      <PageHeading title="Review done" focusKey="done" />
      <p className="mt-3 text-lg">
        You knew {right} of {run.answers.length} words. Those you missed come back soon.
      </p>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button onClick={() => void leave()}>Back to your words</Button>
        <Button kind="secondary" onClick={onAgain}>
          Review more
        </Button>
      </div>
      <ActivitySummary run={run} code={enrolment.code} className="mt-8" />
    </section>
  )
}

function NothingToReview() {
  return (
    <section className="mx-auto max-w-prose py-10">
      <PageHeading title="Nothing to review yet" />
      <p className="mt-3 text-quiet">Words come with your lessons, and from what you look up and talk about.</p>
      <ButtonLink className="mt-5" to={paths.dashboard}>
        Go to Dashboard
      </ButtonLink>
    </section>
  )
}
