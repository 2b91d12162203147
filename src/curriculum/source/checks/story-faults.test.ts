import { describe, expect, it } from 'vitest'
import { goodWeek, spanish } from '#test/courses/faultless-week.ts'
import { goodStory, storyFile, weekFile } from '#test/courses/faultless-story.ts'
import type { CourseFile } from '../schema.ts'
import { storyFaults } from './story-faults.ts'

type Story = ReturnType<typeof goodStory>

function faultsOf(story: unknown, number = 1, info: CourseFile = spanish): string[] {
  const week = weekFile().content
  return storyFaults(number, storyFile(story), week, info).map(fault => `${fault.entry}: ${fault.message}`)
}

const at = <T>(list: T[], index: number) => list[index]!
const point = (story: Story, index: number) => at(story.grammar, index)
/** Puts an exercise in the place of the first drill of the first point. */
const exercise = (story: Story, given: Record<string, unknown>) => {
  const exercises = point(story, 0)['exercises'] as Record<string, unknown>[]
  exercises[0] = { explanation: 'So.', ...given }
}
const mend = { type: 'find_mistake', question: 'Ella soy alta.', mistake: 'soy', answer: 'Ella es alta.' }
const join = { type: 'put_together', question: 'Where are you from?', answer: '¿De dónde eres?' }

const mistakes: [string, (story: Story) => unknown, RegExp][] = [
  ['five dialogues', story => story.dialogues.pop(), /exactly 6 entries, but has 5/],
  ['two dialogues for one day', story => (at(story.dialogues, 0).day = 2), /must have one dialogue for day 1/],
  ['three lines', story => at(story.dialogues, 0).lines.pop(), /at least 4 entries, but has 3/],
  ['one speaker', story => at(story.dialogues, 0).lines.forEach(line => (line.speaker = 'Ana')), /two to 5 speakers/],
  [
    'an answer that is no option',
    story => (at(at(story.dialogues, 0).questions, 0).answer = 'c'),
    /not one of the opt/,
  ],
  [
    'a model answer in which nothing is heard',
    story => (at(at(story.dialogues, 0).turn.answers, 0).text = 'Sam.'),
    /begins with one of "listen_for"/,
  ],
  [
    'a text of 20 words',
    story => (at(story.text.paragraphs, 0).text = 'uno '.repeat(20).trim()),
    /has 20 words; 50 to/,
  ],
  ['a kind of text that there is not', story => (story.text.kind = 'poem'), /must be one of/],
  ['two questions about the text', story => story.text.questions.pop(), /exactly 3 entries/],
  ['five phrases', story => story.phrases.pop(), /exactly 6 entries/],
  ['a phrase twice', story => (at(story.phrases, 1)['text'] = '¡Qué cero!'), /stands here twice/],
  ['a register that there is not', story => (at(story.phrases, 0)['register'] = 'rude'), /must be one of/],
  ['a point that the week does not have', story => (point(story, 0)['point'] = 'other'), /is no point of this week/],
  ['a point without a table', story => delete point(story, 0)['table'], /"point-2" has no "table"/],
  [
    'a row that does not fill its columns',
    story => (point(story, 0)['table'] = { columns: ['a', 'b'], rows: [['x']] }),
    /has 1 cells, but the table has 2 columns/,
  ],
  ['fewer than ten exercises', story => (point(story, 1)['exercises'] = []), /"point-4" has 4 exercises; 10 or more/],
  [
    'a new point with the id of another',
    story => (point(story, 2)['id'] = 'point-2'),
    /is a point of the week already/,
  ],
  ['a new point without a day', story => delete point(story, 2)['day'], /day: is missing/],
  [
    'a mistake that does not stand in the question',
    story => exercise(story, { ...mend, mistake: 'son' }),
    /"son" does not stand in the question/,
  ],
  [
    'a sentence mended into itself',
    story => exercise(story, { ...mend, answer: 'Ella soy alta.' }),
    /nothing is mended/,
  ],
  [
    'a sentence changed into itself',
    story => exercise(story, { type: 'transform', question: 'Soy alto. (yo)', answer: 'Soy alto.' }),
    /nothing is changed/,
  ],
  [
    'pieces that do not make the answer',
    story => exercise(story, { ...join, pieces: ['de', 'eres', 'donde'] }),
    /do not make the answer/,
  ],
  [
    'pieces in the right order',
    story => exercise(story, { ...join, pieces: ['de', 'dónde', 'eres'] }),
    /in the right order already/,
  ],
  [
    'a free answer whose model is not heard',
    story => exercise(story, { type: 'write', question: 'Say it.', answer: 'Soy Ana.', listen_for: ['vivo'] }),
    /begins with one of "listen_for"/,
  ],
  ['an example of no word', story => (story.examples['other'] = { example: 'Sí.', translation: 'Yes.' }), /is no word/],
  [
    'an example without its word',
    story => (story.examples['core-1-0'] = { example: 'Hoy no.', translation: 'Not today.' }),
    /examples › core-1-0 › example: does not contain/,
  ],
]

describe('storyFaults()', () => {
  it('finds nothing in a good story', () => expect(faultsOf(goodStory())).toEqual([]))

  it('finds nothing in exercises of every type', () => {
    const story = goodStory()
    const drills = point(story, 0)['exercises'] as unknown[]
    const explanation = 'So.'
    drills.push(
      { ...mend, explanation },
      { ...join, pieces: ['eres', 'de', 'dónde'], explanation },
      { type: 'transform', question: 'Soy alto. (nosotros)', answer: 'Somos altos.', explanation },
      { type: 'write', question: 'Say who you are.', answer: 'Soy Ana.', listen_for: ['soy'], explanation },
    )
    expect(faultsOf(story)).toEqual([])
  })

  it.each(mistakes)('finds %s', (_, change, fault) => {
    const story = goodStory()
    change(story)
    const found = faultsOf(story)
    expect(
      found.some(each => fault.test(each)),
      found.join('\n'),
    ).toBe(true)
  })

  it('asks for a longer text from the third week on', () => {
    expect(faultsOf(goodStory(), 3)).toContain('text › paragraphs: has 60 words; 120 to 200 are asked')
  })

  it('asks for a reading beside every text of another script', () => {
    const japanese: CourseFile = { ...spanish, code: 'ja', script: 'Jpan', articles: [], letters: '', spaces: false }
    const story = goodStory()
    at(at(story.dialogues, 0).lines, 0).text = '家です。'
    const found = storyFaults(1, storyFile(story), undefined, japanese).map(each => `${each.entry}: ${each.message}`)
    expect(found.join('\n')).toMatch(/dialogues › no. 1 › lines › no. 1 › reading: is missing: how "家です。" is read/)
  })

  it('lets a week be mended alone: without it only the story is looked at', () => {
    expect(storyFaults(1, storyFile(goodStory()), undefined, spanish)).toEqual([])
    expect(goodWeek().grammar).toHaveLength(2)
  })
})
