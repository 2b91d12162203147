import { describe, expect, test } from 'vitest'
import { accentKeys } from '#domain/keyboard/accent-keys.ts'
import { plainAnswer } from '#domain/answers/text/answer-text.ts'
import { hangulKeys } from '#domain/keyboard/hangul.ts'
import { keyboardLayout, layoutKeys } from '#domain/keyboard/keyboard-layouts.ts'
import { afterKey } from '#domain/keyboard/keyboard-typing.ts'
import type { LanguageCode } from '#domain/languages.ts'
import { availableCourses } from './available-courses.ts'
import type { Course } from './course.ts'
import { courseSentences } from './course-sentences.ts'
import { createTestCourse } from '#test/courses/syllable-course.ts'
import { smallCourses } from '#test/courses/small-courses.ts'

const available: [string, Course][] = [createTestCourse(), ...smallCourses].map(course => [
  `test ${course.code}`,
  course,
])
for (const course of await availableCourses()) available.push([`${course.code} ${course.level}`, course])

/** Everything a learner may be asked to write; for what is written in Chinese characters, its reading. */
function answersOf(course: Course): string[] {
  const texts = [
    ...course.weeks
      .flatMap(week => week.days.flatMap(day => day.words))
      .flatMap(word => [
        { text: word.word, reading: word.reading },
        ...word.also.map(text => ({ text, reading: word.reading })),
      ]),
    ...courseSentences(course),
    ...course.weeks.flatMap(week =>
      week.grammar
        .flatMap(point => point.exercises.filter(exercise => exercise.type !== 'multiple_choice'))
        .map(({ answer: text, reading }) => ({ text, reading })),
    ),
  ]
  // Another way to say it, in Chinese characters, is typed by no one: the reading of the answer itself is.
  return texts.flatMap(({ text = '', reading }) => (/\p{Script=Han}/u.test(text) ? (reading ?? []) : text))
}

/** The text that comes out when a text is typed with an English keyboard and the keys on the screen, as far as they reach. */
function typed(text: string, code: LanguageCode): string {
  const layout = keyboardLayout(code)
  const keys = new Set([...(layout ? layoutKeys(layout) : []), ...accentKeys(code).map(key => key.insert)])
  const strokes = (letter: string): string[] => {
    if (/^[\x20-\x7E]$/u.test(letter) || keys.has(letter)) return [letter]
    const capital = Array.from(letter.toLocaleLowerCase(code))
    if (layout?.hasCapitals && capital.length === 1 && keys.has(capital[0]!)) return [letter]
    const parts = Array.from(letter.normalize('NFD'))
    if (parts.length < 2) return []
    // The letter with its last mark off, then the mark; Vietnamese may have the tone before the other mark.
    const marks = parts.map(each => ({ '\u3099': '゛', '\u309A': '゜' })[each] ?? each)
    const at = marks.findLastIndex((each, index) => index > 0 && keys.has(each))
    if (at < 0) return []
    return [...strokes(parts.toSpliced(at, 1).join('').normalize('NFC')), marks[at]!]
  }
  const all = code === 'ko' ? hangulKeys(text) : Array.from(text.normalize('NFC')).flatMap(strokes)
  return all.reduce((before, key) => afterKey(before, before.length, before.length, key).text, '')
}

describe.each(available)('%s', (_, course) => {
  test('every character of every answer can be typed with an English keyboard and the keys on the screen', () => {
    const { code } = course
    const unreachable = new Set<string>()
    for (const text of new Set(answersOf(course))) {
      // As the judge reads it: capitals and punctuation do not count.
      const wanted = plainAnswer(text.replaceAll('_', ''), code).toLocaleLowerCase(code).normalize('NFC')
      if (typed(wanted, code) !== wanted) unreachable.add(wanted)
    }
    expect([...unreachable]).toEqual([])
  })
})
