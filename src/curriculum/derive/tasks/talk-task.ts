import { fixedTopics, starters, topicAims } from '#domain/conversation/conversation-topics.ts'
import type { TalkRecipe } from '#domain/plan/course-outline.ts'
import { secondsOfTurns } from '#domain/plan/offers/talk-offers.ts'
import { learningGoals } from '#domain/program/assessment.ts'
import type { Course } from '#curriculum/course/course.ts'
import { weekOf } from '../words/course-words.ts'
import type { DerivedTask } from './derived-task.ts'

type Scene = {
  title: string
  topic: string
  situation: string
  aim: string
  /** The tutor plays somebody, and the scene has an end. */
  isPlayed: boolean
}

/** A conversation with the tutor that has a scene and an aim. Undefined where the course no longer has the scene. */
export function talkTask(course: Course, { scene, turns }: TalkRecipe): DerivedTask | undefined {
  const found = sceneOf(course, scene)
  if (!found) return undefined
  const { title, topic, situation, aim, isPlayed } = found
  return {
    title: /^talk /iu.test(title) ? title : `Talk: ${title}`,
    description: situation,
    task_type: 'conversation',
    estimated_seconds: secondsOfTurns(turns),
    content: {
      learning_objective: aim,
      step_by_step_instructions: [
        'Start the conversation; the tutor speaks first.',
        isPlayed
          ? `Get across what you are after, in at most ${turns} messages. Ask for help in English when you are stuck.`
          : `Answer with ${turns} messages, spoken or written. Ask for help in English when you are stuck.`,
        'Look at the feedback of one message and say it again, better.',
      ],
      practice_scenarios: [situation],
      completion_criteria: isPlayed
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
    const asked = phrases.slice(0, 2).map(phrase => `“${phrase.translation}”`)
    const aim = `Say, in your own words: ${asked.join(' ')}`
    return { title: week.theme, topic: situation, situation, aim, isPlayed: false }
  }
  if (kind === 'scene') {
    const played = course.scenes?.find(each => each.id === first)
    if (!played) return undefined
    const { title, place, person, aim } = played
    return {
      title,
      topic: title,
      situation: `${place} You talk with ${person.name}, ${person.role}.`,
      aim,
      isPlayed: true,
    }
  }
  const topic = (kind === 'topic' ? fixedTopics : starters)[Number(first)]
  return (
    topic && {
      title: topic.title,
      topic: topic.title,
      situation: 'The tutor asks; you answer, and ask back.',
      aim: topicAims[topic.id],
      isPlayed: false,
    }
  )
}
