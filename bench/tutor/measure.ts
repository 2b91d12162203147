import { existsSync, readFileSync } from 'node:fs'
import { parse } from 'yaml'
import * as z from 'zod'
import type { Course } from '#curriculum/course/course.ts'
import { answerKey } from '#domain/answers/text/answer-text.ts'
import type { Correction } from '#domain/conversation/conversation.ts'
import type { Tutor } from '../../src/providers/tutor/tutor.ts'
import { plantedIn, plantedKinds } from './planted.ts'
import type { PlantedCase, PlantedKind } from './planted.ts'

/** What became of planted errors: mended as they should be, mended into something else, or not noticed. */
export type Outcome = { right: number; wrong: number; silent: number }

export type Measured = {
  byKind: Map<PlantedKind, Outcome>
  /** Right sentences that are not in the course, and how many of them were corrected. */
  rights: number
  flagged: number
  /** What failed, one line each. */
  failures: string[]
}

/** Hand-written cases of a language, kept apart from what the rules were made with: test/cases/tutor/<code>.yaml. */
export const TutorCases = z.strictObject({
  errors: z.array(z.strictObject({ kind: z.enum(plantedKinds), wrong: z.string(), right: z.string() })),
  right: z.array(z.string()),
})

export function casesOf(folder: string, code: string): z.infer<typeof TutorCases> {
  const file = `${folder}/${code}.yaml`
  return existsSync(file) ? TutorCases.parse(parse(readFileSync(file, 'utf8'))) : { errors: [], right: [] }
}

/** Lets a tutor look at planted errors and at right sentences, as a learner's messages. */
export async function measureTutor(
  tutor: Tutor,
  course: Course,
  { cases, ofEach }: { cases: z.infer<typeof TutorCases>; ofEach: number },
): Promise<Measured> {
  const look = (text: string) => tutor.feedback({ language: course.code, level: course.level, text, context: '' })
  const byKind = new Map<PlantedKind, Outcome>()
  const failures: string[] = []
  for (const planted of [...plantedIn(course, ofEach), ...cases.errors]) {
    const { corrections } = await look(planted.wrong)
    const outcome = outcomeOf(planted, corrections, course.code)
    const sum = byKind.get(planted.kind) ?? { right: 0, wrong: 0, silent: 0 }
    byKind.set(planted.kind, { ...sum, [outcome]: sum[outcome] + 1 })
    if (outcome !== 'right')
      failures.push(
        `${outcome} (${planted.kind}): ${planted.wrong} → ${mended(planted.wrong, corrections)} · meant: ${planted.right}`,
      )
  }
  const rights = [...new Set([...cases.right, ...cases.errors.map(each => each.right)])]
  let flagged = 0
  for (const text of rights) {
    const { corrections } = await look(text)
    if (corrections.length === 0) continue
    flagged++
    failures.push(`false flag: ${text} → ${mended(text, corrections)}`)
  }
  return { byKind, rights: rights.length, flagged, failures }
}

function outcomeOf({ wrong, right }: PlantedCase, corrections: readonly Correction[], code: string): keyof Outcome {
  if (corrections.length === 0) return 'silent'
  return answerKey(mended(wrong, corrections), code) === answerKey(right, code) ? 'right' : 'wrong'
}

/** The text with each correction made where it is first found. */
function mended(text: string, corrections: readonly Correction[]): string {
  return corrections.reduce((rest, { original, corrected }) => {
    const escaped = original.replaceAll(/[\\^$.*+?()[\]{}|/-]/gu, String.raw`\$&`).replaceAll(String.raw`\-`, '-')
    // As a word of its own, where it stands as one.
    const alone = new RegExp(String.raw`(?<![\p{L}\p{M}])${escaped}(?![\p{L}\p{M}])`, 'u')
    return rest.replace(alone.test(rest) ? alone : original, () => corrected)
  }, text)
}
