import type { QuizQuestion } from '#domain/task-content.ts'
import { Feedback } from './feedback.tsx'
import { MultipleChoice } from './multiple-choice.tsx'
import { NextButton } from './next-button.tsx'
import { PromptText } from './prompt-text.tsx'
import { QuestionReading } from './question-reading.tsx'
import type { ActivitySession } from './use-activity.ts'
import { useFocus } from './use-focus.ts'

/** A question with options; the explanation stays until the learner goes on. */
export function QuizItem({
  question,
  session,
  code,
}: {
  question: QuizQuestion
  session: ActivitySession
  code: string
}) {
  const heading = useFocus<HTMLHeadingElement>()
  const optionsCode = question.options_language ?? code
  const { current } = session
  return (
    <div>
      <h3
        ref={heading}
        tabIndex={-1}
        className="mb-6 text-center font-sans text-2xl leading-snug font-medium outline-none sm:text-3xl"
      >
        <PromptText text={question.question} code={code} />
        <QuestionReading reading={question.question_reading} />
      </h3>
      <MultipleChoice
        label={question.question}
        options={question.options}
        code={optionsCode}
        expected={{ correct_answer: question.correct_answer }}
        answered={current}
        onAnswer={given =>
          session.answer({ ...given, prompt: question.question, lang: optionsCode, item: question.item })
        }
      />
      <Feedback answered={current} code={optionsCode} explanation={question.explanation} learned={code} />
      {current && (
        <NextButton onClick={session.next} label={session.run.index + 1 < session.rules.total ? 'Next' : 'Finish'} />
      )}
    </div>
  )
}
