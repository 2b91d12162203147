import type { ReactNode, RefObject } from 'react'
import type { Verdict } from '#domain/activity-score.ts'
import type { InteractiveExercise } from '#domain/task-content.ts'
import { speechRates } from '#domain/voice-choice.ts'
import { SpeakButton } from '../speech/speak-button.tsx'
import type { Speech } from '../speech/use-speech.ts'
import { Foreign } from '../ui/foreign.tsx'
import { Feedback } from './feedback.tsx'
import { MultipleChoice } from './multiple-choice.tsx'
import { PromptText } from './prompt-text.tsx'
import { QuestionReading } from './question-reading.tsx'
import { TypedAnswer } from './typed-answer.tsx'
import type { GivenAnswer } from './typed-answer.tsx'
import { useFocus } from './use-focus.ts'
import { WordOrder } from './word-order.tsx'

/** One exercise of any type: chosen, filled in, translated, put in order or written from hearing. */
export function ExerciseItem({
  exercise,
  code,
  speech,
  sounds,
  otherWords,
  answered,
  onAnswer,
  unsent,
  focus = false,
  heading: Heading = 'h3',
  children,
}: {
  exercise: InteractiveExercise
  /** The language learned. */
  code: string
  speech: Speech
  /** The transcription of what is to be heard, for devices that cannot speak it. */
  sounds?: string | undefined
  otherWords: readonly string[]
  answered: (GivenAnswer & { verdict: Verdict }) | undefined
  onAnswer(answer: GivenAnswer): void
  unsent?: RefObject<(() => void) | undefined>
  /** Takes the focus as soon as it is shown. */
  focus?: boolean
  heading?: 'h3' | 'h4'
  children?: ReactNode
}) {
  const answerCode = exercise.answer_language ?? code
  const canBeHeard = speech.audible
  const isTyped = exercise.type !== 'multiple_choice' && exercise.type !== 'word_order'
  const question = useFocus<HTMLHeadingElement>(focus && !isTyped)
  const expected = exercise

  return (
    <div>
      <Heading
        ref={question}
        tabIndex={-1}
        className="font-sans text-xl leading-snug font-medium outline-none sm:text-2xl"
      >
        <PromptText text={questionText(exercise, canBeHeard)} code={code} whole={questionLanguage(exercise, code)} />
        <QuestionReading reading={exercise.question_reading} />
      </Heading>
      {exercise.audio_text && (
        <div className="mt-4 flex items-center gap-3">
          <SpeakButton speech={speech} text={exercise.audio_text} name="Listen" large />
          <SpeakButton speech={speech} text={exercise.audio_text} name="Listen slowly" rate={speechRates.slow} />
          {speech.support === 'synthetic' && <p className="text-sm text-quiet">Synthetic voice</p>}
          {speech.error && <p className="text-wrong">{speech.error}</p>}
        </div>
      )}
      {exercise.translation && !exercise.audio_text && <p className="mt-2 text-quiet">{exercise.translation}</p>}
      {exercise.audio_text && !canBeHeard && <Unheard exercise={exercise} code={code} sounds={sounds} />}
      <div className="mt-5">
        {exercise.type === 'multiple_choice' ? (
          <MultipleChoice
            label={exercise.question}
            options={exercise.options ?? []}
            code={answerCode}
            expected={expected}
            answered={answered}
            onAnswer={onAnswer}
          />
        ) : exercise.type === 'word_order' ? (
          <WordOrder
            pieces={exercise.options ?? []}
            code={answerCode}
            expected={expected}
            answered={answered}
            onAnswer={onAnswer}
          />
        ) : (
          <TypedAnswer
            label={exercise.type === 'dictation' && canBeHeard ? 'What you hear' : 'Your answer'}
            code={answerCode}
            expected={expected}
            otherWords={otherWords}
            answered={answered}
            onAnswer={onAnswer}
            focus={focus}
            {...(unsent && { unsent })}
          />
        )}
      </div>
      <Feedback answered={answered} code={answerCode} explanation={exercise.explanation} learned={code}>
        {exercise.audio_text && (
          <p className="mt-1">
            <Foreign lang={code} className="font-semibold">
              {exercise.audio_text}
            </Foreign>
            {exercise.reading && <span className="text-quiet"> {exercise.reading}</span>}
            {exercise.translation && <span className="block text-quiet">{exercise.translation}</span>}
          </p>
        )}
      </Feedback>
      {children}
    </div>
  )
}

/** What is to be put into English is in the language learned. */
function questionLanguage(exercise: InteractiveExercise, code: string): string {
  return exercise.type === 'translation' && exercise.answer_language === 'en' ? code : 'en'
}

function questionText(exercise: InteractiveExercise, canBeHeard: boolean): string {
  return exercise.type === 'dictation' && !canBeHeard ? 'Write it in the language you learn.' : exercise.question
}

/** Where nothing can be heard, a listening exercise is read instead: by its sounds, its meaning or, as a last resort, itself. */
function Unheard({
  exercise,
  code,
  sounds,
}: {
  exercise: InteractiveExercise
  code: string
  sounds: string | undefined
}) {
  return (
    <div className="mt-3 rounded-md border border-line bg-sheet px-4 py-3">
      <p className="text-quiet">This device has no voice for this language, so the exercise is read instead.</p>
      {sounds ? (
        <p className="mt-1 text-xl">/{sounds}/</p>
      ) : exercise.translation ? (
        <p className="mt-1 text-xl">{exercise.translation}</p>
      ) : (
        <Foreign lang={code} as="p" className="mt-1 text-xl">
          {exercise.audio_text}
        </Foreign>
      )}
    </div>
  )
}
