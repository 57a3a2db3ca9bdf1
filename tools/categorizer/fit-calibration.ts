/** Fits how often guesses of a confidence are right, with categories at their shares on statements. */
import type { CategoryKey } from '@cardsight/engine/categories'
import type { Calibration } from '../../packages/categorizer/src/model/calibration-data.ts'
import type { Guess } from '../../packages/categorizer/src/model/classifier.ts'
import {
  type ModelCategory,
  modelCategories,
  neverGuessed,
} from '../../packages/categorizer/src/model/model-data.ts'
import { evidenceOf } from './evidence.ts'
import { statementShares } from './settings.ts'

/** Kinds of places share their numbers. */
const sharing: readonly ReadonlySet<ModelCategory>[] = [new Set(['recreation', 'travel', 'transportation'])]

/** More names of one source and category say little more. */
const MOST_NAMES = 1000
/** How far curves of categories typically are from the model's own confidence. Those with few lines stay near it. */
const SPREAD = { shift: 1.5, slope: 1 }
/** Lines of one source resemble each other, so that many lines say no more about other sources than these. */
const LINES_PER_WEIGHT = 200
/** So many lines of a rare category say something, however little weight it has. */
const LEAST_LINES = 15
const STEPS = 60

/** A line of a group of sources, with the words of its name and its true category. */
type Labeled = Readonly<{ group: number; name: string; truth: CategoryKey }>
/** What the model says about a line that no other layer decides, otherwise null. */
export type HeldOutName = Labeled & Readonly<{ guess: Guess | null }>
type WeighedGuess = Guess & Labeled & Readonly<{ weight: number }>

/** Guesses with the weights that they have among all lines: other layers leave fewer of some categories. */
export function weighGuesses(lines: readonly HeldOutName[]): WeighedGuess[] {
  return weigh(lines).flatMap(({ guess, ...line }) => (guess === null ? [] : [{ ...line, ...guess }]))
}

/**
 * Registers list one kind of business, and some list a chain's stores one by one. Weights give each category its share
 * on statements, and each name of a source the same weight however often it occurs.
 */
export function weigh<Line extends Labeled>(lines: readonly Line[]): (Line & { weight: number })[] {
  const kindOf = ({ group, truth }: Labeled) => `${group} ${truth}`
  const nameOf = (line: Labeled) => `${kindOf(line)} ${line.name}`
  const lineCounts = Map.groupBy(lines, nameOf)
  const nameCounts = Map.groupBy(
    [...lineCounts.values()].flatMap(([first]) => first ?? []),
    kindOf,
  )
  const totals = new Map<string, number>()
  for (const names of nameCounts.values()) {
    const truth = names[0]?.truth ?? ''
    totals.set(truth, (totals.get(truth) ?? 0) + Math.min(names.length, MOST_NAMES))
  }
  const shares: Readonly<Partial<Record<CategoryKey, number>>> = statementShares
  return lines.map((line) => {
    const names = nameCounts.get(kindOf(line))?.length ?? 1
    const share = (shares[line.truth] ?? 0) / (totals.get(line.truth) ?? 1)
    const weight = (share * Math.min(names, MOST_NAMES)) / names / (lineCounts.get(nameOf(line))?.length ?? 1)
    return { ...line, weight }
  })
}

/**
 * Fits a logistic curve for each category, from the model's log odds to the share that is right. Categories that are never
 * guessed keep the model's own confidence, which only supports names.
 */
export function fitCalibration(guesses: readonly WeighedGuess[]): Calibration {
  const curves = modelCategories.map((category) => {
    if (neverGuessed.has(category)) {
      return [category, [0, 1]] as const
    }
    const same = sharing.find((group) => group.has(category)) ?? new Set([category])
    return [category, fitCurve(guesses.filter((guess) => same.has(guess.category)))] as const
  })
  return Object.fromEntries(curves) as Calibration
}

/** Newton's method on two numbers. Weights become numbers of lines, so that rare categories can leave the model's curve. */
function fitCurve(guesses: readonly WeighedGuess[]): readonly [number, number] {
  const { lines, weight: total } = evidenceOf(guesses)
  const counted = Math.min(lines, Math.max(LEAST_LINES, LINES_PER_WEIGHT * total))
  const linesPerWeight = total === 0 ? 0 : counted / total
  const [shiftPull, slopePull] = [1 / SPREAD.shift ** 2, 1 / SPREAD.slope ** 2]
  let [shift, slope] = [0, 1]
  for (let step = 0; step < STEPS; step++) {
    let [byShift, bySlope] = [shiftPull * shift, slopePull * (slope - 1)]
    let [shiftShift, shiftSlope, slopeSlope] = [shiftPull, 0, slopePull]
    for (const { confidence, category, truth, weight } of guesses) {
      const odds = logOdds(confidence)
      const stated = 1 / (1 + Math.exp(-(shift + slope * odds)))
      const error = (stated - (category === truth ? 1 : 0)) * weight * linesPerWeight
      const bend = stated * (1 - stated) * weight * linesPerWeight
      byShift += error
      bySlope += error * odds
      shiftShift += bend
      shiftSlope += bend * odds
      slopeSlope += bend * odds * odds
    }
    const determinant = shiftShift * slopeSlope - shiftSlope * shiftSlope
    shift -= (slopeSlope * byShift - shiftSlope * bySlope) / determinant
    slope -= (shiftShift * bySlope - shiftSlope * byShift) / determinant
  }
  return [Number(shift.toFixed(2)), Number(slope.toFixed(2))]
}

function logOdds(confidence: number): number {
  const inside = Math.min(Math.max(confidence, 0.02), 0.999)
  return Math.log(inside / (1 - inside))
}
