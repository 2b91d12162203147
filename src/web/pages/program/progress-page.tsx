import { Flag } from '#web/parts/flag.tsx'
import { useSuspenseQueries, useSuspenseQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { paths } from '#web/app/paths.ts'
import { enrolmentsQuery, learnerProgressQuery, programQuery } from '#web/app/queries.ts'
import { shownDate, shownShortDate } from '#web/parts/shown-date.ts'
import { Columns, Lines, Rows } from '#web/progress/charts.tsx'
import { HeatMap } from '#web/progress/heat-map.tsx'
import { MeasuredGain } from '#web/progress/measured-gain.tsx'
import { Picture } from '#web/progress/picture.tsx'
import { ProgramPath } from '#web/progress/program-path.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { ErrorBoundary } from '#web/ui/error-boundary.tsx'
import { LoadingView } from '#web/ui/loading-view.tsx'
import { ProgramArc } from '#web/ui/program-arc.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import type { Enrolment } from '#contract/learners/enrolments.ts'
import type { Progress } from '#contract/program/progress.ts'
import type { Subscription } from '#contract/payments/subscriptions.ts'
import { PROGRAM_DAYS } from '#domain/program/program.ts'

const percent = (share: number) => `${Math.round(100 * share)}%`

/** What a learner did and what came of it, over time. */
export function ProgressPage() {
  const [{ data: enrolments }, { data: program }] = useSuspenseQueries({ queries: [enrolmentsQuery, programQuery] })
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeading title="Progress">Your progress</PageHeading>
      {enrolments.length === 0 && (
        <div className="mt-4">
          <p className="text-quiet">There is nothing to show yet: your progress begins with a language.</p>
          <ButtonLink className="mt-4" to={paths.languages}>
            Choose Your Language
          </ButtonLink>
        </div>
      )}
      {enrolments.map(enrolment => (
        <ErrorBoundary key={enrolment.id}>
          <Suspense fallback={<LoadingView />}>
            <LanguageProgress enrolment={enrolment} subscription={program.subscription} />
          </Suspense>
        </ErrorBoundary>
      ))}
    </div>
  )
}

function LanguageProgress({ enrolment, subscription }: { enrolment: Enrolment; subscription: Subscription | null }) {
  const { data } = useSuspenseQuery(learnerProgressQuery(enrolment.language_id))
  const { lessons_completed, lessons_total, words } = data
  const now = words.at(-1)
  const day = subscription?.program_day
  return (
    <div className="mt-8">
      <p className="font-display text-2xl">
        <Flag emoji={enrolment.flag_emoji} /> {enrolment.language_name}
      </p>
      <div className="mt-4 mb-6 flex flex-wrap items-end gap-x-6 gap-y-3">
        <ProgramArc
          day={lessons_completed}
          days={lessons_total}
          {...(day !== undefined && { date: (lessons_total * day) / PROGRAM_DAYS })}
          size={144}
          label={`${lessons_completed} of ${lessons_total} lessons done`}
        />
        <div className="min-w-0">
          <p className="text-lg">
            <strong>{lessons_completed}</strong> of {lessons_total} lessons done
          </p>
          {day !== undefined && (
            <p className="text-quiet">
              Today is day {day} of {PROGRAM_DAYS}: the thin mark.
            </p>
          )}
          {now && now.met > 0 && (
            <p className="mt-2 text-lg">
              You know about <strong>{now.known}</strong> of the {now.met} words you met.
            </p>
          )}
          <Forecast data={data} isRunning={subscription !== null} />
        </div>
      </div>
      <ButtonLink kind="secondary" className="mb-6" to={paths.grammar(enrolment.language_id)}>
        Look up grammar
      </ButtonLink>
      <ProgramPath languageId={enrolment.language_id} />
      <MeasuredGain languageId={enrolment.language_id} />
      <Pictures data={data} />
    </div>
  )
}

