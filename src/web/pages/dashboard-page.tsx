import { usePrefetchQuery, useQueryClient, useSuspenseQueries } from '@tanstack/react-query'
import { Suspense } from 'react'
import { ModeChoice } from '../activities/mode-choice.tsx'
import { useAuth } from '../auth.tsx'
import { EndedProgram } from '../dashboard/ended-program.tsx'
import { ProgramStatus } from '../dashboard/program-status.tsx'
import { QuickActions } from '../dashboard/quick-actions.tsx'
import { TodaysTasks } from '../dashboard/todays-tasks.tsx'
import { YourLanguages } from '../dashboard/your-languages.tsx'
import { paths } from '../paths.ts'
import { dailyTasksQuery, enrolmentsQuery, programQuery, streakQuery } from '../queries.ts'
import { serverNow } from '../server-now.ts'
import { ButtonLink } from '../ui/button.tsx'
import { ErrorBoundary } from '../ui/error-boundary.tsx'
import { LoadingView } from '../ui/loading-view.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import { ProgramArc } from '../ui/program-arc.tsx'
import { useLocalMidnight } from '../use-local-midnight.ts'
import { PRICE_LABEL, PROGRAM_DAYS } from '#domain/program.ts'

export function DashboardPage() {
  const { user } = useAuth()
  const queries = useQueryClient()
  usePrefetchQuery(dailyTasksQuery)
  const [{ data: program }, { data: enrolments }, { data: streak }] = useSuspenseQueries({
    queries: [programQuery, enrolmentsQuery, streakQuery],
  })
  useLocalMidnight(
    () => serverNow(queries),
    () => void queries.invalidateQueries(),
  )
  const name = user?.given_name?.trim() || 'Learner'
  const { subscription, ended_at } = program

  if (!subscription && !ended_at) return <Welcome name={name} />
  if (subscription && enrolments.length === 0) return <ChooseLanguage name={name} />
  return (
    <>
      {subscription ? (
        <>
          <PageHeading title="Dashboard">Hello, {name}</PageHeading>
          <div className="mt-5">
            <ProgramStatus subscription={subscription} enrolments={enrolments} streak={streak.label} />
          </div>
        </>
      ) : (
        <EndedProgram name={name} endedAt={ended_at!} enrolments={enrolments} />
      )}
      <div className="mt-10 grid gap-12 min-[1000px]:grid-cols-[minmax(0,1fr)_20rem]">
        {subscription && (
          <section aria-labelledby="todays-tasks">
            <h2 id="todays-tasks" className="text-2xl">
              Today's Tasks
            </h2>
            <ErrorBoundary>
              <Suspense fallback={<LoadingView />}>
                <TodaysTasks enrolments={enrolments} />
              </Suspense>
            </ErrorBoundary>
          </section>
        )}
        <div className={`grid content-start gap-10 ${subscription ? '' : 'max-w-md'}`}>
          {enrolments.length > 0 && <YourLanguages enrolments={enrolments} />}
          <QuickActions isSubscribed={subscription !== null} />
          {enrolments.length > 0 && <ModeChoice />}
        </div>
      </div>
    </>
  )
}

function Welcome({ name }: { name: string }) {
  return (
    <section className="grid items-center gap-8 py-10 md:grid-cols-[1fr_auto]">
      <div className="max-w-prose">
        <PageHeading title="Welcome" className="text-4xl" />
        <p className="mt-4 text-lg text-quiet">
          Good to see you, {name}. {PROGRAM_DAYS} days, one plan a day, every language we teach. Pay once, and your
          program begins with a short assessment.
        </p>
        <ButtonLink className="mt-6" to={paths.subscription()}>
          Get Started - {PRICE_LABEL}
        </ButtonLink>
      </div>
      <ProgramArc day={0} size={220} label={`Day 0 of ${PROGRAM_DAYS}`} />
    </section>
  )
}

function ChooseLanguage({ name }: { name: string }) {
  return (
    <section className="max-w-prose py-10">
      <PageHeading title="Choose Your Language" className="text-4xl" />
      <p className="mt-4 text-lg text-quiet">
        Your program has begun, {name}. Which language is it to be? You can add others at any time.
      </p>
      <ButtonLink className="mt-6" to={paths.languages}>
        Choose Your Language
      </ButtonLink>
    </section>
  )
}
