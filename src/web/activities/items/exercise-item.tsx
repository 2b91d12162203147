import type { ReactNode } from 'react'
import type { Verdict } from '#domain/answers/verdict.ts'
import type { InteractiveExercise } from '#domain/activities/task-content.ts'
import { speechRates } from '#domain/speech/voice-choice.ts'
import { SpeakButton } from '../../speech/speak-button.tsx'
import { useHeardAtOnce } from '../../speech/use-speech.ts'
import type { Speech } from '../../speech/use-speech.ts'
import { useFocus } from '../../ui/use-focus.ts'
import { Feedback } from './feedback.tsx'
import { Learned } from './lesson/learned.tsx'
import { MultipleChoice } from './multiple-choice.tsx'
import { Question } from './question.tsx'
import { TypedAnswer } from './typed-answer.tsx'
import type { GivenAnswer } from './typed-answer.tsx'
import { WordOrder } from './word-order.tsx'
import { Reading, useReadings } from '../../parts/reading.tsx'

/** One exercise of any type: chosen, filled in, translated, put in order or written from hearing. */
export function ExerciseItem({
  exercise,
  code,
  speech,
  otherWords,
  answered,
  draft,
  onDraft,
  onAnswer,
  focus = false,
  heading = 'h3',
  children,
}: {
  exercise: InteractiveExercise
  /** The language learned. */
  code: string
  speech: Speech
  otherWords: readonly string[]
  answered: (GivenAnswer & { verdict: Verdict }) | undefined
  draft: string
  onDraft(text: string): void
  onAnswer(answer: GivenAnswer): void
  /** Takes the focus as soon as it is shown. */
  focus?: boolean
  heading?: 'h3' | 'h4'
  children?: ReactNode
}) {
  const answerCode = exercise.answer_language ?? code
  const isTyped = exercise.type !== 'multiple_choice' && exercise.type !== 'word_order'
  const question = useFocus<HTMLHeadingElement>(focus && !isTyped && !answered)
  const { audio_text } = exercise
  const right = heardAfterwards(exercise, answerCode, code)
  const solution = audio_text ?? right ?? ''
  const reading = useReadings(code)(solution, exercise.reading)
  useHeardAtOnce(speech, focus && answered && !audio_text ? right : undefined)

  return (
    <>
      <div className={focus ? 'my-auto pb-5 text-center' : 'pb-4'}>
        <Question
          text={exercise.question}
          reading={exercise.question_reading}
          code={code}
          whole={questionLanguage(exercise, code)}
          as={heading}
          heading={question}
        />
        {audio_text && speech.audible && (
          <div className="mt-4 flex items-center justify-center gap-4">
            <SpeakButton speech={speech} text={audio_text} name="Listen" large main />
            <SpeakButton speech={speech} text={audio_text} name="Listen slowly" rate={speechRates.slow} />
          </div>
        )}
        {speech.error && <p className="mt-2 text-wrong">{speech.error}</p>}
        {exercise.translation && !audio_text && !exercise.question.includes(exercise.translation) && (
          <p className="mt-1 text-quiet">{exercise.translation}</p>
        )}
      </div>
      {exercise.type === 'multiple_choice' ? (
        <MultipleChoice
          label={exercise.question}
          options={exercise.options ?? []}
          code={answerCode}
          expected={exercise}
          answered={answered}
          onAnswer={onAnswer}
        />
      ) : exercise.type === 'word_order' ? (
        <WordOrder
          pieces={exercise.options ?? []}
          code={answerCode}
          expected={exercise}
          answered={answered}
          onAnswer={onAnswer}
        />
      ) : (
        <TypedAnswer
          label={exercise.type === 'dictation' ? 'What you hear' : 'Your answer'}
          code={answerCode}
          expected={exercise}
          otherWords={otherWords}
          answered={answered}
          draft={draft}
          onDraft={onDraft}
          onAnswer={onAnswer}
          focus={focus}
        />
      )}
      <Feedback
        answered={answered}
        code={answerCode}
        explanation={exercise.explanation === exercise.translation ? undefined : exercise.explanation}
        learned={code}
        question={isTyped ? exercise.question : undefined}
        showExpected={audio_text === undefined || exercise.type === 'multiple_choice'}
        beside={
          right &&
          !(audio_text && speech.audible) && <SpeakButton speech={speech} text={right} name="Hear the answer" main />
        }
      >
        {audio_text && exercise.type !== 'multiple_choice' && (
          <p className="mt-1">
            <Learned lang={code} className="text-lg font-semibold">
              {audio_text}
            </Learned>
          </p>
        )}
        {(reading || (audio_text && exercise.translation)) && (
          <p className="mt-1 text-quiet">
            <Reading code={code} of={solution} text={exercise.reading} className="me-3" />
            {audio_text && exercise.translation && <span>{exercise.translation}</span>}
          </p>
        )}
      </Feedback>
      {children}
    </>
  )
}

/** What is to be put into English is in the language learned. */
function questionLanguage(exercise: InteractiveExercise, code: string): string {
  return exercise.type === 'translation' && exercise.answer_language === 'en' ? code : 'en'
}

/** The sentence or word that was right, in the language learned; undefined where the answer is in English. */
function heardAfterwards(exercise: InteractiveExercise, answerCode: string, code: string): string | undefined {
  if (answerCode !== code) return undefined
  const answer = exercise.correct_answer ?? exercise.answer
  const blank = /^(?:Fill in the blank: )?(?<sentence>.*_{2,}.*?)(?: \(“.*”\))?$/su.exec(exercise.question)?.groups
    ?.sentence
  return answer && blank ? blank.replace(/_{2,}/u, answer) : answer
}
