import {
  AudioLines,
  BookOpenCheck,
  CircleHelp,
  Drama,
  Ear,
  Grid3x3,
  Landmark,
  Layers,
  MessagesSquare,
  PenLine,
} from 'lucide-react'
import type { ComponentType } from 'react'
import type { ActivityType } from '#domain/activities/activities.ts'

const icons = {
  flashcard_drill: Layers,
  quiz_game: CircleHelp,
  dialogue_practice: MessagesSquare,
  listening_exercise: Ear,
  writing_prompt: PenLine,
  pronunciation_drill: AudioLines,
  memory_game: Grid3x3,
  role_play_scenario: Drama,
  cultural_discovery: Landmark,
  grammar_worksheet: BookOpenCheck,
} satisfies Record<ActivityType, ComponentType>

/** The sign of a kind of activity. Its name stands beside it. */
export function ActivityIcon({ type, size = 24 }: { type: ActivityType; size?: number }) {
  const Icon = icons[type]
  return <Icon aria-hidden size={size} className="shrink-0 text-sea" />
}
