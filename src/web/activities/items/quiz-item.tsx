import { promptParts, withoutReading } from '#domain/activities/prompt-parts.ts'
import type { QuizQuestion } from '#domain/activities/task-content.ts'
import { SpeakButton } from '../../speech/speak-button.tsx'
import { useHeardAtOnce } from '../../speech/use-speech.ts'
import type { Speech } from '../../speech/use-speech.ts'
import type { ActivitySession } from '../run/use-activity.ts'
import { useFocus } from '../../ui/use-focus.ts'
import { Feedback } from './feedback.tsx'
import { MultipleChoice } from './multiple-choice.tsx'
import { NextButton } from './next-button.tsx'
import { Question } from './question.tsx'

/** A question with options; the explanation stays until the learner goes on. */
export function QuizItem({
  question,
  session,
  code,
  speech,
}: {
  question: QuizQuestion
  session: ActivitySession
  code: string
  speech: Speech
}) {
  const optionsCode = question.options_language ?? code
  const { current } = session
  // What was answered before a reload has its button to go on, which takes the focus.
  const heading = useFocus<HTMLHeadingElement>(!current)
  const { before, after } = heardTexts(question, optionsCode, code)
  useHeardAtOnce(speech, current ? after : before)
  return (
    <>
      <div className="my-auto pb-5 text-center">
        <Question text={question.question} reading={question.question_reading} code={code} heading={heading} />
        {before && (
          <div className="mt-2">
            <SpeakButton speech={speech} text={before} name={`Listen to ${before}`} main />
          </div>
        )}
      </div>
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
      <Feedback
        answered={current}
        code={optionsCode}
        explanation={question.explanation}
        learned={code}
        beside={after && <SpeakButton speech={speech} text={after} name="Hear it" main />}
      />
      {current && <NextButton onClick={session.next} label={session.isLast ? 'Finish' : 'Next'} />}
    </>
  )
}

/** What is heard before the answer, where it gives nothing away, and after it. */
function heardTexts({ question, correct_answer }: QuizQuestion, optionsCode: string, code: string) {
  const part = promptParts(question, code).find(each => each.lang === code)?.text
  const asked = part === undefined ? undefined : withoutReading(part).text
  const isWhole = asked !== undefined && !asked.includes('__')
  // How a letter is read is what is asked.
  const before = isWhole && question.startsWith('What does') ? asked : undefined
  const filled = asked?.replace(/_{2,}/u, correct_answer)
  return { before, after: optionsCode === code ? (filled ?? correct_answer) : isWhole ? asked : undefined }
}
