import { secondsLeft, withDraftChanged } from '../day.ts'
import type { Day, Draft } from '../day.ts'
import { questionCount, questionsFor } from '../offers/drill-choice.ts'
import type { Repeats } from '../offers/drill-choice.ts'
import { drills, kindOf } from '../offers/kinds.ts'
import { LONGEST_AT_A_STRETCH } from '../pace/row-size.ts'
import { mostTurns, secondsOfTurns, turnsFor } from '../offers/talk-offers.ts'

/** Puts further questions into the rows that take them, and further turns into the talk, until the day is full. */
export function stretched(day: Day, repeats: Repeats = 'none'): Day {
  // Questions first: the talk goes on for as long as there is nothing else.
  const asked = withLongerRows(day, ({ recipe }) => recipe.kind !== 'talk', repeats)
  return withLongerRows(asked, ({ recipe }) => recipe.kind === 'talk', repeats)
}

/** Where nothing new is left to ask for, the talk goes on before words come once more. */
export const talkedOn = (day: Day): Day => withLongerRows(day, ({ recipe }) => recipe.kind === 'talk', 'words')

const withLongerRows = (day: Day, which: (draft: Draft) => boolean, repeats: Repeats) =>
  day.drafts.reduce((next, draft, at) => (which(draft) ? withLongerRow(next, at, repeats) : next), day)

function withLongerRow(day: Day, at: number, repeats: Repeats): Day {
  const draft = day.drafts[at]!
  const free = Math.min(secondsLeft(day), LONGEST_AT_A_STRETCH - draft.seconds)
  if (free < 10) return day
  const longer =
    draft.recipe.kind === 'talk' ? longerTalk(day, draft, free, repeats) : moreQuestions(day, draft, free, repeats)
  return longer ? withDraftChanged(day, at, longer) : day
}

function longerTalk(day: Day, draft: Draft, free: number, repeats: Repeats): Draft | undefined {
  if (draft.recipe.kind !== 'talk') return undefined
  const seconds = draft.seconds + free
  // Where words run out altogether, the talk may go on beyond what a learner of so few words would fill by themselves.
  const { scene } = draft.recipe
  const turns =
    repeats === 'words'
      ? Math.min(mostTurns(scene), Math.floor(seconds / secondsOfTurns(1)))
      : turnsFor(day, seconds, scene)
  if (turns <= draft.recipe.turns) return undefined
  return { ...draft, recipe: { ...draft.recipe, turns }, seconds: secondsOfTurns(turns) }
}

function moreQuestions(day: Day, draft: Draft, free: number, repeats: Repeats): Draft | undefined {
  const { recipe } = draft
  const drill = drills.find(each => each.kind === kindOf(recipe))
  if (!drill || recipe.kind !== 'activity' || !recipe.sentences || recipe.asks) return undefined
  const has = { items: recipe.items, sentences: recipe.sentences, seconds: draft.seconds }
  const more = questionsFor(day, drill, free, { has, repeats })
  if (questionCount(more) === 0) return undefined
  const items = [...recipe.items, ...more.items]
  const sentences = [...recipe.sentences, ...more.sentences]
  return { ...draft, recipe: { ...recipe, items, sentences }, seconds: draft.seconds + more.seconds }
}
