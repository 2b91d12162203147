import { describe, expect, it } from 'vitest'
import { stringify } from 'yaml'
import { goodWeek, spanish, syllabus } from '#test/courses/faultless-week.ts'
import { goodStory, storyFile, weekFile } from '#test/courses/faultless-story.ts'
import { CanonFile } from '../canon-schema.ts'
import { CharactersFile } from '../characters-schema.ts'
import { PeopleFile } from '../people-schema.ts'
import { placedTexts } from '../placed-texts.ts'
import type { CourseFile } from '../schema.ts'
import { withStory } from '../with-story.ts'
import { parseYaml } from '../yaml-file.ts'
import { canonFaults } from './canon-faults.ts'
import { charactersFaults } from './characters-faults.ts'
import { peopleFaults, storyCourseFaults } from './story-course-faults.ts'

const days = new Map(
  syllabus.days.flatMap((day, index) => [...day.core, ...day.more].map(({ id }) => [id, index + 1] as const)),
)

type Change = (story: ReturnType<typeof goodStory>) => void

/** The faults of a course of one week, seen as a whole. */
function faultsOf(change: Change = () => undefined) {
  const story = goodStory()
  change(story)
  const [week, file] = [weekFile(), storyFile(story)]
  const weeks = new Map([[1, withStory(week.content!, file.content)]])
  const texts = placedTexts(1, week, file, days)
  return storyCourseFaults(weeks, new Map([[1, file]]), texts, spanish).map(each => `${each.file} ${each.message}`)
}

describe('used means taught', () => {
  it('is quiet where a form is used from its day on', () => expect(faultsOf()).toEqual([]))

  it('names the sentence that uses a form before its lesson, in the story and in the week', () => {
    const found = faultsOf(story => {
      story.dialogues[0]!.lines[0]!.text = 'Hola, no es alto.'
      story.grammar[0]!['marks'] = ['alto', 'veo']
    })
    expect(found).toContain(
      'story-01.yaml uses "alto", which "point-2" teaches in week 1 on day 2: "Hola, no es alto."',
    )
    expect(found.join('\n')).toMatch(/week-01.yaml uses "veo", which "point-2" teaches/)
  })

  it('does not take a part of a word for the form', () => {
    expect(faultsOf(story => (story.dialogues[0]!.lines[0]!.text = 'El altozano está aquí.'))).toEqual([])
  })

  it('looks at the example that is said anew, not at the one it replaces', () => {
    const found = faultsOf(story => {
      story.grammar[0]!['marks'] = ['hoy veo core uno cero']
    })
    expect(found).toEqual([])
  })
})

describe('storyCourseFaults()', () => {
  it('finds a text that stands in the course already, but lets short answers return', () => {
    const found = faultsOf(story => {
      story.dialogues[1]!.lines[0]!.text = 'Hoy veo core uno uno aquí.'
      story.dialogues[2]!.lines[0]!.text = 'Sí, gracias.'
      story.dialogues[3]!.lines[0]!.text = 'Sí, gracias.'
    })
    expect(found).toHaveLength(1)
    expect(found[0]).toMatch(/story-01.yaml is the same text as in week-01, words core-1-1 example/)
  })
})

describe('peopleFaults()', () => {
  const portrait = { skin: 2, hair: 'black', style: 'short', wears: 'nothing' }
  const people = ['Ana', 'Luis', 'Eva', 'Rosa'].map(name => ({ name, age: 30, about: 'A nurse.', portrait }))

  it('finds who speaks in no dialogue', () => {
    const file = parseYaml('people.yaml', stringify({ people }), PeopleFile)
    const story = storyFile(goodStory()).content!
    expect(peopleFaults(file, [story], spanish).map(fault => fault.message)).toEqual([
      '"Eva" speaks in no dialogue',
      '"Rosa" speaks in no dialogue',
    ])
  })
})

describe('canonFaults()', () => {
  const weeks = new Map([
    [1, weekFile().content!],
    [
      6,
      weekFile({ ...goodWeek(), grammar: goodWeek().grammar.map(each => ({ ...each, id: `late-${each.day}` })) })
        .content!,
    ],
  ])
  const check = (point: Record<string, unknown>) => {
    const points = [{ id: 'a', area: 'grammar', level: 'A1', title: 'A', ...point }]
    const file = parseYaml('canon.yaml', stringify({ sources: 'Plan', points }), CanonFile)
    return canonFaults(file, { weeks, hasScript: false, hasCharacters: false }).map(fault => fault.message)
  }

  it.each([
    ['the id of a point', { taught: 'point-2' }, []],
    ['a day of the course', { taught: '06-3' }, []],
    ['nothing yet', {}, []],
    ['a point that there is not', { taught: 'none' }, ['"none" is no grammar point and no day of this course']],
    ['a day that there is not', { taught: '02-3' }, ['"02-3" is no grammar point and no day of this course']],
    ['a script that is not taught', { taught: 'script' }, ['"script" is no grammar point and no day of this course']],
    ['numbers in the first weeks', { area: 'numbers', taught: 'point-4' }, []],
    [
      'numbers in week 6',
      { area: 'numbers', taught: 'late-2' },
      ['is week 6: numbers are taught in the first 5 weeks'],
    ],
    ['what is beyond A2', { level: 'B1', taught: 'point-2' }, ['is week 1: what is beyond A2 is taught in week 13']],
  ])('knows %s', (_, point, expected) => expect(check(point)).toEqual(expected))
})

describe('charactersFaults()', () => {
  const japanese: CourseFile = { ...spanish, code: 'ja', script: 'Jpan', articles: [], letters: '', spaces: false }
  const entry = (character: string, text: string) => ({
    character,
    meaning: 'person',
    readings: ['ひと'],
    parts: 'one person walking',
    words: [{ text, reading: 'ひと', translation: 'person' }],
  })
  const check = (days: unknown[]) =>
    charactersFaults(parseYaml('characters.yaml', stringify({ days }), CharactersFile), japanese).map(
      fault => `${fault.entry}: ${fault.message}`,
    )

  it('knows each character once, in order, with words that have it and strokes that can be shown', () => {
    const found = check([
      { week: 2, day: 1, characters: [entry('人', '人'), entry('人', '人')] },
      { week: 2, day: 1, characters: [entry('山', '川'), entry('ひ', 'ひと'), entry('気', '気')] },
    ])
    expect(found).toEqual([
      'days › no. 1 › characters › no. 2 › character: "人" is already taught in week 2, day 1',
      'days › no. 2 › day: must be later than the day before it in the list',
      'days › no. 2 › characters › no. 1 › words › no. 1 › text: "川" does not have the character "山"',
      'days › no. 2 › characters › no. 2 › character: "ひ" is not one character',
      'days: has 4 characters; 200 or more are asked',
    ])
  })
})
