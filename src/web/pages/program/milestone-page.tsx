import { useSuspenseQueries } from '@tanstack/react-query'
import { Navigate, useParams } from 'react-router'
import { MILESTONES } from '#domain/program/milestones.ts'
import { PROGRAM_DAYS } from '#domain/program/program.ts'
import { paths } from '#web/app/paths.ts'
import { enrolmentsQuery, programQuery } from '#web/app/queries.ts'
import { MakeCertificate } from '#web/milestones/make-certificate.tsx'
import { Reached } from '#web/milestones/reached.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { ProgramArc } from '#web/ui/program-arc.tsx'

/** Day 45 and day 90: what the program has come to, and on its last day the certificate. */
export function MilestonePage() {
  const { day: asked } = useParams()
  const [{ data: program }, { data: enrolments }] = useSuspenseQueries({ queries: [programQuery, enrolmentsQuery] })
  const day = MILESTONES.find(each => String(each) === asked)
  if (!day) return <Navigate to={paths.dashboard} replace />
  const isLast = day === PROGRAM_DAYS
  const { subscription, ended_at, days_learned } = program
  const today = subscription?.program_day ?? (ended_at ? PROGRAM_DAYS : 0)
  if (today < day) return <NotYet day={day} today={today} />
  return (
    <article className="mx-auto max-w-3xl">
      <div className="flex items-end gap-5">
        <ProgramArc
          from={0}
          day={days_learned}
          date={Math.min(today, PROGRAM_DAYS)}
          size={132}
          label={`${days_learned} of ${PROGRAM_DAYS} days of learning; today is day ${today}`}
        />
        <div className="min-w-0 pb-1">
          <PageHeading title={isLast ? 'Day 90' : 'Half of the way'} className="text-4xl" />
          <p className="mt-1 text-quiet">
            {days_learned} {days_learned === 1 ? 'day' : 'days'} of learning
            {isLast ? ` in ${PROGRAM_DAYS}` : `; today is day ${today}`}
          </p>
        </div>
      </div>
      {!isLast && (
        <p className="mt-4 text-lg">
          {days_learned >= 38
            ? 'You came nearly every day. The second half builds on all of this.'
            : 'The other half is still to come: every day on which you learn adds a degree.'}
        </p>
      )}
      {isLast && enrolments.map(enrolment => <MakeCertificate key={enrolment.id} enrolment={enrolment} />)}
      {enrolments.map(enrolment => (
        <Reached key={enrolment.id} enrolment={enrolment} named={enrolments.length > 1} />
      ))}
      <div className="mt-8 flex flex-wrap gap-3">
        {isLast &&
          enrolments.map(enrolment => (
            <ButtonLink key={enrolment.id} kind="secondary" to={paths.evaluation(enrolment.language_id)}>
              Evaluate your {enrolment.language_name} program
            </ButtonLink>
          ))}
        <ButtonLink kind={isLast ? 'quiet' : 'primary'} to={paths.dashboard}>
          Back to Dashboard
        </ButtonLink>
      </div>
    </article>
  )
}

function NotYet({ day, today }: { day: number; today: number }) {
  return (
    <section className="mx-auto max-w-prose py-16 text-center">
      <PageHeading title={`Day ${day} is still to come`} className="text-3xl" />
      <p className="mt-3 text-quiet">
        {today === 0 ? 'Your program has not begun.' : `Today is day ${today} of your program.`} This page opens on day{' '}
        {day}.
      </p>
      <ButtonLink className="mt-6" to={paths.dashboard}>
        Back to Dashboard
      </ButtonLink>
    </section>
  )
}
