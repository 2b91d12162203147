import type { Locator, Page } from 'playwright-core'
import type { ActivityType } from '#domain/activities/activities.ts'
import { PAIRS_AT_ONCE } from '#domain/activities/activity-items.ts'
import type { InteractiveExercise, TaskContent } from '#domain/activities/task-content.ts'
import { MISSES_THAT_END_A_TEST } from '#domain/activities/activity-run.ts'
import { DO_NOT_KNOW } from '#domain/plan/word-check.ts'

/** Does an activity as somebody who knows the answers: reads what is asked from the task's content, and answers on the screen. */
export async function doActivity(page: Page, content: TaskContent): Promise<void> {
  await page.getByRole('button', { name: 'Start Activity' }).click()
  await answerActivity(page, content)
  const end = content.program_test === undefined ? 'Activity complete' : 'Test complete'
  await page.getByRole('heading', { name: end }).waitFor()
}

/** Answers an activity that is running already, to its end. */
export async function answerActivity(page: Page, content: TaskContent): Promise<void> {
  await ways[content.activity_type!](page, content)
}

const ways: Record<ActivityType, (page: Page, content: TaskContent) => Promise<void>> = {
  async flashcard_drill(page, { flashcards = [] }) {
    for (const [index, card] of flashcards.entries()) {
      await page.getByText(`${index + 1} of ${flashcards.length}`, { exact: true }).waitFor()
      await page.getByRole('textbox').fill(card.back)
      await page.keyboard.press('Enter')
      // The next card would come by itself; a learner in a hurry presses on.
      await page.getByRole('button', { name: /^(Next|Finish)$/ }).click()
    }
  },

  async quiz_game(page, { quiz_questions = [] }) {
    await answerQuiz(page, quiz_questions)
  },

  async cultural_discovery(page, { culture }) {
    await page.getByRole('button', { name: 'Go to the questions' }).click()
    for (const { correct_answer } of culture!.questions) await pickAndGoOn(page, correct_answer)
  },

  async listening_exercise(page, { interactive_exercises = [] }) {
    for (const exercise of interactive_exercises) await doExercise(page, exercise)
  },

  async grammar_worksheet(page, { interactive_exercises = [] }) {
    for (const exercise of interactive_exercises) await doExercise(page, exercise)
  },

  async dialogue_practice(page, { dialogue }) {
    for (const line of dialogue!.lines) {
      if (line.speaker === dialogue!.learner) await pickAndGoOn(page, line.text)
      else await page.getByRole('button', { name: /^(Continue|Finish)$/ }).click()
    }
  },

  async role_play_scenario(page, { role_play }) {
    for (const turn of role_play!.turns) await pickAndGoOn(page, turn.phrase.text)
  },

  async writing_prompt(page, { writing }) {
    await page.getByLabel('Your text').fill(writing!.model.text)
    await page.getByRole('button', { name: 'Compare with a model' }).click()
    for (const point of writing!.points) await page.getByRole('checkbox', { name: point }).check()
    await page.getByRole('button', { name: 'Finish' }).click()
  },

  async pronunciation_drill(page, { pronunciation_exercises = [] }) {
    for (const [index] of pronunciation_exercises.entries()) {
      await page.getByText(`${index + 1} of ${pronunciation_exercises.length}`, { exact: true }).waitFor()
      const mark = page.getByRole('button', { name: 'It sounded right' })
      // This browser has no ear: the drill says so once it was asked to listen, and offers marking oneself.
      if (!(await mark.isVisible()))
        await page
          .getByRole('button', { name: /^(Speak|Say it|Start)/ })
          .first()
          .click()
      await mark.click()
      await page.getByRole('button', { name: /^(Next|Finish)$/ }).click()
    }
  },

  async memory_game(page, { memory_pairs = [] }) {
    const partnerOf = new Map(
      memory_pairs.flatMap(({ word, translation }) => [[word, translation] as const, [translation, word] as const]),
    )
    for (let from = 0; from < memory_pairs.length; from += PAIRS_AT_ONCE) {
      const pairs = Math.min(PAIRS_AT_ONCE, memory_pairs.length - from)
      await clearTable(page, pairs, partnerOf)
    }
  },
}

