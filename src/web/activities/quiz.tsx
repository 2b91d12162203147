import type { ActivityProps } from './activity-props.ts'
import { QuizItem } from './quiz-item.tsx'

export function Quiz({ content, session, code }: ActivityProps) {
  const question = content.quiz_questions?.[session.run.index]
  return question ? <QuizItem key={session.run.index} question={question} session={session} code={code} /> : null
}
