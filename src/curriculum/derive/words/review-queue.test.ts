import { expect, test } from 'vitest'
import { createRandom } from '#domain/random.ts'
import { createTestCourse } from '#test/courses/syllable-course.ts'
import { wordsOf } from './course-words.ts'
import { reviewQueue } from './review-queue.ts'

const course = createTestCourse()
const words = wordsOf(course).all.slice(0, 50)
const answersOf = (seed: string) =>
  reviewQueue(
    course,
    words.map(({ id }) => ({ item: id, way: 'type' })),
    words,
    createRandom(seed),
  ).content.interactive_exercises!.map(({ item }) => item!)

test('every word is asked for once, those most at risk among the first twenty', () => {
  const asked = answersOf('one')
  const ids = words.map(({ id }) => id)
  expect(asked.toSorted()).toEqual(ids.toSorted())
  expect(asked.slice(0, 20).toSorted()).toEqual(ids.slice(0, 20).toSorted())
})

test('words that were learned one after the other are not asked for so', () => {
  const ids = words.map(({ id }) => id)
  const asked = answersOf('one')
  const following = asked.slice(1).filter((item, at) => ids.indexOf(item) === ids.indexOf(asked[at]!) + 1)
  expect(following.length).toBeLessThan(10)
  expect(answersOf('one')).toEqual(asked)
  expect(answersOf('two')).not.toEqual(asked)
})
