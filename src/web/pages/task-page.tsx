import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { ArrowLeft, Check } from 'lucide-react'
import { useCallback, useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import { Link, useParams } from 'react-router'
import { api } from '#contract/api.ts'
import type { DailyTask } from '#contract/daily-tasks.ts'
import type { TaskType } from '#domain/activities.ts'
import type { ActivityRun } from '#domain/activity-run.ts'
import { contentForModes } from '#domain/activity-modes.ts'
import { afterStepToggled, currentStep, mayComplete, stillToDo } from '#domain/task-completion.ts'
import type { TaskContent } from '#domain/task-content.ts'
import { ActivitySection } from '../activities/activity-section.tsx'
import { ModeChoice } from '../activities/mode-choice.tsx'
import { PracticeExercises } from '../activities/practice-exercises.tsx'
import { TaskWork, newTaskWork } from '../activities/task-work.ts'
import { useModes } from '../activities/use-modes.ts'
import { VocabularyList } from '../activities/vocabulary-list.tsx'
import { CallError, call } from '../call-client.ts'
import { paths } from '../paths.ts'
import { useSpeech } from '../speech/use-speech.ts'
import { Badge } from '../ui/badge.tsx'
import type { BadgeColor } from '../ui/badge.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import { ProgressBar } from '../ui/progress-bar.tsx'
import { useSavedWork } from '../use-saved-work.ts'

export function TaskPage() {
  const { taskId = '' } = useParams()
  const { data: task } = useSuspenseQuery({
    queryKey: ['daily-task', taskId],
    queryFn: () =>
      call(api.dailyTask, { params: { id: taskId } }).catch(error => {
        if (error instanceof CallError && error.status === 404) return null
        throw error
      }),
  })
  if (!task) {
    return (
      <section className="mx-auto max-w-prose py-16 text-center">
        <PageHeading title="Task Not Found" className="text-3xl" />
        <p className="mt-3 text-quiet">It may belong to a day that has passed, or to another account.</p>
        <ButtonLink className="mt-6" to={paths.dashboard}>
          Back to Dashboard
        </ButtonLink>
      </section>
    )
  }
  return <Task key={task.id} task={task} />
}

/** The content may arrive as an object or as JSON in a string. */
function contentOf(data: TaskContent | string): TaskContent {
  if (typeof data !== 'string') return data
  try {
    return (JSON.parse(data) ?? {}) as TaskContent
  } catch {
    return {}
  }
}

function Task({ task }: { task: DailyTask }) {
  const { content_data } = task
  const [modes] = useModes()
  const { quiet, noMicrophone, noKeyboard } = modes
  const content = useMemo(
    () => contentForModes(contentOf(content_data), { quiet, noMicrophone, noKeyboard }, task.language_code),
    [content_data, quiet, noMicrophone, noKeyboard, task.language_code],
  )
  const queries = useQueryClient()
  const [work, setWork, forgetWork] = useSavedWork('task', task.id, TaskWork, newTaskWork())
  const [running, setRunning] = useState(false)
  const speech = useSpeech(task.language_code)
  const completion = useMutation({
    mutationFn: () => call(api.completeTask, { params: { id: task.id } }),
    // Refused by the browser's own idea of being offline, a press would only wait in silence.
    networkMode: 'always',
    onSuccess: () => {
      const completed_at = new Date().toISOString()
      queries.setQueryData(['daily-task', task.id], { ...task, is_completed: true, completed_at })
      forgetWork()
      void queries.invalidateQueries({ predicate: query => query.queryKey[0] !== 'daily-task' })
    },
  })

  const steps = content.step_by_step_instructions ?? []
  const ticked = task.is_completed ? steps.map((_, position) => position) : work.ticked
  const progress = {
    ticked,
    answered: Object.keys(work.answers).map(Number),
    activityComplete: work.activityComplete,
  }
  const missing = stillToDo(content, progress)
  const { activity_type } = content
  const vocabulary = content.vocabulary ?? []

  const onRun = useCallback(
    (change: (run: ActivityRun) => ActivityRun) => setWork(before => ({ ...before, run: change(before.run) })),
    [setWork],
  )

  return (
    <article>
      <Header task={task} />
      <div className="mt-8 grid gap-10 lg:grid-cols-[minmax(0,1fr)_19rem]">
        <div className="min-w-0 space-y-10">
          {/* While an activity runs, it has the column to itself: the answers stand in the vocabulary. */}
          {!running && (
            <>
              {content.learning_objective && (
                <Section title="Learning Objective">
                  <p className="mt-2 max-w-prose">{content.learning_objective}</p>
                </Section>
              )}
              {task.lesson_id && (
                <ButtonLink to={paths.lesson(task.lesson_id)} className="w-full sm:w-auto">
                  Open the lesson
                </ButtonLink>
              )}
              {vocabulary.length > 0 && (
                <Section title="Vocabulary">
                  <VocabularyList
                    vocabulary={vocabulary}
                    code={task.language_code}
                    languageName={task.language_name}
                    speech={speech}
                  />
                </Section>
              )}
              {steps.length > 0 && (
                <Section title="Learning Steps">
                  <Steps
                    steps={steps}
                    ticked={ticked}
                    locked={task.is_completed}
                    onToggle={position =>
                      setWork(before => ({ ...before, ticked: afterStepToggled(before.ticked, position) }))
                    }
                  />
                </Section>
              )}
            </>
          )}
          {!running && !task.is_completed && (activity_type || content.interactive_exercises) && <ModeChoice />}
          {activity_type && (
            <ActivitySection
              task={task}
              type={activity_type}
              content={content}
              speech={speech}
              run={work.run}
              complete={work.activityComplete || task.is_completed}
              running={running}
              onRunning={setRunning}
              onRun={onRun}
              onComplete={() => setWork(before => ({ ...before, activityComplete: true }))}
            />
          )}
          {!activity_type && (content.interactive_exercises?.length ?? 0) > 0 && (
            <Section title="Practice Exercises">
              <PracticeExercises
                task={task}
                content={content}
                speech={speech}
                answers={work.answers}
                onAnswer={(position, answer) =>
                  setWork(before => ({ ...before, answers: { ...before.answers, [position]: answer } }))
                }
              />
            </Section>
          )}
        </div>

        <aside aria-label="Progress and background" className="space-y-8">
          <Section title="Progress">
            <p className="mt-2 mb-2">
              Steps completed {ticked.length}/{steps.length}
            </p>
            <ProgressBar label="Steps completed" value={ticked.length} max={steps.length} />
          </Section>
          {!task.is_completed && (
            <Section title="Activity Status">
              <p className={`mt-2 font-semibold ${missing.length === 0 ? 'text-correct' : ''}`}>
                {missing.length === 0 ? 'Complete' : 'In Progress'}
              </p>
            </Section>
          )}
          {task.is_completed ? (
            <Notice kind="success">This task is completed.</Notice>
          ) : mayComplete(task.is_completed, content, progress) ? (
            <div>
              <Button className="w-full" disabled={completion.isPending} onClick={() => completion.mutate()}>
                Complete Task
              </Button>
              {completion.isError && (
                <Notice kind="error" className="mt-3">
                  The task could not be completed. {completion.error.message} Nothing you did is lost: press Complete
                  Task again.
                </Notice>
              )}
            </div>
          ) : (
            <p className="text-quiet">Still to do before you can complete this task: {missing.join(' and ')}.</p>
          )}
          {content.cultural_notes && (
            <Section title="Cultural Notes">
              <p className="mt-2">{content.cultural_notes}</p>
            </Section>
          )}
          {(content.practice_scenarios?.length ?? 0) > 0 && (
            <Section title="Practice Scenarios">
              <ul className="mt-2 list-disc space-y-1 ps-5">
                {content.practice_scenarios?.map(scenario => (
                  <li key={scenario}>{scenario}</li>
                ))}
              </ul>
            </Section>
          )}
        </aside>
      </div>
    </article>
  )
}

const badgeColors: Partial<Record<TaskType, BadgeColor>> = {
  vocabulary: 'blue',
  grammar: 'green',
  speaking: 'red',
  listening: 'orange',
}

function Header({ task }: { task: DailyTask }) {
  return (
    <header className="border-b border-line pb-6">
      <Link
        to={paths.dashboard}
        aria-label="Back to Dashboard"
        className="-ms-3 inline-flex size-11 items-center justify-center rounded-full hover:bg-sheet"
      >
        <ArrowLeft aria-hidden />
      </Link>
      <p className="mt-1 flex flex-wrap items-center gap-3">
        <span aria-hidden className="text-2xl">
          {task.flag_emoji}
        </span>
        <Badge color={badgeColors[task.task_type] ?? 'purple'}>{task.task_type}</Badge>
        {task.is_completed && (
          <span className="inline-flex items-center gap-1 font-semibold text-correct">
            <Check aria-hidden size={18} strokeWidth={3} />
            Completed
          </span>
        )}
      </p>
      <PageHeading title={task.title} className="mt-3 text-3xl sm:text-4xl" />
      <p className="mt-2 max-w-prose text-lg">{task.description}</p>
      <p className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-quiet">
        <span>
          {task.estimated_minutes} {task.estimated_minutes === 1 ? 'minute' : 'minutes'}
        </span>
        <span>{task.priority_level} priority</span>
        <span>{task.language_name}</span>
      </p>
      {task.reason && <p className="mt-2 max-w-prose text-sm text-quiet">{task.reason}</p>}
    </header>
  )
}

function Steps({
  steps,
  ticked,
  locked,
  onToggle,
}: {
  steps: readonly string[]
  ticked: readonly number[]
  /** The task is completed: its steps stay as they are. */
  locked: boolean
  onToggle(position: number): void
}) {
  const current = currentStep(steps, ticked)
  return (
    <ol className="mt-3 space-y-1">
      {steps.map((step, position) => {
        const done = ticked.includes(position)
        return (
          <li key={position} aria-current={position === current ? 'step' : undefined}>
            <button
              type="button"
              role="checkbox"
              aria-checked={done}
              aria-disabled={locked}
              onClick={() => !locked && onToggle(position)}
              className={`flex min-h-11 w-full items-start gap-3 rounded-md border-s-4 px-3 py-2 text-start ${
                position === current ? 'border-sea bg-sheet' : 'border-transparent hover:bg-sheet'
              }`}
            >
              <span
                aria-hidden
                className={`mt-0.5 flex size-6 shrink-0 items-center justify-center rounded-full border-2 text-sm ${
                  done ? 'border-sea bg-sea text-on-sea' : 'border-quiet text-quiet'
                }`}
              >
                {done ? <Check size={16} strokeWidth={3} /> : position + 1}
              </span>
              <span className={done ? 'text-quiet line-through' : ''}>{step}</span>
            </button>
          </li>
        )
      })}
    </ol>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="text-xl">{title}</h2>
      {children}
    </section>
  )
}
