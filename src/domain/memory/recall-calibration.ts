/** What the model expected of an answer, and what became of it. */
export type TestedRecall = {
  /** The probability of recall by the model. */
  predicted: number
  /** Days until recall falls to 90 %, by the model, before the answer. */
  stability: number
  recalled: boolean
}

/**
 * How one learner's recall differs from the model's: `logit(own) = shift + slope · logit(model) + growth · ln(stability)`.
 * The model itself is 0, 1, 0.
 */
export type RecallCalibration = { shift: number; slope: number; growth: number }

export const asTheModel: RecallCalibration = { shift: 0, slope: 1, growth: 0 }

/** From so many answers on, later days' only, a learner's own recall is asked; before it is the model's. */
export const ANSWERS_FOR_A_CALIBRATION = 60
/** The latest answers tell of the learner as they are: so many are looked at. */
export const ANSWERS_OF_A_CALIBRATION = 800
/** How far a learner is thought to be from the model before an answer is seen: standard deviations. */
const PRIOR = [1, 0.5, 0.3] as const
const STEPS = 25
const LONGEST_STEP = 0.5

const logit = (share: number) => Math.log(share / (1 - share))
const sigmoid = (x: number) => 1 / (1 + Math.exp(-x))
const inside = (share: number) => Math.min(0.995, Math.max(0.005, share))
/** Longer than the program nothing was seen to last. */
const settled = (stability: number) => Math.log(Math.min(90, Math.max(0.5, stability)))

const featuresOf = (predicted: number, stability: number) => [1, logit(inside(predicted)), settled(stability)] as const

/** The calibration that explains the answers best, drawn towards the model (logistic regression by Newton's method). */
export function calibrateRecall(answers: readonly TestedRecall[]): RecallCalibration {
  if (answers.length < ANSWERS_FOR_A_CALIBRATION) return asTheModel
  const rows = answers.map(each => ({
    x: featuresOf(each.predicted, each.stability),
    y: Number(each.recalled),
  }))
  const prior = [asTheModel.shift, asTheModel.slope, asTheModel.growth]
  let w = [...prior]
  for (let step = 0; step < STEPS; step++) {
    const change = solved(...slopesAt(w, rows, prior))
    // A step too far from answers that are all alike would never come back.
    const damped = Math.min(1, LONGEST_STEP / Math.max(...change.map(Math.abs)))
    w = w.map((weight, at) => weight + damped * change[at]!)
    if (change.every(each => Math.abs(each) < 1e-6)) break
  }
  return { shift: w[0]!, slope: Math.max(0, w[1]!), growth: w[2]! }
}

type Row = { x: readonly [number, number, number]; y: number }

/** How the sum to be made largest curves and rises at `w`. Its nine sums are written out: this is run for every plan. */
function slopesAt(w: readonly number[], rows: readonly Row[], prior: readonly number[]): [number[][], number[]] {
  const [shift = 0, slope = 0, growth = 0] = w
  const rise = w.map((weight, at) => (prior[at]! - weight) / PRIOR[at]! ** 2)
  let [g0 = 0, g1 = 0, g2 = 0] = rise
  let [c00, c11, c22] = [1 / PRIOR[0] ** 2, 1 / PRIOR[1] ** 2, 1 / PRIOR[2] ** 2]
  let [c01, c02, c12] = [0, 0, 0]
  for (const { x, y } of rows) {
    const [, level, age] = x
    const p = sigmoid(shift + slope * level + growth * age)
    const [miss, weight] = [y - p, p * (1 - p)]
    g0 += miss
    g1 += miss * level
    g2 += miss * age
    c00 += weight
    c01 += weight * level
    c02 += weight * age
    c11 += weight * level * level
    c12 += weight * level * age
    c22 += weight * age * age
  }
  return [
    [
      [c00, c01, c02],
      [c01, c11, c12],
      [c02, c12, c22],
    ],
    [g0, g1, g2],
  ]
}

/** The learner's own probability of recall where the model says `predicted`. */
export function ownRecall({ shift, slope, growth }: RecallCalibration, predicted: number, stability: number): number {
  if (predicted <= 0) return 0
  const [, level, age] = featuresOf(predicted, stability)
  return sigmoid(shift + slope * level + growth * age)
}

/** The model's probability at which the learner's own is `own`: the other way round. */
export function modelRecall({ shift, slope, growth }: RecallCalibration, own: number, stability: number): number {
  if (slope <= 0) return own
  return sigmoid((logit(inside(own)) - shift - growth * settled(stability)) / slope)
}

/** Gauss's elimination; the matrices are positive definite. */
function solved(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, at) => [...row, right[at]!])
  const n = rows.length
  for (let i = 0; i < n; i++) {
    for (let j = i + 1; j < n; j++) {
      const factor = rows[j]![i]! / rows[i]![i]!
      for (let k = i; k <= n; k++) rows[j]![k]! -= factor * rows[i]![k]!
    }
  }
  const found = right.map(() => 0)
  for (let i = n - 1; i >= 0; i--) {
    let sum = rows[i]![n]!
    for (let k = i + 1; k < n; k++) sum -= rows[i]![k]! * found[k]!
    found[i] = sum / rows[i]![i]!
  }
  return found
}
