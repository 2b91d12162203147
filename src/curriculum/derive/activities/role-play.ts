import { learningGoals } from '#domain/program/assessment.ts'
import type { LearningGoal } from '#domain/program/assessment.ts'
import type { RolePartner } from '#domain/activities/task-content.ts'
import type { Phrase } from '#domain/lessons/lesson.ts'
import type { Course, Week } from '../../course/course.ts'
import { wordsOf } from '../words/course-words.ts'
import { goalDays } from '../../course/piece-days.ts'
import { SECONDS } from '../seconds.ts'
import { distinctTexts } from '../words/word-answers.ts'
import type { Activity } from './activity.ts'
import { wordsIn } from './dialogue-practice.ts'
import { vocabularyEntry } from '../lesson/vocabulary.ts'

const OPTIONS = 3

/** A situation of one learning goal: the cue says in English what to express, the learner says it. */
export const rolePlay: Activity = ({ course, week, day, goal, random }) => {
  const chosen = goal ?? goalOfDay(day)
  const source = sourceWeek(course, week, day, chosen)
  const { situation, phrases } = source.goals[chosen]
  const others = nearbyPhrases(course, source, chosen)
  return {
    title: `Role play: ${source.theme}`,
    description: situation,
    task_type: 'speaking',
    seconds: phrases.length * SECONDS.rolePlayTurn,
    content: {
      learning_objective: `Manage this situation in ${course.info.name}: ${situation}`,
      vocabulary: wordsIn(
        course,
        source,
        phrases.map(phrase => phrase.text),
      ).map(vocabularyEntry),
      step_by_step_instructions: [
        'Read the situation and imagine yourself in it.',
        'At each turn say or type what the cue asks for; choose a sentence if you are stuck.',
        'Play it once more without the suggestions.',
      ],
      completion_criteria: `Take all ${phrases.length} turns.`,
      cultural_notes: `${source.culture.title}. ${source.culture.text}`,
      practice_scenarios: learningGoals.map(each => source.goals[each].situation),
      role_play: {
        situation,
        partner: partnerOf(course, source),
        turns: phrases.map(phrase => ({
          cue: `Say: “${phrase.translation}”`,
          phrase,
          options: random.shuffled([phrase.text, ...wrongPhrases(phrase, others, phrases, random.shuffled)]),
        })),
      },
    },
  }
}

/** Somebody of the week's conversation, who greets with the course's first word and reacts as the tutor does. */
function partnerOf(course: Course, { dialogue }: Week): RolePartner {
  const hello = wordsOf(course).all.find(word => word.id === 'hello')
  const shortest = (phrases: readonly Phrase[] = []) =>
    phrases.toSorted((a, b) => a.text.length - b.text.length).slice(0, REACTIONS)
  const name = dialogue.lines[0]?.speaker ?? course.info.name
  const person = course.people?.find(each => each.name === name)?.look
  return {
    name,
    ...(person && { person }),
    ...(hello && {
      greeting: {
        text: hello.word,
        ...(hello.reading !== undefined && { reading: hello.reading }),
        translation: hello.gloss,
      },
    }),
    pleased: shortest(course.conversation?.reactions.good),
    puzzled: shortest(course.conversation?.reactions.unclear),
  }
}
const REACTIONS = 3

function goalOfDay(day: number): LearningGoal {
  const latest = Object.entries(goalDays).findLast(([, goalDay]) => goalDay <= day)
  return (latest?.[0] as LearningGoal | undefined) ?? 'conversation'
}

/** The week whose situation the learner has met: this one from its day on, else the one before; in the first week its own. */
function sourceWeek(course: Course, week: Week, day: number, goal: LearningGoal): Week {
  if (day >= goalDays[goal]) return week
  return course.weeks.find(each => each.number === week.number - 1) ?? week
}

function nearbyPhrases(course: Course, week: Week, goal: LearningGoal): Phrase[] {
  return learningGoals
    .filter(each => each !== goal)
    .flatMap(each => week.goals[each].phrases)
    .concat(course.weeks.filter(each => each.number < week.number).flatMap(each => each.goals[goal].phrases))
}

function wrongPhrases(
  right: Phrase,
  others: Phrase[],
  siblings: Phrase[],
  shuffled: <T>(list: readonly T[]) => T[],
): string[] {
  // A sentence with the same English would be right as well.
  const wrong = [...siblings, ...others].filter(
    phrase => phrase.translation.toLowerCase() !== right.translation.toLowerCase(),
  )
  return distinctTexts(
    shuffled(wrong).map(phrase => phrase.text),
    [right.text],
  ).slice(0, OPTIONS - 1)
}
