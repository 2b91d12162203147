import { dayDialogueOf, withFaces } from '../lesson/day-dialogue.ts'
import { SECONDS } from '../seconds.ts'
import { vocabularyEntry } from '../lesson/vocabulary.ts'
import type { ActivityRequest, ActivityResult } from './activity.ts'
import { wordsIn } from './dialogue-practice.ts'

/** The short dialogue of a day with the learner in the part of who answers. Undefined where the day has none. */
export function storyDialogue({ course, week, day }: ActivityRequest): ActivityResult | undefined {
  const dialogue = dayDialogueOf(week, day)
  if (!dialogue) return undefined
  const lines = withFaces(course, dialogue.lines)
  const [first] = lines
  const learner = lines.find(line => line.speaker !== first?.speaker)?.speaker ?? first?.speaker ?? ''
  const own = lines.filter(line => line.speaker === learner)
  const words = wordsIn(
    course,
    week,
    lines.map(line => line.text),
  )
  return {
    title: `Dialogue: ${dialogue.title}`,
    description: dialogue.place,
    task_type: 'conversation',
    seconds: lines.length * SECONDS.dialogueLine,
    content: {
      learning_objective: `Follow what is said and speak for ${learner}.`,
      vocabulary: words.map(vocabularyEntry),
      step_by_step_instructions: [
        'Listen to the whole dialogue once.',
        `You are ${learner}. Say or type your lines.`,
        'Play it again without looking at the text.',
      ],
      completion_criteria: `Say or type all ${own.length} lines of ${learner}.`,
      practice_scenarios: [dialogue.place],
      dialogue: { title: dialogue.title, setting: dialogue.place, learner, lines },
    },
  }
}
