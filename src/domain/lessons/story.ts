/** What a week's story is made of, beside its words. */

export const textKinds = [
  'message',
  'notice',
  'recipe',
  'letter',
  'news',
  'story',
  'menu',
  'diary',
  'form',
  'review',
  'post',
] as const
export type TextKind = (typeof textKinds)[number]

/** How a phrase sounds to those who speak the language. */
export const phraseRegisters = ['neutral', 'formal', 'informal', 'colloquial', 'slang'] as const
export type PhraseRegister = (typeof phraseRegisters)[number]

/** How a person of the story looks, as far as a small picture shows it. */
export const portraitTraits = {
  hair: ['black', 'brown', 'blond', 'red', 'grey', 'white', 'none'],
  style: ['short', 'long', 'curly', 'bun', 'bald', 'scarf'],
  wears: ['nothing', 'glasses', 'beard', 'moustache', 'hat', 'earrings'],
} as const
