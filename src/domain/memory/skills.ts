/** What a learner can do with a word, each remembered by itself. */
export const skills = ['recognise', 'hear', 'write', 'say'] as const
export type Skill = (typeof skills)[number]

/** What an answer showed, where nothing but its kind of activity is known: all there is of answers of earlier releases. */
const skillOfActivity = new Map<string, Skill>(
  Object.entries({
    flashcard_drill: 'write',
    grammar_worksheet: 'write',
    lesson: 'write',
    writing_prompt: 'write',
    listening_exercise: 'hear',
    pronunciation_drill: 'say',
    role_play_scenario: 'say',
    dialogue_practice: 'say',
    conversation: 'say',
  } satisfies Record<string, Skill>),
)

export const skillOf = (activity: string, told?: Skill): Skill => told ?? skillOfActivity.get(activity) ?? 'recognise'

/** What an exercise asks for, by how it is answered. Undefined for items of other kinds: there the activity tells it. */
export function skillOfExercise(
  exercise: { type: string; audio_text?: string | undefined } | undefined,
): Skill | undefined {
  if (!exercise) return undefined
  if (exercise.audio_text) return 'hear'
  return exercise.type === 'multiple_choice' ? 'recognise' : 'write'
}
