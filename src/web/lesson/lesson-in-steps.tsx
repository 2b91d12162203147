import { ChevronLeft, LifeBuoy, X } from 'lucide-react'
import { Suspense, lazy, useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import type { Lesson } from '#contract/program/lessons.ts'
import { afterCheck, afterMove, answerOf, stepsTaken } from '#domain/activities/lesson-run.ts'
import type { CheckAnswer, LessonRun, TakenStep } from '#domain/activities/lesson-run.ts'
import type { InteractiveExercise } from '#domain/activities/task-content.ts'
import { lessonSteps } from '#domain/activities/lesson-steps.ts'
import { NextButton } from '../activities/items/next-button.tsx'
import { Stage } from '../activities/run/stage.tsx'
import { useStopwatch } from '../activities/run/use-stopwatch.ts'
import type { Speech } from '../speech/use-speech.ts'
import { Button } from '../ui/button.tsx'
import { CheckStep } from './check-step.tsx'
import { DialogueStep, ReplyStep } from './dialogue-steps.tsx'
import { HelpSheet } from './help-sheet.tsx'
import { LessonHeader } from './lesson-header.tsx'
import { LessonReadings } from './lesson-readings.tsx'
import { SectionStep } from './section-step.tsx'
import { TurnStep } from './turn-step.tsx'
import { WordStep } from './word-step.tsx'

const NeedHelp = lazy(async () => ({ default: (await import('./need-help.tsx')).NeedHelp }))

/** The last learning day of a week is followed by its checkpoint. */
const CHECKPOINT_DAY = 7

/** A lesson taught in steps of one screen. */
export function LessonInSteps({
  lesson,
  code,
  speech,
  run,
  onRun,
  exercises,
  exercise = 0,
  onChecked,
  onAllAtOnce,
  onLeave,
}: {
  lesson: Lesson
  code: string
  speech: Speech
  run: LessonRun
  onRun(change: (run: LessonRun) => LessonRun): void
  /** The practice exercises, which are the last step. */
  exercises: ReactNode
  /** The position among them. */
  exercise?: number
  /** A check was answered for the first time, after so many milliseconds. */
  onChecked?(exercise: InteractiveExercise, answer: CheckAnswer, milliseconds: number): void
  onAllAtOnce(): void
  onLeave(): void
}) {
  const [helping, setHelping] = useState(false)
  const { content, content_type: languageName } = lesson
  const isCheckpoint = lesson.day_number === CHECKPOINT_DAY
  const steps = useMemo(
    () => lessonSteps(content, { code, languageName, audible: speech.audible, isCheckpoint }),
    [content, code, languageName, speech.audible, isCheckpoint],
  )
  const taken = stepsTaken(steps, run)
  const place = Math.min(run.step, taken.length - 1)
  const step = taken[place]!
  const thinking = useStopwatch(place)
  // The practice exercises are one step, and as many screens as they are.
  const exercisesMore = Math.max(0, content.exercises.length - 1)
  const move = (by: 1 | -1) => {
    speech.stop()
    onRun(before => afterMove(before, steps, by))
  }
  return (
    <LessonReadings lesson={lesson}>
      <Stage
        label={lesson.title}
        progress={{
          label: 'Steps done',
          value: place + (step.kind === 'exercises' ? exercise : 0),
          max: taken.length + exercisesMore,
        }}
        place={place}
        onLeave={onLeave}
        head={
          <>
            <HeadButton name="Previous step" disabled={place === 0} onClick={() => move(-1)}>
              <ChevronLeft aria-hidden size={22} className="rtl:rotate-180" />
            </HeadButton>
            {step.kind === 'opening' ? (
              <p className="min-w-0 grow" />
            ) : (
              <h1 className="min-w-0 grow truncate font-sans text-sm font-normal">
                {step.again ? <span className="font-semibold text-almost">Once more</span> : lesson.title}
              </h1>
            )}
            <HeadButton name="Need Help?" onClick={() => setHelping(true)}>
              <LifeBuoy aria-hidden size={22} />
            </HeadButton>
            <HeadButton name="Leave the lesson" onClick={onLeave}>
              <X aria-hidden size={22} />
            </HeadButton>
          </>
        }
      >
        {step.kind === 'opening' ? (
          <Opening lesson={lesson} onNext={() => move(1)} onAllAtOnce={onAllAtOnce} />
        ) : step.kind === 'exercises' ? (
          exercises
        ) : (
          <Step
            key={place}
            step={step}
            code={code}
            speech={speech}
            answered={answerOf({ ...run, step: place })}
            onAnswer={answer => {
              // What comes once more was told when it was missed.
              if (step.kind === 'check' && !step.again) onChecked?.(step.exercise, answer, thinking())
              onRun(before => afterCheck({ ...before, step: place }, step, answer))
            }}
            onNext={() => move(1)}
          />
        )}
        {helping && (
          <HelpSheet onClose={() => setHelping(false)}>
            <Suspense fallback={null}>
              <NeedHelp content={content} code={code} languageName={languageName} speech={speech} />
            </Suspense>
            <Button kind="quiet" className="mt-2 w-full" onClick={onAllAtOnce}>
              All at once
            </Button>
          </HelpSheet>
        )}
      </Stage>
    </LessonReadings>
  )
}

function Step({
  step,
  answered,
  onAnswer,
  ...rest
}: {
  step: TakenStep
  code: string
  speech: Speech
  answered: CheckAnswer | undefined
  onAnswer(answer: CheckAnswer): void
  onNext(): void
}) {
  switch (step.kind) {
    case 'word':
      return <WordStep word={step.word} {...rest} />
    case 'check':
      return <CheckStep exercise={step.exercise} answered={answered} onAnswer={onAnswer} {...rest} />
    case 'dialogue':
      return <DialogueStep dialogue={step.dialogue} {...rest} />
    case 'reply': {
      const { dialogue, position, options } = step
      return <ReplyStep {...{ dialogue, position, options, answered, onAnswer }} {...rest} />
    }
    case 'turn':
      return <TurnStep {...{ dialogue: step.dialogue, turn: step.turn, answered, onAnswer }} {...rest} />
    case 'section':
      return <SectionStep section={step.section} {...rest} />
    default:
      return null
  }
}

function Opening({ lesson, onNext, onAllAtOnce }: { lesson: Lesson; onNext(): void; onAllAtOnce(): void }) {
  return (
    <>
      <div className="my-auto pb-6">
        <LessonHeader lesson={lesson} />
        <p className="mt-5 max-w-prose border-t border-line pt-4">{lesson.content.introduction}</p>
      </div>
      <NextButton label="Begin" onClick={onNext}>
        <Button kind="quiet" onClick={onAllAtOnce}>
          All at once
        </Button>
      </NextButton>
    </>
  )
}

function HeadButton({
  name,
  disabled = false,
  onClick,
  children,
}: {
  name: string
  disabled?: boolean
  onClick(): void
  children: ReactNode
}) {
  return (
    <button
      type="button"
      aria-label={name}
      title={name}
      disabled={disabled}
      onClick={onClick}
      className="-mx-2 inline-flex size-11 shrink-0 items-center justify-center rounded-full hover:bg-sheet hover:text-ink disabled:invisible"
    >
      {children}
    </button>
  )
}
