import { fixedTopics, starters } from '#domain/conversation/conversation-topics.ts'
import type { TalkRecipe } from '#domain/plan/course-outline.ts'
import { secondsOfTurns } from '#domain/plan/offers/talk-offers.ts'
import { learningGoals } from '#domain/program/assessment.ts'
import type { Phrase } from '#domain/lessons/lesson.ts'
import type { Course } from '#curriculum/course/course.ts'
import { weekOf } from '../words/course-words.ts'
import type { DerivedTask } from './derived-task.ts'

type Scene = { title: string; topic: string; situation: string; phrases: readonly Phrase[]; aim?: string }

/** A conversation with the tutor that has a scene and an aim. Undefined where the course no longer has the scene. */
export function talkTask(course: Course, { scene, turns }: TalkRecipe): DerivedTask | undefined {
  const found = sceneOf(course, scene)
  if (!found) return undefined
  const { title, topic, situation, phrases } = found
  const [first] = phrases
  const aim =
    found.aim ??
    (first === undefined
      ? `Keep the conversation going for ${turns} messages in ${course.info.name}.`
      : `Say, in your own words: ${phrases.map(phrase => `“${phrase.translation}”`).join(' ')}`)
  return {
    title: /^talk /iu.test(title) ? title : `Talk: ${title}`,
    description: situation,
    task_type: 'conversation',
    estimated_seconds: secondsOfTurns(turns),
    content: {
      learning_objective: aim,
      step_by_step_instructions: [
        'Start the conversation; the tutor speaks first.',
        found.aim
          ? `Get across what you are after, in at most ${turns} messages. Ask for help in English when you are stuck.`
          : `Answer with ${turns} messages, spoken or written. Ask for help in English when you are stuck.`,
        'Look at the feedback of one message and say it again, better.',
      ],
      practice_scenarios: [situation],
      completion_criteria: found.aim
        ? `Play the scene to its end, or exchange ${turns} messages.`
        : `Exchange ${turns} messages with the tutor.`,
      language: course.info.name,
      conversation: { topic, situation, aim, turns },
    },
  }
}

function sceneOf(course: Course, scene: string): Scene | undefined {
  const [kind = '', first = '', second = ''] = scene.split(':')
  if (kind === 'goal') {
    const goal = learningGoals.find(each => each === first)
    const week = weekOf(course, Number(second))
    if (!goal || !week) return undefined
    const { situation, phrases } = week.goals[goal]
    return { title: week.theme, topic: situation, situation, phrases: phrases.slice(0, 2) }
  }
  if (kind === 'scene') {
    const played = course.scenes?.find(each => each.id === first)
    if (!played) return undefined
    const { title, place, person, aim } = played
    return {
      title,
      topic: title,
      situation: `${place} You talk with ${person.name}, ${person.role}.`,
      phrases: [],
      aim,
    }
  }
  const topic = (kind === 'topic' ? fixedTopics : starters)[Number(first)]
  return (
    topic && {
      title: topic.title,
      topic: topic.title,
      situation: `You and the tutor: ${topic.title.toLowerCase()}.`,
      phrases: [],
    }
  )
}
