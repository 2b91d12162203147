import * as z from 'zod/mini'
import { get, post } from '../call.ts'
import { Done, InstantText, LanguageId, Percentage } from '../fields.ts'
import { Lesson } from '../program/lessons.ts'
import { FinderBank } from '#domain/plan/level-finder.ts'

/** For visitors: every language has these, whatever they cost the server, so that an address may ask only so often. */
const VISITORS_LIMIT = { points: 60, seconds: 60 }

/** What a visitor may try before there is an account, and what takes it over at sign-up. */
export const trialCalls = {
  /** The first lesson of a language's first course, whole. */
  trialLesson: get('/languages/{id}/trial-lesson', 'public', Lesson, VISITORS_LIMIT),
  /** The words of the whole course that the level finder draws its questions from. */
  levelFinder: get('/languages/{id}/level-finder', 'public', FinderBank, VISITORS_LIMIT),
  /** A trial lesson that was done in this browser becomes lesson progress; one that was done here already stays as it is. */
  keepTrialLesson: post(
    '/users/trial-lesson',
    'signed-in',
    z.object({ language_id: LanguageId, score: Percentage, finished_at: InstantText }),
    Done,
    { points: 30, seconds: 60 },
  ),
}
