import { useSuspenseQueries, useSuspenseQuery } from '@tanstack/react-query'
import { paths } from '../paths.ts'
import { Bars, Lines } from '../progress/charts.tsx'
import { HeatMap } from '../progress/heat-map.tsx'
import { MeasuredGain } from '../progress/measured-gain.tsx'
import { LanguageShares } from '../progress/language-shares.tsx'
import { Picture } from '../progress/picture.tsx'
import { TimeOff } from '../progress/time-off.tsx'
import { enrolmentsQuery, learnerProgressQuery, programQuery } from '../queries.ts'
import { shownDate } from '../shown-date.ts'
import { ButtonLink } from '../ui/button.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import { ProgressBar } from '../ui/progress-bar.tsx'
import type { Enrolment } from '#contract/enrolments.ts'
import { PROGRAM_DAYS } from '#domain/program.ts'

const percent = (share: number) => `${Math.round(100 * share)}%`
const dayAndMonth = (date: string) => `${Number(date.slice(8))}.${Number(date.slice(5, 7))}.`

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
        <LanguageProgress key={enrolment.id} enrolment={enrolment} />
      ))}
      {program.subscription && enrolments.length > 1 && <LanguageShares enrolments={enrolments} />}
      {program.subscription && <TimeOff />}
    </div>
  )
}

function LanguageProgress({ enrolment }: { enrolment: Enrolment }) {
  const { data } = useSuspenseQuery(learnerProgressQuery(enrolment.language_id))
  const { days, words, due, skills, forecast, calibration, today } = data
  const now = words.at(-1)
  const minutes = days.reduce((sum, day) => sum + day.minutes, 0)
  const dueSoon = due.reduce((sum, day) => sum + day.words, 0)
  return (
    <div className="mt-8">
      <p className="font-display text-2xl">
        <span aria-hidden>{enrolment.flag_emoji}</span> {enrolment.language_name}
      </p>
      <p className="mt-3 mb-1 text-quiet">
        {data.lessons_completed} of {data.lessons_total} lessons done
      </p>
      <ProgressBar
        label={`${enrolment.language_name} lessons done`}
        value={data.lessons_completed}
        max={data.lessons_total}
      />
      <p className="mt-4 mb-6 text-lg">
        You know about <strong>{now?.known ?? 0}</strong> of the {now?.met ?? 0} words you met.
        {forecast && (
          <>
            {' '}
            At your pace it will be about <strong>{forecast.words}</strong> words on day {PROGRAM_DAYS} (between{' '}
            {forecast.low} and {forecast.high}).
          </>
        )}
      </p>
      <MeasuredGain languageId={enrolment.language_id} />
      <Picture
        title="Days"
        summary={
          days.length === 0
            ? 'No task is done yet. Each day you do one becomes a mark here.'
            : `${days.length === 1 ? '1 day' : `${days.length} days`} with tasks done, ${minutes} minutes in all. A column is a week; the larger the mark, the more minutes.`
        }
        columns={['Day', 'Minutes']}
        rows={days.map(day => [shownDate(day.date), day.minutes])}
      >
        <HeatMap days={days} first={words[0]?.date ?? today} today={today} />
      </Picture>
      <Picture
        title="Words over time"
        summary="The dashed line counts the words you met, the solid one those you are likely to know."
        columns={['Day', 'Met', 'Known']}
        rows={words.map(each => [shownDate(each.date), each.met, each.known])}
      >
        <Lines points={words.map(each => ({ label: each.date, solid: each.known, dashed: each.met }))} />
      </Picture>
      <Picture
        title="Reviews to come"
        summary={`${dueSoon === 1 ? '1 word comes' : `${dueSoon} words come`} due in the next ${due.length} days, those waiting already today.`}
        columns={['Day', 'Words due']}
        rows={due.map(each => [shownDate(each.date), each.words])}
      >
        <Bars bars={due.map(each => ({ label: dayAndMonth(each.date), value: each.words }))} />
      </Picture>
      <Picture
        title="Minutes by skill"
        summary={skills.length === 0 ? 'No task is done yet.' : 'What your completed tasks trained.'}
        columns={['Skill', 'Minutes']}
        rows={skills.map(each => [each.task_type, each.minutes])}
      >
        <Bars bars={skills.map(each => ({ label: each.task_type, value: each.minutes }))} />
      </Picture>
      <Picture
        title="How well your memory is predicted"
        summary={
          calibration.length === 0
            ? 'This needs answers on a second day.'
            : 'Of the words we expected you to know, how many did you know? The closer the two, the better your reviews are timed.'
        }
        columns={['Expected', 'Known', 'Answers']}
        rows={calibration.map(bin => [percent(bin.predicted), percent(bin.recalled), bin.answers])}
      >
        <ul className="grid max-w-2xl gap-3">
          {calibration.map(bin => (
            <li key={bin.from}>
              <span className="text-sm text-quiet">
                expected {percent(bin.predicted)}, known {percent(bin.recalled)}
              </span>
              <svg aria-hidden viewBox="0 0 100 6" preserveAspectRatio="none" className="h-4 w-full">
                <rect width={100} height={6} className="fill-line" />
                <rect width={100 * bin.recalled} height={6} className="fill-sea" />
                <rect x={100 * bin.predicted - 0.3} width={0.6} height={6} className="fill-ink" />
              </svg>
            </li>
          ))}
        </ul>
      </Picture>
    </div>
  )
}
