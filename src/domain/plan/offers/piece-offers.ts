import { addDays } from '#domain/calendar/local-days.ts'
import type { ActivityOutline, Recipe } from '../course-outline.ts'
import { isTaken, kindsOf } from '../day.ts'
import type { Day, Draft } from '../day.ts'
import { kindOfPiece, taskTypes } from './kinds.ts'
import type { Offer, Room } from './offer.ts'
import { purposeOf } from './offer.ts'
import { practiceReason } from '../plan-reasons.ts'
import { seededHash } from '#domain/random.ts'
import { longestRow } from '../pace/row-size.ts'

/** Days before the same dialogue, text or worksheet comes again. */
const REST_DAYS = 6
/** A piece of fixed content may take this much more than the time its purpose has left; the day still bounds it. */
const STRETCH = 1.5
/** Worksheets are short: on a long day some stand together. */
const MOST_TOGETHER = 4

/** For each kind with contents of its own that the day does not hold yet: the one done least, nearest to the learner, newest. */
export function pieceOffers(day: Day, room: Room): Offer[] {
  const { input, past } = day
  const today = new Set(kindsOf(day))
  const restedBefore = addDays(input.date, -REST_DAYS)
  const most = Math.min(room.most, room.wanted * STRETCH)
  const free = day.material.pieces.filter(
    piece =>
      piece.seconds <= most &&
      !today.has(kindOfPiece(piece)) &&
      (room.purpose === 'practice' || piece.focus === input.focus) &&
      past.lastDate(piece) < restedBefore &&
      !(piece.sentences ?? []).some(sentence => isTaken(day, sentence)),
  )
  return [...Map.groupBy(free, kindOfPiece).values()].map(of => offerOf(day, of, most))
}

function offerOf(day: Day, pieces: readonly ActivityOutline[], most: number): Offer {
  const [first, ...others] = pieces
    .map((piece, at) => ({ piece, at }))
    .sort(
      (a, b) =>
        day.past.timesDone(a.piece) - day.past.timesDone(b.piece) ||
        near(day, b.piece) - near(day, a.piece) ||
        b.at - a.at,
    )
    .map(each => each.piece)
  const further = first!.activity === 'grammar_worksheet' ? together(day, first!, others, most) : []
  const seconds = [first!, ...further].reduce((sum, piece) => sum + piece.seconds, 0)
  const timesDone = day.past.timesDone(first!)
  const interest = day.input.interests?.get(first!.week)
  return {
    kind: kindOfPiece(first!),
    focus: first!.focus,
    seconds,
    timesDone,
    interest,
    draft: pieceDraft(day, first!, further, seconds),
  }
}

/** Of pieces done equally often, one that speaks of what the learner wishes comes before a newer one. */
function near({ input }: Day, { week }: ActivityOutline): number {
  const why = input.interests?.get(week)
  return why === 'specific' ? 2 : why === 'motivation' ? 1 : 0
}

function together(
  day: Day,
  first: ActivityOutline,
  others: readonly ActivityOutline[],
  most: number,
): ActivityOutline[] {
  const longest = Math.min(most, longestRow(day.input.budgetMinutes))
  const taken: ActivityOutline[] = []
  let seconds = first.seconds
  for (const piece of others) {
    if (taken.length + 1 === MOST_TOGETHER || seconds + piece.seconds > longest) break
    taken.push(piece)
    seconds += piece.seconds
  }
  return taken
}

function pieceDraft(day: Day, first: ActivityOutline, further: readonly ActivityOutline[], seconds: number): Draft {
  const { input, past } = day
  const { activity, week, goal, letters, story } = first
  const kind = kindOfPiece(first)
  const purpose = purposeOf(day, first.focus)
  const recipe: Recipe = {
    kind: 'activity',
    activity,
    week,
    day: first.day,
    items: [],
    ...(goal && { goal }),
    ...(letters && { letters: true as const }),
    ...(story && { story }),
    ...(further.length > 0 && { further: further.map(piece => ({ week: piece.week, day: piece.day })) }),
    seed: seededHash(input.seed, `${input.date} ${activity} ${week}-${first.day}`),
  }
  const reason = practiceReason({
    input,
    purpose,
    kind,
    situation: goal,
    dueWords: 0,
    daysSince: past.daysSince(kind),
    interest: input.interests?.get(week),
  })
  return { recipe, purpose, taskType: taskTypes[kind], seconds, reason }
}
