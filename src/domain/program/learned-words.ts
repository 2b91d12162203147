/** What a learner did on one day in one language. */
export type LearnedToday = {
  words_met: number
  words_reviewed: number
  lessons: readonly { title: string }[]
  answers: { right: number; asked: number }
}

const small = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']

/** A number as it stands in a sentence: a word up to twelve. */
export const inWords = (count: number) => small[count] ?? String(count)

/** What was learned, in words as they begin a sentence: `14 new words, one lesson, 26 right of 31`. Empty where nothing was. */
export function learnedInWords({ words_met, words_reviewed, lessons, answers }: LearnedToday): string {
  const said = [
    ...(words_met > 0 ? [`${words_met} new ${words_met === 1 ? 'word' : 'words'}`] : []),
    ...(words_reviewed > 0 ? [`${words_reviewed} ${words_reviewed === 1 ? 'word' : 'words'} reviewed`] : []),
    ...(lessons.length > 0 ? [`${inWords(lessons.length)} ${lessons.length === 1 ? 'lesson' : 'lessons'}`] : []),
    ...(answers.asked > 0 ? [`${answers.right} right of ${answers.asked}`] : []),
  ].join(', ')
  return said.charAt(0).toUpperCase() + said.slice(1)
}
