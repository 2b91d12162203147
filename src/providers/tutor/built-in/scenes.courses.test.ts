import { describe, expect, test } from 'vitest'
import { availableCourses } from '#curriculum/course/available-courses.ts'
import type { Course } from '#curriculum/course/course.ts'
import type { Scene } from '#curriculum/course/conversation/scene.ts'
import type { TutorMessage } from '#domain/conversation/conversation.ts'
import { coursesOf } from '#test/courses/small-courses.ts'
import type { Tutor } from '../tutor.ts'
import { createBuiltInTutor } from './built-in-tutor.ts'

/** Every role play of every course, played to its end by its own examples. */

const courses = (await availableCourses()).filter(course => course.scenes)

/** What the person says to each of these messages, the opening first. */
async function play(tutor: Tutor, course: Course, scene: Scene, messages: readonly string[]): Promise<TutorMessage[]> {
  const history: { role: 'user' | 'assistant'; content: string }[] = []
  const replies: TutorMessage[] = []
  for (const message of [undefined, ...messages]) {
    if (message !== undefined) history.push({ role: 'user', content: message })
    const turn = { language: course.code, level: course.level, topic: scene.title, scene, history }
    const reply = await tutor.reply(turn)
    replies.push(reply)
    history.push({ role: 'assistant', content: reply.message })
  }
  return replies
}

describe.each(courses.map(course => [course.code, course] as const))('the scenes of %s', (_, course) => {
  const tutor = createBuiltInTutor(coursesOf([course]))

  test.each(course.scenes!.map(scene => [scene.id, scene] as const))(
    '%s ends by its own examples',
    async (_, scene) => {
      const replies = await play(
        tutor,
        course,
        scene,
        scene.steps.map(step => step.examples[0]!),
      )
      expect(replies[0]!.message).toBe(scene.opening.text)
      const ends = replies.findIndex(reply => reply.scene?.is_over)
      expect(ends).toBeGreaterThan(0)
      expect(replies[ends]!.message).toContain(scene.closing.text)
      expect(replies[ends]!.scene!.done.toSorted()).toEqual(scene.steps.map(step => step.id).toSorted())
      // Once it is over, the talk goes on freely.
      for (const after of replies.slice(ends + 1)) expect(after.scene).toBeUndefined()
    },
  )

  test.each(course.scenes!.map(scene => [scene.id, scene] as const))(
    '%s asks kindly for what is missing, and never says the same twice in a row',
    async (_, scene) => {
      const replies = await play(tutor, course, scene, ['???', 'qwrtz', 'I do not understand', ''])
      for (const [at, reply] of replies.entries()) {
        expect(reply.message).not.toBe(replies[at - 1]?.message)
        expect(reply.scene).toEqual({ done: [], steps: scene.steps.length, is_over: false })
      }
      expect(replies[1]!.answers).toEqual(scene.steps[0]!.examples.slice(0, 2).map(text => ({ text })))
      expect(replies[2]!.message).toContain(scene.steps[0]!.ask.text)
    },
  )
})
