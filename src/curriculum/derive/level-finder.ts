import type { FinderBank } from '#domain/plan/level-finder.ts'
import { languageByNameOrCode } from '#domain/languages.ts'
import { createRandom } from '#domain/random.ts'
import type { Course } from '../course/course.ts'
import { meaningQuestion } from './activities/quiz-game.ts'
import { wordsOf } from './words/course-words.ts'

/** So many words of each week can be asked for: enough to go deeper wherever somebody's knowledge ends. */
const WORDS_OF_A_WEEK = 4

/** The words by which a level finder asks how much of a course somebody knows. The same for everybody. */
export function finderBank(course: Course): FinderBank {
  const random = createRandom(`level finder ${course.code} ${course.level}`)
  const byWeek = Map.groupBy(wordsOf(course).all, word => word.week)
  return {
    language_id: languageByNameOrCode(course.code)?.id ?? 0,
    level: course.level,
    weeks: course.weeks.map(({ number, theme }) => ({ week: number, theme, words: byWeek.get(number)?.length ?? 0 })),
    questions: course.weeks.flatMap(({ number }) =>
      random
        .shuffled(byWeek.get(number) ?? [])
        .slice(0, WORDS_OF_A_WEEK)
        .map(word => {
          const { options, correct_answer } = meaningQuestion(course, word, random)
          const reading = word.reading === undefined ? {} : { reading: word.reading }
          return { item: word.id, week: number, word: word.word, ...reading, options, correct_answer }
        }),
    ),
  }
}
