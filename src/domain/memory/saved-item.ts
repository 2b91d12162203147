/** Why something outside a lesson is kept: it was looked up, or said wrongly in a conversation. */
export const savedSources = ['lookup', 'conversation'] as const
export type SavedSource = (typeof savedSources)[number]
