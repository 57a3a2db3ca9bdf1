/** Fits a linear softmax classifier with AdaGrad. Uses only operations that give the same result on every machine. */
import { modelCategories } from '../../packages/categorizer/src/model/model-data.ts'
import type { Example } from './examples.ts'
import { createRandom } from './random.ts'
import { settings } from './settings.ts'

const CATEGORY_COUNT = modelCategories.length
/** Keeps the first steps of a weight small. */
const INITIAL_SQUARES = 0.01

/** Returns a weight for each feature and category. */
export function fitWeights(examples: readonly Example[]): Float64Array {
  const random = createRandom(settings.seed)
  const weights = new Float64Array(2 ** settings.featureBits * CATEGORY_COUNT)
  const squares = new Float64Array(weights.length).fill(INITIAL_SQUARES)
  const order = examples.map((_, index) => index)
  for (let pass = 0; pass < settings.passes; pass++) {
    shuffle(order, random.next)
    for (const index of order) {
      const example = examples[index]
      if (example !== undefined) {
        learn(example, weights, squares)
      }
    }
  }
  return weights
}

function learn({ features, category, weight }: Example, weights: Float64Array, squares: Float64Array): void {
  const norm = 1 / Math.sqrt(features.length)
  const errors = probabilities(features, weights, norm)
  for (let index = 0; index < CATEGORY_COUNT; index++) {
    const target = index === category ? 1 : 0
    errors[index] = ((errors[index] ?? 0) - target) * norm * weight
  }
  for (const feature of features) {
    const first = feature * CATEGORY_COUNT
    for (let index = 0; index < CATEGORY_COUNT; index++) {
      const at = first + index
      const error = errors[index] ?? 0
      const square = (squares[at] ?? 0) + error * error
      squares[at] = square
      weights[at] = (weights[at] ?? 0) - (settings.learningRate * error) / Math.sqrt(square)
    }
  }
}

function probabilities(features: Int32Array, weights: Float64Array, norm: number): Float64Array {
  const scores = new Float64Array(CATEGORY_COUNT)
  for (const feature of features) {
    const first = feature * CATEGORY_COUNT
    for (let index = 0; index < CATEGORY_COUNT; index++) {
      scores[index] = (scores[index] ?? 0) + (weights[first + index] ?? 0)
    }
  }
  const best = scores.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY)
  const powers = scores.map((score) => exponential((score - best) * norm))
  const total = powers.reduce((sum, power) => sum + power, 0)
  return powers.map((power) => power / total)
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