function Forecast({ data: { forecast, active_days }, isRunning }: { data: Progress; isRunning: boolean }) {
  if (forecast && !forecast.is_settled) {
    return (
      <p className="text-quiet">
        At your pace it will be between {forecast.low} and {forecast.high} words on day {PROGRAM_DAYS}. A number can be
        named from day 30 on.
      </p>
    )
  }
  if (forecast) {
    return (
      <p className="text-quiet">
        At your pace it will be about {forecast.words} words on day {PROGRAM_DAYS} (between {forecast.low} and{' '}
        {forecast.high}).
      </p>
    )
  }
  if (!isRunning || active_days === 0) return null
  return <p className="text-quiet">Where your pace leads can be told after seven days of learning.</p>
}

/** Only what there is something to see in: a picture of one day or one kind says nothing. */
function Pictures({ data: { days, words, due, skills, calibration, today } }: { data: Progress }) {
  const minutes = days.reduce((sum, day) => sum + day.minutes, 0)
  const dueSoon = due.reduce((sum, day) => sum + day.words, 0)
  const met = words.at(-1)?.met ?? 0
  if (met === 0 && days.length === 0) {
    return (
      <p className="border-t border-line py-6 text-quiet">
        Pictures of your days and words begin with your first lesson.
      </p>
    )
  }
  return (
    <>
      {days.length > 1 && (
        <Picture
          title="Days"
          summary={`${days.length} days of learning, ${minutes} minutes in all. A column is a week; the larger the mark, the more minutes.`}
          columns={['Day', 'Minutes']}
          rows={days.map(day => [shownDate(day.date), day.minutes])}
        >
          <HeatMap days={days} first={words[0]?.date ?? today} today={today} />
        </Picture>
      )}
      {words.length > 1 && met > 0 && (
        <Picture
          title="Words over time"
          summary="The words you met, and those you are likely to know."
          columns={['Day', 'Met', 'Known']}
          rows={words.map(each => [shownDate(each.date), each.met, each.known])}
        >
          <Lines
            names={{ solid: 'Known', dashed: 'Met' }}
            points={words.map(each => ({ label: shownShortDate(each.date), solid: each.known, dashed: each.met }))}
          />
        </Picture>
      )}
      {dueSoon > 0 && (
        <Picture
          title="Reviews to come"
          summary={`${dueSoon === 1 ? '1 word comes' : `${dueSoon} words come`} due in the next ${due.length} days, those waiting already today.`}
          columns={['Day', 'Words due']}
          rows={due.map(each => [shownDate(each.date), each.words])}
        >
          <Columns
            columns={due.map(({ date, words }) => {
              const [group = '', label = ''] = shownShortDate(date).split(' ')
              return { key: date, label, group, value: words }
            })}
          />
        </Picture>
      )}
      {skills.length > 1 && (
        <Picture
          title="Minutes by skill"
          summary="What you trained, by the plan's own minutes."
          columns={['Skill', 'Minutes']}
          rows={skills.map(each => [each.task_type, each.minutes])}
        >
          <Rows rows={skills.map(each => ({ label: each.task_type, value: each.minutes }))} />
        </Picture>
      )}
      {calibration.length > 1 && (
        <Picture
          title="How well your memory is predicted"
          summary="Of the words we expected you to know, how many did you know? The closer the two, the better your reviews are timed."
          columns={['Expected', 'Known', 'Answers']}
          rows={calibration.map(bin => [percent(bin.predicted), percent(bin.recalled), bin.answers])}
        >
          <ul className="grid max-w-2xl gap-3">
            {calibration.map(bin => (
              <li key={bin.from}>
                <span className="text-sm text-quiet">
                  expected {percent(bin.predicted)}, known {percent(bin.recalled)}
                </span>
                <div aria-hidden className="relative h-3 bg-line">
                  <div className="h-full bg-sea" style={{ width: percent(bin.recalled) }} />
                  <div
                    className="absolute inset-y-0 w-0.5 bg-ink"
                    style={{ insetInlineStart: percent(bin.predicted) }}
                  />
                </div>
              </li>
            ))}
          </ul>
        </Picture>
      )}
    </>
  )
}
