import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { Navigate, useNavigate } from 'react-router'
import type { DailyTask } from '#contract/program/daily-tasks.ts'
import { paths } from '#web/app/paths.ts'
import { dailyTasksQuery, daySummaryQuery, programQuery, programWeeksQuery } from '#web/app/queries.ts'
import { serverNow } from '#web/app/server-now.ts'
import { useLocalMidnight } from '#web/app/use-local-midnight.ts'
import { useFullScreen } from '#web/parts/use-full-screen.ts'
import { BetweenTasks } from '#web/session/between-tasks.tsx'
import type { Finished } from '#web/session/between-tasks.tsx'
import { DayDone } from '#web/session/day-done.tsx'
import { DoneElsewhere } from '#web/session/done-elsewhere.tsx'
import { LeftOver } from '#web/session/left-over.tsx'
import { EmptySession } from '#web/session/empty-session.tsx'
import { RunTask } from '#web/session/run-task.tsx'
import { WeekDone } from '#web/session/week-done.tsx'
import { useTaskCompletion } from '#web/tasks/use-task-completion.ts'
import { LoadingView } from '#web/ui/loading-view.tsx'
import { useComingBack } from '#web/ui/use-listener.ts'

/** The day as one session. What is done is known to the server, so it goes on anywhere; a begun activity goes on in its browser. */
export function SessionPage() {
  useFullScreen()
  const queries = useQueryClient()
  // After a lesson the list is out of date: its next task is not known before it came anew.
  const [isSettled, setSettled] = useState(() => !queries.getQueryState(dailyTasksQuery.queryKey)?.isInvalidated)
  const { data: tasks, refetch } = useSuspenseQuery(dailyTasksQuery)
  useEffect(() => {
    if (!isSettled) void refetch().finally(() => setSettled(true))
  }, [isSettled, refetch])
  return isSettled ? <Session tasks={tasks} /> : <LoadingView />
}

function Session({ tasks }: { tasks: DailyTask[] }) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { data: program } = useSuspenseQuery(programQuery)
  const { complete, unsaved, saving } = useTaskCompletion()
  /** Done in this session; not all of it may be saved yet. */
  const [doneHere, setDoneHere] = useState<ReadonlySet<string>>(new Set())
  /** Put off in this session, to be asked for at its end. */
  const [later, setLater] = useState<ReadonlySet<string>>(new Set())
  const nextOf = (done: ReadonlySet<string>, putOff = later) =>
    tasks.find(task => !task.is_completed && !done.has(task.id) && !putOff.has(task.id))
  const [current, setCurrent] = useState(() => nextOf(doneHere))
  const [finished, setFinished] = useState<Finished>()
  // A task begun before midnight is done in peace; the list is the new day's.
  useLocalMidnight(
    () => serverNow(queries),
    () => void queries.invalidateQueries(),
  )

  // Whoever comes back may have learned on another device meanwhile.
  useComingBack(() => void queries.invalidateQueries({ queryKey: dailyTasksQuery.queryKey }))

  const next = nextOf(doneHere)
  const total = tasks.length
  const count = { done: tasks.filter(task => task.is_completed || doneHere.has(task.id)).length, total }
  const goOn = () => {
    setFinished(undefined)
    setCurrent(nextOf(doneHere))
    window.scrollTo(0, 0)
  }

  if (finished) {
    const { task } = finished
    return (
      <BetweenTasks
        key={task.id}
        finished={finished}
        next={next}
        count={count}
        isSaving={saving.has(task.id)}
        unsaved={unsaved.get(task.id)}
        isPastMidnight={total > 0 && tasks[0]!.local_date !== task.local_date}
        onComplete={() => void complete(task.id).then(saved => saved && finished.forget())}
        onGoOn={goOn}
      />
    )
  }
  if (current?.lesson_id) return <Navigate to={paths.lesson(current.lesson_id)} replace />
  if (current && tasks.find(task => task.id === current.id)?.is_completed) {
    return <DoneElsewhere task={current} hasNext={next !== undefined} count={count} onGoOn={goOn} />
  }
  if (current) {
    return (
      <RunTask
        key={current.id}
        task={current}
        count={count}
        onFinished={ended => {
          setDoneHere(before => new Set(before).add(current.id))
          setFinished(ended)
          void complete(current.id).then(saved => saved && ended.forget())
        }}
        onExit={() => void navigate(paths.dashboard)}
        onLater={() => {
          const putOff = new Set(later).add(current.id)
          setLater(putOff)
          setCurrent(nextOf(doneHere, putOff))
          window.scrollTo(0, 0)
        }}
      />
    )
  }
  const left = tasks.filter(task => !task.is_completed && !doneHere.has(task.id))
  if (left.length > 0) {
    return (
      <LeftOver
        tasks={left}
        count={count}
        onTry={() => {
          setLater(new Set())
          setCurrent(left[0])
        }}
      />
    )
  }
  if (total === 0) return <EmptySession endedAt={program.subscription ? null : program.ended_at} />
  return <EndOfDay count={count} unsaved={tasks.filter(task => unsaved.has(task.id)).length} />
}

/** The week's statement, where a week ended today and was not checked yet, then what the day held. */
function EndOfDay({ count, unsaved }: { count: { done: number; total: number }; unsaved: number }) {
  const { data: day } = useSuspenseQuery(daySummaryQuery)
  const [passed, setPassed] = useState<readonly number[]>([])
  const language = day.languages.find(each => each.week_done && !passed.includes(each.language_id))
  const pass = () => setPassed(before => [...before, language!.language_id])
  if (language) return <UncheckedWeek key={language.language_id} language={language} count={count} onGoOn={pass} />
  return <DayDone unsaved={unsaved} />
}

function UncheckedWeek({
  language,
  count,
  onGoOn,
}: Pick<Parameters<typeof WeekDone>[0], 'language' | 'count' | 'onGoOn'>) {
  const { data: weeks } = useSuspenseQuery(programWeeksQuery(language.language_id))
  const week = language.week_done!
  const [isChecked] = useState(() => weeks.find(each => each.week === week.week)?.answer !== null)
  const pass = useEffectEvent(onGoOn)
  useEffect(() => {
    if (isChecked) pass()
  }, [isChecked])
  return isChecked ? <LoadingView /> : <WeekDone language={language} week={week} count={count} onGoOn={onGoOn} />
}
