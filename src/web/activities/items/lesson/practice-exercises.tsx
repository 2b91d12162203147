import { useState } from 'react'
import type { DailyTask } from '#contract/program/daily-tasks.ts'
import { wordsOfTask } from '#domain/activities/activity-items.ts'
import type { TaskContent } from '#domain/activities/task-content.ts'
import type { Speech } from '#web/speech/use-speech.ts'
import { ExerciseItem } from '../exercise-item.tsx'
import type { TaskWork } from '#web/activities/run/task-work.ts'
import { useReviews } from '#web/activities/run/use-reviews.ts'
import { useStopwatch } from '#web/activities/run/use-stopwatch.ts'

/** The exercises of a task that has no activity, all in sight. Each locks when it is answered. */
export function PracticeExercises({
  task,
  content,
  speech,
  answers,
  onAnswer,
}: {
  task: DailyTask
  content: TaskContent
  speech: Speech
  answers: TaskWork['answers']
  onAnswer(position: number, answer: TaskWork['answers'][string]): void
}) {
  const report = useReviews(task.language_id)
  const thinking = useStopwatch(Object.keys(answers).length)
  const otherWords = wordsOfTask(content)
  // By position, as the answers: what is being written.
  const [drafts, setDrafts] = useState<Record<number, string>>({})
  return (
    <ol className="mt-4 space-y-8">
      {content.interactive_exercises?.map((exercise, position) => (
        <li key={position} className="border-t border-line pt-5">
          <ExerciseItem
            exercise={exercise}
            code={task.language_code}
            speech={speech}
            otherWords={otherWords}
            answered={answers[position]}
            draft={drafts[position] ?? ''}
            onDraft={text => setDrafts(before => ({ ...before, [position]: text }))}
            onAnswer={({ given, expected, verdict }) => {
              onAnswer(position, { given, expected, verdict })
              if (!exercise.item) return
              report({ item: exercise.item, activity: 'grammar_worksheet', verdict, milliseconds: thinking() })
            }}
          />
        </li>
      ))}
    </ol>
  )
}
