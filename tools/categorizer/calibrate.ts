/**
 * `npm run categorizer -- calibrate`: measures how often the model is right on sources that it wasn't trained on, and
 * writes what its confidence has to be for that.
 */
import { writeFileSync } from 'node:fs'
import { type CategoryKey, categoryOfLeaf } from '@cardsight/engine/categories'
import { toCents } from '@cardsight/engine/money'
import { categorize } from '../../packages/categorizer/src/categorize.ts'
import { type Calibration, calibrated } from '../../packages/categorizer/src/model/calibration-data.ts'
import { createClassifier, type Guess } from '../../packages/categorizer/src/model/classifier.ts'
import { type ModelCategory, modelCategories } from '../../packages/categorizer/src/model/model-data.ts'
import { readDescriptor } from '../../packages/categorizer/src/text/descriptor.ts'
import { statementShares } from './settings.ts'
import { trainingHash, trainModel } from './train.ts'
import { type LabeledName, readTrainingData } from './training-data.ts'

const OUTPUT = 'packages/categorizer/src/model/calibration.ts'

/** Sources of one kind are held out together. */
const sourceGroups: readonly RegExp[] = [/^pcard/, /^ppp/, /^lic/, /^food/, /^snap/, /^known$|^generic$/]

/** Categories whose merchants a model rarely knows: shops without a place, and large companies. They share their numbers. */
const rare: ReadonlySet<ModelCategory> = new Set([
  'media',
  'online-shopping',
  'recreation',
  'travel',
  'department-store',
  'warehouse',
])

/** More lines of one source and category say little more. */
const MOST_LINES = 1000
/** Keeps categories with few lines near the model's own confidence. */
const SHRINKAGE = 0.002
const STEPS = 60

export type HeldOutGuess = Guess & Readonly<{ group: number; truth: CategoryKey }>
type Weighed = HeldOutGuess & Readonly<{ weight: number }>

export function calibrate(): number {
  const guesses = guessHeldOut(readTrainingData())
  writeFileSync(OUTPUT, moduleText(fitCalibration(weigh(guesses))))
  console.log(`${OUTPUT} written from ${guesses.length} guesses`)
  const stated = stateHeldOut(guesses)
  printShares('by stated certainty', stated, ({ confidence }) => (Math.floor(confidence * 5) / 5).toFixed(1))
  printShares('by stated category', stated, ({ category }) => category)
  return 0
}

/** Each source with the curves of all others. */
function stateHeldOut(guesses: readonly HeldOutGuess[]): Weighed[] {
  const curves = sourceGroups.map((_, held) =>
    fitCalibration(weigh(guesses.filter(({ group }) => group !== held))),
  )
  return weigh(guesses).map((guess) => ({
    ...guess,
    confidence: calibrated(guess, curves[guess.group] ?? null),
  }))
}

function printShares(title: string, guesses: readonly Weighed[], keyOf: (guess: Weighed) => string): void {
  console.log(`\n${title.padEnd(24)} lines   stated    right`)
  for (const key of new Set(guesses.map(keyOf))) {
    const group = guesses.filter((guess) => keyOf(guess) === key)
    const share = (value: (guess: Weighed) => number) =>
      group.reduce((sum, guess) => sum + guess.weight * value(guess), 0) /
      group.reduce((sum, { weight }) => sum + weight, 0)
    const stated = share(({ confidence }) => confidence)
    const right = share(({ category, truth }) => (category === truth ? 1 : 0))
    console.log(
      `${key.padEnd(24)} ${String(group.length).padStart(5)}  ${stated.toFixed(3)}  ${right.toFixed(3)}`,
    )
  }
}

/** What a model says about the lines of a source that it wasn't trained on, if no other layer decides them. */
function guessHeldOut(names: readonly LabeledName[]): HeldOutGuess[] {
  return sourceGroups.flatMap((sources, group) => {
    const guess = createClassifier(trainModel(names.filter(({ source }) => !sources.test(source))))
    return names
      .filter(({ source, descriptor }) => sources.test(source) && isForModel(descriptor))
      .flatMap(({ descriptor, leaf }) => {
        const found = guess(readDescriptor(descriptor))
        return found === null ? [] : [{ ...found, group, truth: categoryOfLeaf(leaf) }]
      })
  })
}

function isForModel(name: string): boolean {
  const found = categorize({ name, amountCents: toCents(2500), accountType: 'credit' })
  return found.kind === 'purchase' && (found.layer === 'model' || found.layer === 'unknown')
}

/** Registers list one kind of business. Weights give each category its share on statements. */
export function weigh(guesses: readonly HeldOutGuess[]): Weighed[] {
  const counts = new Map<string, number>()
  const keyOf = ({ group, truth }: HeldOutGuess) => `${group} ${truth}`
  for (const guess of guesses) {
    counts.set(keyOf(guess), (counts.get(keyOf(guess)) ?? 0) + 1)
  }
  const totals = new Map<string, number>()
  for (const [key, count] of counts) {
    const truth = key.slice(key.indexOf(' ') + 1)
    totals.set(truth, (totals.get(truth) ?? 0) + Math.min(count, MOST_LINES))
  }
  const shares: Readonly<Partial<Record<CategoryKey, number>>> = statementShares
  return guesses.map((guess) => {
    const count = counts.get(keyOf(guess)) ?? 1
    const share = (shares[guess.truth] ?? 0) / (totals.get(guess.truth) ?? 1)
    return { ...guess, weight: (share * Math.min(count, MOST_LINES)) / count }
  })
}

/** Fits a logistic curve for each category, from the model's log odds to the share that is right. */
export function fitCalibration(guesses: readonly Weighed[]): Calibration {
  const curves = modelCategories.map((category) => {
    const isSame = rare.has(category)
      ? ({ category: other }: Weighed) => rare.has(other)
      : ({ category: other }: Weighed) => other === category
    return [category, fitCurve(guesses.filter(isSame))] as const
  })
  return Object.fromEntries(curves) as Calibration
}

/** Newton's method on two numbers. */
function fitCurve(guesses: readonly Weighed[]): readonly [number, number] {
  let [shift, slope] = [0, 1]
  for (let step = 0; step < STEPS; step++) {
    let [byShift, bySlope] = [SHRINKAGE * shift, SHRINKAGE * (slope - 1)]
    let [shiftShift, shiftSlope, slopeSlope] = [SHRINKAGE, 0, SHRINKAGE]
    for (const { confidence, category, truth, weight } of guesses) {
      const odds = logOdds(confidence)
      const stated = 1 / (1 + Math.exp(-(shift + slope * odds)))
      const error = (stated - (category === truth ? 1 : 0)) * weight
      const bend = stated * (1 - stated) * weight
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

function moduleText(calibration: Calibration): string {
  const lines = Object.entries(calibration).map(
    ([category, curve]) => `  '${category}': [${curve.join(', ')}],`,
  )
  return `/** How often the model is right, generated by \`npm run categorizer -- calibrate\`. Don't edit. */
import type { Calibration } from './calibration-data.ts'

export const calibratedFrom = '${trainingHash()}'

export const calibration: Calibration = {
${lines.join('\n')}
}
`
}
