import { useSuspenseQuery } from '@tanstack/react-query'
import { Suspense, lazy, useState, useTransition } from 'react'
import type { ReactNode } from 'react'
import { useParams } from 'react-router'
import type { DailyTask } from '#contract/program/daily-tasks.ts'
import { newRun } from '#domain/activities/activity-run.ts'
import { afterStepToggled } from '#domain/activities/task-completion.ts'
import { VocabularyList } from '#web/activities/items/lesson/vocabulary-list.tsx'
import { ActivitySection } from '#web/activities/run/activity-section.tsx'
import { paths } from '#web/app/paths.ts'
import { dailyTaskQuery } from '#web/app/queries.ts'
import { useFullScreen } from '#web/parts/use-full-screen.ts'
import { useSpeech } from '#web/speech/use-speech.ts'
import { LearningSteps } from '#web/tasks/learning-steps.tsx'
import { TaskActions } from '#web/tasks/task-actions.tsx'
import { TaskHeader } from '#web/tasks/task-header.tsx'
import { useTaskCompletion } from '#web/tasks/use-task-completion.ts'
import { useCompletesItself, useTaskRun } from '#web/tasks/use-task-run.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Spinner } from '#web/ui/loading-view.tsx'
import { Fold } from '#web/ui/fold.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'

const PracticeExercises = lazy(async () => ({
  default: (await import('#web/activities/items/lesson/practice-exercises.tsx')).PracticeExercises,
}))

export function TaskPage() {
  const { taskId = '' } = useParams()
  const { data: task } = useSuspenseQuery(dailyTaskQuery(taskId))
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

function Task({ task }: { task: DailyTask }) {
  const run = useTaskRun(task)
  const { content, work, setWork, steps, ticked, missing } = run
  const speech = useSpeech(task.language_code)
  const { complete, unsaved, saving } = useTaskCompletion()
  const [running, setRunning] = useState(false)
  // What is on the screen stays until the activity is there: no spinner flashes by.
  const [isStarting, startTransition] = useTransition()
  useFullScreen(running)

  const finish = () => void complete(task.id).then(saved => saved && run.forgetWork())
  useCompletesItself(run.mayComplete && !unsaved.has(task.id), finish)
  const start = () => {
    if (work.run.ended) run.onRun(newRun)
    startTransition(() => setRunning(true))
  }
  const vocabulary = content.vocabulary ?? []
  const activity = content.activity_type && (
    <ActivitySection
      task={task}
      type={content.activity_type}
      content={content}
      speech={speech}
      run={work.run}
      complete={work.activityComplete || task.is_completed}
      running={running}
      onRunning={setRunning}
      onAgain={start}
      onRun={run.onRun}
      onComplete={run.onActivityComplete}
    />
  )
  // While an activity runs, it has the screen to itself: the answers stand in the vocabulary.
  if (running) return activity
  return (
    <article>
      <TaskHeader task={task} />
      <div className="mt-5 grid gap-8 pb-8 lg:grid-cols-[minmax(0,1fr)_19rem] lg:gap-10">
        <div className="min-w-0 space-y-6">
          {content.learning_objective && (
            <Section title="Learning Objective">
              <p className="mt-2 max-w-prose">{content.learning_objective}</p>
            </Section>
          )}
          {content.conversation && (
            <ButtonLink
              to={paths.conversation({ language: task.language_name, topic: content.conversation.topic })}
              className="w-full sm:w-auto"
            >
              Talk with the tutor
            </ButtonLink>
          )}
          {vocabulary.length > 0 && (
            <Fold
              title="Vocabulary"
              note={counted(vocabulary.length, 'word')}
              open={!content.activity_type && !task.lesson_id}
            >
              <VocabularyList
                vocabulary={vocabulary}
                code={task.language_code}
                languageName={task.language_name}
                speech={speech}
              />
            </Fold>
          )}
          {steps.length > 0 && (
            <Fold
              title="Learning Steps"
              note={counted(steps.length, 'step')}
              open={!content.activity_type && !task.lesson_id}
            >
              <LearningSteps
                steps={steps}
                ticked={ticked}
                locked={task.is_completed}
                onToggle={position =>
                  setWork(before => ({ ...before, ticked: afterStepToggled(before.ticked, position) }))
                }
              />
            </Fold>
          )}
          {activity}
          {!content.activity_type && (content.interactive_exercises?.length ?? 0) > 0 && (
            <Section title="Practice Exercises">
              <Suspense fallback={<Spinner />}>
                <PracticeExercises
                  task={task}
                  content={content}
                  speech={speech}
                  answers={work.answers}
                  onAnswer={(position, answer) =>
                    setWork(before => ({ ...before, answers: { ...before.answers, [position]: answer } }))
                  }
                />
              </Suspense>
            </Section>
          )}
        </div>

        <aside aria-label="Progress and background" className="space-y-6">
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
      <TaskActions
        task={task}
        run={run}
        isStarting={isStarting}
        onStart={start}
        isSaving={saving.has(task.id)}
        unsaved={unsaved.get(task.id)}
        onComplete={finish}
      />
    </article>
  )
}

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="text-xl">{title}</h2>
      {children}
    </section>
  )
}
