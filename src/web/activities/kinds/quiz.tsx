import { repeatPlace } from '#domain/activities/activity-run.ts'
import { QuizItem } from '../items/quiz-item.tsx'
import type { ActivityProps } from '../run/activity-props.ts'

export function Quiz({ content, session, code, speech }: ActivityProps) {
  const { run } = session
  const question = content.quiz_questions?.[run.index]
  if (!question) return null
  return (
    <QuizItem
      key={`${run.index} ${repeatPlace(run)?.position}`}
      question={question}
      session={session}
      code={code}
      speech={speech}
    />
  )
}
