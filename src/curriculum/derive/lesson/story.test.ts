import { describe, expect, it } from 'vitest'
import { lessonSteps } from '#domain/activities/lesson-steps.ts'
import type { ActivityRecipe } from '#domain/plan/offers/kinds.ts'
import { characterItem } from '#domain/memory/character-item.ts'
import { madeCourse } from '#test/courses/made-course.ts'
import { madeCharacters, madeStory } from '#test/courses/made-story.ts'
import { courseSentences } from '#curriculum/course/course-sentences.ts'
import { lessonOf } from './lesson.ts'
import { outlineOf } from '../outline.ts'
import { practiceSentences } from '../sentences/practice-sentences.ts'
import { taskOf } from '../tasks/task.ts'

const course = madeStory()
const lesson = (day: number, week = 1) => lessonOf(course, `es-beginner-0${week}-${day}`)!
const context = { code: 'es', languageName: 'Spanish', audible: false, isCheckpoint: false }
const piece = (activity: ActivityRecipe['activity'], day: number): ActivityRecipe => ({
  kind: 'activity',
  activity,
  week: 2,
  day,
  items: [],
  seed: 1,
})

describe('a lesson with a story', () => {
  it('has the dialogue of its day with the faces of who returns, questions and a turn', () => {
    const { dialogue } = lesson(3).content
    expect(dialogue).toMatchObject({ title: 'Door 1-3', setting: 'On the stairs.' })
    expect(dialogue?.lines.map(line => [line.speaker, line.person?.hair])).toEqual([
      ['Luis', undefined],
      ['Eva', 'black'],
      ['Luis', undefined],
      ['Eva', 'black'],
    ])
    expect(dialogue?.turn?.prompt).toMatchObject({ speaker: 'Eva', text: '¿Y tú?' })
  })

  it('tells whether a question is asked in English or in the language', () => {
    expect(lesson(3).content.dialogue?.questions?.map(question => question.language)).toEqual(['en', 'es'])
  })

  it('goes from the dialogue to its questions and to the learner', () => {
    const ids = lessonSteps(lesson(3).content, context).map(step => step.id)
    const from = ids.indexOf('dialogue')
    expect(ids.slice(from, from + 4)).toEqual(['dialogue', 'dialogue-question-0', 'dialogue-question-1', 'turn'])
  })

  it('keeps the long dialogue of the week as a piece of its own day', () => {
    const titles = lesson(4).content.main_content.flatMap(section => (section.kind === 'dialogue' ? section.title : []))
    expect(titles).toEqual(['A meeting'])
    const sections = lessonSteps(lesson(4).content, context).flatMap(step => (step.kind === 'section' ? step.id : []))
    expect(sections).toContain('section-A meeting')
  })

  it('shows the table of its grammar and one phrase that people say, as said and as written', () => {
    const { main_content } = lesson(2).content
    expect(main_content.find(section => section.kind === 'grammar')?.table?.rows).toEqual([['I', 'soy 1']])
    const phrase = main_content.find(section => section.kind === 'phrase')
    expect(phrase?.explanation).toBe('Denies it. Informal.')
    expect(phrase?.examples.map(example => example.text)).toEqual(['¡Qué va 1 2!', 'No 1 2.'])
  })

  it('asks for a form, a sentence put together and a sentence changed, in this order', () => {
    const questions = lesson(2).content.exercises.flatMap(({ id, question }) => (id.includes('point') ? question : []))
    expect(new Set(questions.map(question => question.split(':')[0]))).toEqual(
      new Set(['Change the sentence', 'Fill in the blank', 'Put together']),
    )
  })

  it('asks in a checkpoint for every point of the week and for some of the weeks before', () => {
    const ids = lesson(7, 4).content.exercises.flatMap(({ id }) => /point-(\d+)/u.exec(id)?.[1] ?? [])
    expect(ids.filter(week => week === '4')).toHaveLength(2)
    expect(ids.filter(week => week !== '4')).toHaveLength(2)
    expect(
      lessonOf(madeCourse(), 'es-beginner-04-7')!.content.exercises.filter(each => /point-3/u.test(each.id)),
    ).toEqual([])
  })
})

