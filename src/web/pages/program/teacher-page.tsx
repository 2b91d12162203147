import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { api } from '#contract/api.ts'
import type { Appeal } from '#contract/program/appeals.ts'
import { call } from '#web/app/call-client.ts'
import { paths } from '#web/app/paths.ts'
import { appealsQuery } from '#web/app/queries.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Foreign } from '#web/ui/foreign.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'

/** Answers that learners say should count, for the addresses listed in TEACHERS. */
export function TeacherPage() {
  const { data } = useSuspenseQuery(appealsQuery)
  if (!data) {
    return (
      <section className="mx-auto max-w-prose py-16 text-center">
        <PageHeading title="Not available" />
        <p className="mt-3 text-quiet">This page is for the teachers of this installation.</p>
        <ButtonLink className="mt-6" to={paths.dashboard}>
          Go to Dashboard
        </ButtonLink>
      </section>
    )
  }
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeading title="Answers that should count" />
      <p className="mt-2 text-quiet">
        An answer that you accept counts for everybody from now on, and is credited to who gave it.
      </p>
      {data.length === 0 ? (
        <p className="mt-8 text-lg">Nothing waits for you.</p>
      ) : (
        <ul className="mt-6 space-y-4">
          {data.map(appeal => (
            <OneAppeal key={appeal.id} appeal={appeal} />
          ))}
        </ul>
      )}
    </div>
  )
}

function OneAppeal({ appeal }: { appeal: Appeal }) {
  const queries = useQueryClient()
  const decision = useMutation({
    mutationFn: (decided: 'accepted' | 'declined') =>
      call(api.decideAppeal, { params: { id: appeal.id }, body: { decision: decided } }),
    onSettled: () => queries.invalidateQueries({ queryKey: appealsQuery.queryKey }),
  })
  const { language_name, answer_language, exercise, expected, given, learners } = appeal
  return (
    <li className="border-t border-line pt-4">
      <p className="text-sm text-quiet">
        {language_name}
        {learners > 1 && ` · ${learners} learners`}
      </p>
      <p className="mt-1 break-words">{exercise}</p>
      <dl className="mt-2 grid gap-x-4 gap-y-1 sm:grid-cols-[auto_1fr]">
        <dt className="text-quiet">Given</dt>
        <dd className="min-w-0 break-words">
          <Foreign lang={answer_language} className="text-lg font-semibold">
            {given}
          </Foreign>
        </dd>
        <dt className="text-quiet">Expected</dt>
        <dd className="min-w-0 break-words">
          <Foreign lang={answer_language} className="text-lg">
            {expected}
          </Foreign>
        </dd>
      </dl>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button
          aria-label={`Accept “${given}”`}
          disabled={decision.isPending}
          onClick={() => decision.mutate('accepted')}
        >
          Accept
        </Button>
        <Button
          kind="secondary"
          aria-label={`Decline “${given}”`}
          disabled={decision.isPending}
          onClick={() => decision.mutate('declined')}
        >
          Decline
        </Button>
      </div>
      {decision.isError && (
        <Notice kind="error" className="mt-3">
          This could not be saved. {decision.error.message}
        </Notice>
      )}
    </li>
  )
}
