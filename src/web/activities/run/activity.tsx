import { Suspense, lazy, useMemo } from 'react'
import type { ComponentType } from 'react'
import type { ActivityType } from '#domain/activities/activities.ts'
import type { ActivityRun } from '#domain/activities/activity-run.ts'
import { readingsOfTask } from '#domain/activities/task-readings.ts'
import type { TaskContent } from '#domain/activities/task-content.ts'
import type { Speech } from '../../speech/use-speech.ts'
import { KnownReadings } from '../../parts/reading.tsx'
import { Spinner } from '../../ui/loading-view.tsx'
import { NextButton } from '../items/next-button.tsx'
import type { ActivityProps } from './activity-props.ts'
import { ActivityShell } from './activity-shell.tsx'
import { useActivity } from './use-activity.ts'

const kind = <Name extends string>(load: () => Promise<Record<Name, ComponentType<ActivityProps>>>, name: Name) =>
  lazy(async () => ({ default: (await load())[name] }))

/** Each kind is fetched when it is started. */
const kinds = {
  flashcard_drill: kind(() => import('../kinds/flashcards.tsx'), 'Flashcards'),
  quiz_game: kind(() => import('../kinds/quiz.tsx'), 'Quiz'),
  dialogue_practice: kind(() => import('../kinds/dialogue.tsx'), 'DialoguePractice'),
  listening_exercise: kind(() => import('../kinds/listening.tsx'), 'Listening'),
  writing_prompt: kind(() => import('../kinds/writing.tsx'), 'Writing'),
  pronunciation_drill: kind(() => import('../kinds/pronunciation-drill.tsx'), 'PronunciationDrill'),
  memory_game: kind(() => import('../kinds/memory-game.tsx'), 'MemoryGame'),
  role_play_scenario: kind(() => import('../kinds/role-play.tsx'), 'RolePlay'),
  cultural_discovery: kind(() => import('../kinds/culture.tsx'), 'CulturalDiscovery'),
  grammar_worksheet: kind(() => import('../kinds/grammar-worksheet.tsx'), 'GrammarWorksheet'),
} satisfies Record<ActivityType, ComponentType<ActivityProps>>

/** A task's activity while it runs: it fills the screen. */
export function Activity({
  type,
  languageId,
  run,
  onRun,
  onComplete,
  onExit,
  onLater,
  ...rest
}: {
  type: ActivityType
  content: TaskContent
  code: string
  languageName: string
  languageId: number
  speech: Speech
  run: ActivityRun
  onRun(change: (run: ActivityRun) => ActivityRun): void
  /** Called once, with the run as it ended, when the end is reached with enough points. */
  onComplete(run: ActivityRun): void
  onExit(): void
  onLater?: () => void
}) {
  const session = useActivity({ content: rest.content, code: rest.code, languageId, run, onRun, onComplete })
  const Kind = kinds[type]
  const known = useMemo(() => ({ readings: readingsOfTask(rest.content) }), [rest.content])
  return (
    <KnownReadings value={known}>
      <ActivityShell type={type} session={session} code={rest.code} onExit={onExit} onLater={onLater}>
        {session.rules.total === 0 ? (
          <>
            <p>This activity has nothing to practise today.</p>
            <NextButton onClick={session.next} label="Finish" />
          </>
        ) : (
          <Suspense fallback={<Spinner />}>
            <Kind {...rest} languageId={languageId} session={session} />
          </Suspense>
        )}
      </ActivityShell>
    </KnownReadings>
  )
}