describe('tasks of a story', () => {
  it('are in the outline: a dialogue for each day and a text for each week', () => {
    const pieces = outlineOf(course).activities.filter(activity => activity.week === 2 && activity.story)
    expect(pieces.map(({ story, day }) => `${story} ${day}`)).toEqual([
      'dialogue 1',
      'dialogue 2',
      'dialogue 3',
      'dialogue 4',
      'dialogue 5',
      'dialogue 6',
      'text 6',
    ])
    expect(pieces.every(({ seconds }) => seconds > 0)).toBe(true)
    expect(outlineOf(madeCourse()).activities.some(activity => activity.story)).toBe(false)
  })

  it('make the dialogue of the day, and the long one where the recipe does not ask for it', () => {
    const short = taskOf(course, { ...piece('dialogue_practice', 4), story: 'dialogue' })
    expect(short?.content.dialogue).toMatchObject({ title: 'Door 2-4', learner: 'Eva' })
    expect(taskOf(course, piece('dialogue_practice', 4))?.content.dialogue?.title).toBe('A meeting')
  })

  it('make the text of the week with its paragraphs and questions', () => {
    const task = taskOf(course, { ...piece('cultural_discovery', 6), story: 'text' })
    expect(task).toMatchObject({ title: 'Reading: A note 2', task_type: 'reading' })
    expect(task?.content.culture?.paragraphs).toHaveLength(2)
    expect(task?.content.culture?.questions).toHaveLength(3)
  })

  it('give what the course has where a story was taken away', () => {
    const task = taskOf(madeCourse(), { ...piece('dialogue_practice', 4), story: 'dialogue' })
    expect(task?.content.dialogue?.title).toBe('A meeting')
  })

  it('ask in a worksheet for sentences changed, mended, put together and free', () => {
    const exercises = taskOf(course, piece('grammar_worksheet', 2))?.content.interactive_exercises ?? []
    const by = (start: string) => exercises.find(each => each.question.startsWith(start))
    expect(by('Change the sentence')).toMatchObject({ type: 'translation', unchanged: 'Soy 2.' })
    expect(by('One word is wrong')).toMatchObject({ type: 'translation', unchanged: 'Ella soy 2.' })
    expect(by('Put the sentence together')).toMatchObject({ type: 'word_order', options: ['es', '2', 'Ella'] })
    expect(exercises.find(each => each.type === 'free_writing')).toMatchObject({ listen_for: ['ella'] })
  })

  it('ask for the characters of a day and for those met at growing distances before', () => {
    const chinese = { ...course, characters: madeCharacters }
    expect(outlineOf(chinese).activities.filter(each => each.story === 'characters')).toHaveLength(5)
    const task = taskOf(chinese, { ...piece('quiz_game', 4), story: 'characters' })
    const items = task?.content.quiz_questions?.map(question => question.item)
    expect(items?.filter(item => item === characterItem('日'))).toHaveLength(2)
    expect(new Set(items)).toEqual(new Set(['日', '川', '人'].map(characterItem)))
  })
})

describe('a lesson with characters', () => {
  it('shows those of its day with their words, and asks for one where there are several', () => {
    const day = { week: 2, day: 1, characters: madeCharacters.flatMap(each => each.characters).slice(0, 3) }
    const chinese = { ...course, characters: [day] }
    const section = lessonOf(chinese, 'es-beginner-02-1')!.content.main_content.find(each => each.kind === 'characters')
    expect(section?.title).toBe('Characters: 人 山 川')
    expect(section?.characters?.[0]).toMatchObject({ character: '人', readings: ['yomi0'] })
    expect(section?.check).toMatchObject({ answer: '人', options: ['人', '山', '川'] })
    expect(lessonOf(chinese, 'es-beginner-02-2')!.content.main_content.some(each => each.characters)).toBe(false)
  })
})

describe('the sentences of a course', () => {
  it('include those of its story: to be read, and to be asked for', () => {
    expect(courseSentences(course).some(({ text }) => text === 'Un beso.')).toBe(true)
    const { byId } = practiceSentences(course)
    expect(byId.get('l:2:3:1')).toMatchObject({ text: 'Buenas tardes, 2 3.', day: 3 })
    expect(byId.get('f:2:0')).toMatchObject({ text: '¡Qué va 2 1!', day: 1 })
  })
})