/** Turns cards two at a time and remembers them by their place, until every pair on the table was found. */
async function clearTable(page: Page, pairs: number, partnerOf: Map<string, string>): Promise<void> {
  const faceDown = page.getByRole('button', { name: /^Card \d+, face down$/ })
  await faceDown.nth(2 * pairs - 1).waitFor()
  const seen = new Map<string, string>()
  const left = new Set(Array.from({ length: 2 * pairs }, (_, index) => `Card ${index + 1}, face down`))
  while (left.size > 2) {
    const [first, second] = pairAmong([...left], seen, partnerOf) ?? twoToLookAt([...left], seen)
    seen.set(first, await turn(page, first))
    seen.set(second, await turn(page, second))
    if (partnerOf.get(seen.get(first)!) === seen.get(second)) {
      left.delete(first)
      left.delete(second)
    } else await page.getByRole('button', { name: first, exact: true }).waitFor()
  }
  // The last two clear the table, which is gone at once.
  for (const name of left) await page.getByRole('button', { name, exact: true }).click()
}

function twoToLookAt(names: string[], seen: Map<string, string>): [string, string] {
  const ordered = names.toSorted((a, b) => Number(seen.has(a)) - Number(seen.has(b)))
  return [ordered[0]!, ordered[1]!]
}

function pairAmong(
  names: string[],
  seen: Map<string, string>,
  partnerOf: Map<string, string>,
): [string, string] | undefined {
  for (const name of names) {
    const text = seen.get(name)
    const other = text && names.find(each => each !== name && seen.get(each) === partnerOf.get(text))
    if (other) return [name, other]
  }
  return undefined
}

/** Turns a card of the memory game and tells what is on it. */
async function turn(page: Page, name: string): Promise<string> {
  await page.getByRole('button', { name, exact: true }).click()
  const said = (await page.getByRole('status').filter({ hasText: /./ }).first().textContent())!
  return said.trim().replace(/: (a pair|not a pair)$/, '')
}

async function pickAndGoOn(page: Page, answer: string): Promise<void> {
  await exactly(page.getByRole('group').getByRole('button'), answer).click()
  await page.getByRole('button', { name: /^(Next|Finish)$/ }).click()
}

async function doExercise(page: Page, exercise: InteractiveExercise): Promise<void> {
  const answer = exercise.correct_answer ?? exercise.answer ?? ''
  switch (exercise.type) {
    case 'multiple_choice':
      return pickAndGoOn(page, answer)
    case 'word_order':
      for (const piece of piecesInOrder(exercise.options ?? [], answer)) {
        await exactly(page.locator('main').getByRole('button'), piece).first().click()
      }
      await page.getByRole('button', { name: 'Submit Answer' }).click()
      break
    default:
      await page.getByRole('textbox').fill(answer)
      await page.keyboard.press('Enter')
  }
  await page.getByRole('button', { name: /^(Next|Finish)$/ }).click()
}

/** The pieces of a sentence in its order; capitals and signs are the sentence's. */
function piecesInOrder(pieces: string[], sentence: string): string[] {
  const bare = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '')
  const order = (left: string[], rest: string): string[] | undefined => {
    if (left.length === 0) return rest === '' ? [] : undefined
    for (const [at, piece] of left.entries()) {
      if (!rest.startsWith(bare(piece))) continue
      const others = order(left.toSpliced(at, 1), rest.slice(bare(piece).length))
      if (others) return [piece, ...others]
    }
    return undefined
  }
  const found = order(pieces, bare(sentence))
  if (!found) throw new Error(`Cannot order “${sentence}” from ${JSON.stringify(pieces)}`)
  return found
}

/** The elements whose text is just this, a number for the keyboard before it and a reading in Latin letters after it aside. */
function exactly(elements: Locator, text: string): Locator {
  const escaped = text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const reading = /\p{Script=Latin}/u.test(text) ? '' : "(?:[\\p{Script=Latin}ʿʾʼ'].*)?"
  return elements.filter({ hasText: new RegExp(`^\\d?\\s*${escaped}${reading}$`, 'u') })
}

/** Answers a quiz that has begun: right where `knows` says so, else with the last option. */
export async function answerQuiz(
  page: Page,
  questions: NonNullable<TaskContent['quiz_questions']>,
  knows: (at: number) => boolean = () => true,
): Promise<void> {
  let missed = 0
  for (const [at, { correct_answer, options }] of questions.entries()) {
    await pickAndGoOn(page, knows(at) ? correct_answer : options.at(-1)!)
    missed = knows(at) ? 0 : missed + 1
    if (missed === MISSES_THAT_END_A_TEST && options.at(-1) === DO_NOT_KNOW) return
  }
}
