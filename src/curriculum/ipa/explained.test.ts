import { expect, test } from 'vitest'
import { soundsOfWord } from '#domain/speech/ipa-sounds.ts'
import { availableCourses } from '../course/available-courses.ts'

const courses = await availableCourses()
test.each(courses.map(course => [course.info.name, course] as const))('every sound of %s is explained', (_, course) => {
  for (const { ipa, word } of course.weeks.flatMap(week => week.days).flatMap(day => day.words)) {
    const letters = Array.from(ipa.normalize('NFD')).filter(sign => /\p{Ll}|\p{Lo}/u.test(sign))
    const explained = soundsOfWord(ipa)
      .sounds.map(each => each.sign.normalize('NFD'))
      .join('')
    for (const letter of letters) expect(explained, `${word} /${ipa}/`).toContain(letter)
  }
})
