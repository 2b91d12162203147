import type * as Sameness from '#domain/answers/sameness.ts'

/**
 * The rules of the judge of answers in a browser, where this file stands in for `domain/answers/sameness.ts` (see
 * vite.config.ts): they are loaded apart, while the learner reads. Until they are there, and should they never come,
 * answers are judged without them.
 */
let rules: typeof Sameness | undefined

import('#domain/answers/sameness.ts').then(
  loaded => {
    rules = loaded
  },
  (error: unknown) => console.error('Cannot load the rules of answers', error),
)

export const rulesOf: typeof Sameness.rulesOf = code => rules?.rulesOf(code)
export const shapesOf: typeof Sameness.shapesOf = (text, code) => rules?.shapesOf(text, code) ?? []
export const looseShapesOf: typeof Sameness.looseShapesOf = (text, code) => rules?.looseShapesOf(text, code) ?? []
export const sameShape: typeof Sameness.sameShape = (...shapes) => rules?.sameShape(...shapes)
export const subjectsOf: typeof Sameness.subjectsOf = (shapes, code) => rules?.subjectsOf(shapes, code) ?? new Set()
export const differsInNumber: typeof Sameness.differsInNumber = (given, expected) =>
  rules?.differsInNumber(given, expected) ?? false
export const isPartlyInKana: typeof Sameness.isPartlyInKana = (given, expected, readings) =>
  rules?.isPartlyInKana(given, expected, readings) ?? false
