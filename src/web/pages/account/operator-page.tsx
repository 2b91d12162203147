import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { paths } from '#web/app/paths.ts'
import { Columns } from '#web/progress/charts.tsx'
import { Picture } from '#web/progress/picture.tsx'
import { operatorOutcomesQuery } from '#web/app/queries.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'

const percent = (part: number, whole: number) => (whole === 0 ? '–' : `${Math.round((100 * part) / whole)}%`)

/** What became of this installation's learners, for the addresses listed in OPERATORS. */
export function OperatorPage() {
  const { data } = useSuspenseQuery(operatorOutcomesQuery)
  if (!data) {
    return (
      <section className="mx-auto max-w-prose py-16 text-center">
        <PageHeading title="Not available" />
        <p className="mt-3 text-quiet">This page is for the operators of this installation.</p>
        <ButtonLink className="mt-6" to={paths.dashboard}>
          Go to Dashboard
        </ButtonLink>
      </section>
    )
  }
  const { learners, finishing, evaluations, improved, rating, measured, gained, tutor } = data
  const over = finishing.filter(week => week.reached > 0)
  const share = (week: (typeof finishing)[number]) => Math.round((100 * week.still_learning) / week.reached)
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeading title="Outcomes" />
      <Link to={paths.operatorPayments} className="mt-3 inline-block underline underline-offset-4">
        Payments
      </Link>
      <dl className="my-6 flex flex-wrap gap-x-10 gap-y-3">
        <Figure name="Learners" value={String(learners)} />
        <Figure name={`Improved (n = ${evaluations})`} value={percent(improved, evaluations)} />
        <Figure name={`Measured gain (n = ${measured})`} value={percent(gained, measured)} />
        <Figure name={`Program rating (n = ${evaluations})`} value={rating === null ? '–' : rating.toFixed(1)} />
      </dl>
      {tutor && (
        <p className="mb-6 text-quiet">
          In the last 30 days {tutor.model} answered {tutor.requests} times for {tutor.learners}{' '}
          {tutor.learners === 1 ? 'learner' : 'learners'}: {tutor.input_tokens} tokens in, {tutor.output_tokens} out, $
          {tutor.cost.toFixed(2)}.
        </p>
      )}
      <Picture
        title="Who goes on"
        summary={
          over.length === 0
            ? 'No learner has been here for a week yet.'
            : 'Of the learners for whom a week of the program is over, the percentage who had not stopped before it.'
        }
        columns={['Week', 'Learners', 'Still learning', 'Share']}
        rows={over.map(week => [week.week, week.reached, week.still_learning, `${share(week)}%`])}
      >
        <Columns
          columns={over.map(week => ({
            key: String(week.week),
            label: String(week.week),
            group: 'week',
            value: share(week),
          }))}
        />
      </Picture>
    </div>
  )
}

function Figure({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex flex-col-reverse">
      <dt className="text-sm text-quiet">{name}</dt>
      <dd className="font-display text-3xl tabular-nums">{value}</dd>
    </div>
  )
}
