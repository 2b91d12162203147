import { usePrefetchQuery, useQueryClient, useSuspenseQueries } from '@tanstack/react-query'
import { Suspense, lazy } from 'react'
import { useAuth } from '#web/app/auth.tsx'
import { ProgramNumbers } from '#web/dashboard/program-numbers.tsx'
import { TodaysTasks } from '#web/dashboard/todays-tasks.tsx'
import { dailyTasksQuery, enrolmentsQuery, programQuery, streakQuery } from '#web/app/queries.ts'
import { serverNow } from '#web/app/server-now.ts'
import { ErrorBoundary } from '#web/ui/error-boundary.tsx'
import { LoadingView, Spinner } from '#web/ui/loading-view.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { useLocalMidnight } from '#web/app/use-local-midnight.ts'

const Welcome = lazy(async () => ({ default: (await import('#web/dashboard/welcome.tsx')).Welcome }))
const ChooseLanguage = lazy(async () => ({ default: (await import('#web/dashboard/welcome.tsx')).ChooseLanguage }))
const CourseSide = lazy(async () => ({ default: (await import('#web/dashboard/course-side.tsx')).CourseSide }))
const StoppedProgram = lazy(async () => ({
  default: (await import('#web/dashboard/stopped-program.tsx')).StoppedProgram,
}))
const EndedProgram = lazy(async () => ({ default: (await import('#web/dashboard/ended-program.tsx')).EndedProgram }))

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

  if (!subscription && !ended_at) return <Welcome name={name} program={program} />
  if (subscription && enrolments.length === 0) return <ChooseLanguage name={name} />
  return (
    <>
      {subscription ? (
        <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1">
          <PageHeading title="Dashboard" className="text-2xl sm:text-4xl">
            Hello, {name}
          </PageHeading>
          <ProgramNumbers subscription={subscription} enrolments={enrolments} streak={streak.label} />
        </div>
      ) : (
        <Suspense fallback={<LoadingView />}>
          {program.ended_because ? (
            <StoppedProgram program={program} />
          ) : (
            <EndedProgram name={name} endedAt={ended_at!} enrolments={enrolments} daysLearned={program.days_learned} />
          )}
        </Suspense>
      )}
      <div className="mt-4 grid gap-10 min-[1000px]:mt-8 min-[1000px]:grid-cols-[minmax(0,1fr)_20rem] min-[1000px]:gap-12">
        {subscription && (
          <div className="min-w-0">
            <ErrorBoundary>
              <Suspense fallback={<LoadingView />}>
                <TodaysTasks
                  enrolments={enrolments}
                  program={{ daysLearned: program.days_learned, programDay: subscription.program_day }}
                />
              </Suspense>
            </ErrorBoundary>
          </div>
        )}
        <div className={`grid content-start gap-10 ${subscription ? '' : 'max-w-md'}`}>
          <Suspense fallback={<Spinner />}>
            <CourseSide subscription={subscription} daysLearned={program.days_learned} enrolments={enrolments} />
          </Suspense>
        </div>
      </div>
    </>
  )
}
