import { lazy } from 'react'
import type { ComponentType } from 'react'
import type { ActivityType } from '#domain/activities.ts'
import type { ActivityRun } from '#domain/activity-run.ts'
import type { TaskContent } from '#domain/task-content.ts'
import type { Speech } from '../speech/use-speech.ts'
import { Button } from '../ui/button.tsx'
import type { ActivityProps } from './activity-props.ts'
import { ActivityShell } from './activity-shell.tsx'
import { useActivity } from './use-activity.ts'

const kind = <Name extends string>(load: () => Promise<Record<Name, ComponentType<ActivityProps>>>, name: Name) =>
  lazy(async () => ({ default: (await load())[name] }))

/** Each kind is fetched when it is started. */
const kinds = {
  flashcard_drill: kind(() => import('./flashcards.tsx'), 'Flashcards'),
  quiz_game: kind(() => import('./quiz.tsx'), 'Quiz'),
  dialogue_practice: kind(() => import('./dialogue.tsx'), 'DialoguePractice'),
  listening_exercise: kind(() => import('./listening.tsx'), 'Listening'),
  writing_prompt: kind(() => import('./writing.tsx'), 'Writing'),
  pronunciation_drill: kind(() => import('./pronunciation-drill.tsx'), 'PronunciationDrill'),
  memory_game: kind(() => import('./memory-game.tsx'), 'MemoryGame'),
  role_play_scenario: kind(() => import('./role-play.tsx'), 'RolePlay'),
  cultural_discovery: kind(() => import('./culture.tsx'), 'CulturalDiscovery'),
  grammar_worksheet: kind(() => import('./grammar-worksheet.tsx'), 'GrammarWorksheet'),
} satisfies Record<ActivityType, ComponentType<ActivityProps>>

/** A task's activity while it runs. */
export function Activity({
  type,
  languageId,
  run,
  onRun,
  onComplete,
  onExit,
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
  /** The end was reached with enough points. */
  onComplete(): void
  onExit(): void
}) {
  const session = useActivity({ content: rest.content, languageId, run, onRun, onComplete })
  const Kind = kinds[type]
  return (
    <ActivityShell session={session} code={rest.code} onExit={onExit}>
      {session.rules.total === 0 ? (
        <>
          <p>This activity has nothing to practise today.</p>
          <Button className="mt-4" onClick={session.next}>
            Finish
          </Button>
        </>
      ) : (
        <Kind {...rest} session={session} />
      )}
    </ActivityShell>
  )
}
