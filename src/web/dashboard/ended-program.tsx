import { useSuspenseQueries } from '@tanstack/react-query'
import { paths } from '../app/paths.ts'
import { evaluationQuery } from '../app/queries.ts'
import { shownDay } from '../parts/shown-date.ts'
import { ButtonLink } from '../ui/button.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import { ProgramArc } from '../ui/program-arc.tsx'
import type { Enrolment } from '#contract/learners/enrolments.ts'
import { PRICE_LABEL, PROGRAM_DAYS } from '#domain/program/program.ts'

/** After the 90 days: what was learned stays, the evaluation is asked for, a new program is offered. */
export function EndedProgram({
  name,
  endedAt,
  enrolments,
  daysLearned,
}: {
  name: string
  endedAt: string
  enrolments: Enrolment[]
  daysLearned: number
}) {
  const evaluations = useSuspenseQueries({ queries: enrolments.map(({ language_id }) => evaluationQuery(language_id)) })
  return (
    <section className="flex flex-col gap-6 md:flex-row md:items-center md:gap-12">
      <ProgramArc
        day={daysLearned}
        date={PROGRAM_DAYS}
        size={144}
        label={`${daysLearned} of ${PROGRAM_DAYS} days of learning; all ${PROGRAM_DAYS} days have passed`}
      />
      <div className="max-w-prose">
        <PageHeading title="Dashboard">
          Your {PROGRAM_DAYS} days are complete, {name}
        </PageHeading>
        <p className="mt-3 text-quiet">
          Your program ended on {shownDay(endedAt)}. Lessons and reviews stay open to you. New daily tasks, the tutor
          and How to Say It come with a new program.
        </p>
        <div className="mt-5 flex flex-wrap gap-3">
          <ButtonLink to={paths.milestone(PROGRAM_DAYS)}>See what you reached</ButtonLink>
          {enrolments.map((enrolment, index) =>
            evaluations[index]?.data ? null : (
              <ButtonLink key={enrolment.id} kind="secondary" to={paths.evaluation(enrolment.language_id)}>
                Evaluate your {enrolment.language_name} program
              </ButtonLink>
            ),
          )}
          <ButtonLink kind="secondary" to={paths.words()}>
            Review your words
          </ButtonLink>
          <ButtonLink kind="secondary" to={paths.subscription(enrolments[0]?.language_id)}>
            Start a new program - {PRICE_LABEL}
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}
