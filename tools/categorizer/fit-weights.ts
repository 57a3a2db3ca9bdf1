/** Fits a linear softmax classifier with AdaGrad. Uses only operations that give the same result on every machine. */
import { modelCategories } from '../../packages/categorizer/src/model/model-data.ts'
import type { Example } from './examples.ts'
import { createRandom } from './random.ts'
import { settings } from './settings.ts'

const CATEGORY_COUNT = modelCategories.length
/** A constant of this module: under Vitest, reading the setting in the innermost loop makes a training about 40% slower. */
const LEARNING_RATE = settings.learningRate

type Fit = Readonly<{
  weights: Float32Array
  /** Sums of squared gradients. */
  squares: Float32Array
  /** Scores of the current example, then its errors. */
  scratch: Float64Array
}>

/** Returns a weight for each feature and category. */
export function fitWeights(examples: readonly Example[]): Float32Array {
  const random = createRandom(settings.seed)
  const count = 2 ** settings.featureBits * CATEGORY_COUNT
  const fit: Fit = {
    weights: new Float32Array(count),
    squares: new Float32Array(count).fill(settings.initialSquares),
    scratch: new Float64Array(CATEGORY_COUNT),
  }
  const order = examples.map((_, index) => index)
  for (let pass = 0; pass < settings.passes; pass++) {
    shuffle(order, random.next)
    for (const index of order) {
      const example = examples[index]
      if (example !== undefined) {
        findErrors(example, fit)
        learn(example, fit)
      }
    }
  }
  return fit.weights
}

/** Writes the difference between each category's probability and the truth to the scratch array. */
function findErrors({ features, category, weight }: Example, { weights, scratch }: Fit): void {
  const norm = 1 / Math.sqrt(features.length)
  scratch.fill(0)
  for (let at = 0; at < features.length; at++) {
    const first = (features[at] ?? 0) * CATEGORY_COUNT
    for (let index = 0; index < CATEGORY_COUNT; index++) {
      scratch[index] = (scratch[index] ?? 0) + (weights[first + index] ?? 0)
    }
  }
  let best = Number.NEGATIVE_INFINITY
  for (let index = 0; index < CATEGORY_COUNT; index++) {
    best = Math.max(best, scratch[index] ?? 0)
  }
  let total = 0
  for (let index = 0; index < CATEGORY_COUNT; index++) {
    const power = exponential(((scratch[index] ?? 0) - best) * norm)
    scratch[index] = power
    total += power
  }
  for (let index = 0; index < CATEGORY_COUNT; index++) {
    const target = index === category ? 1 : 0
    scratch[index] = ((scratch[index] ?? 0) / total - target) * norm * weight
  }
}

function learn({ features }: Example, { weights, squares, scratch }: Fit): void {
  for (let at = 0; at < features.length; at++) {
    const first = (features[at] ?? 0) * CATEGORY_COUNT
    for (let index = 0; index < CATEGORY_COUNT; index++) {
      const error = scratch[index] ?? 0
      const square = (squares[first + index] ?? 0) + error * error
      squares[first + index] = square
      weights[first + index] = (weights[first + index] ?? 0) - (LEARNING_RATE * error) / Math.sqrt(square)
    }
  }
}

/** Approximates e to the power of x for x <= 0. Math.exp may differ between versions of Node in the last bit. */
function exponential(x: number): number {
  let power = Math.max(0, 1 + x / 1024)
  for (let count = 0; count < 10; count++) {
    power *= power
  }
  return power
}

function shuffle(order: number[], next: () => number): void {
  for (let last = order.length - 1; last > 0; last--) {
    const other = Math.floor(next() * (last + 1))
    const moved = order[last] ?? 0
    order[last] = order[other] ?? 0
    order[other] = moved
  }
}
