/** Settings of the training. A change of any of them changes the model. */
import type { ModelCategory } from '../../packages/categorizer/src/model/model-data.ts'

export const settings = {
  featureBits: 14,
  seed: 20_261_116,
  passes: 2,
  learningRate: 0.1,
  /** Keeps the first steps of a weight small. */
  initialSquares: 0.01,
  /** Copies of each name: as it is, and as banks print it. */
  copies: 3,
  /** Weights beyond this quantile are clipped. */
  clipQuantile: 0.9995,
  /** Weights below this many steps become zero, which compresses well. */
  deadZone: 0.5,
  /** Highest quantized weight: 4 bits with a sign. */
  maxWeight: 7,
  /** Divides the scores, so that a confidence is a probability. Chosen on lines that the training never saw. */
  temperature: 0.9,
  maxExampleWeight: 20,
} as const

/** Share of each category among the purchases on card statements. Public records have other shares. */
export const statementShares: Readonly<Record<ModelCategory, number>> = {
  grocery: 0.09,
  gas: 0.045,
  warehouse: 0.005,
  restaurant: 0.4,
  media: 0.025,
  transportation: 0.04,
  recreation: 0.045,
  travel: 0.03,
  flights: 0.01,
  pharmacy: 0.012,
  'department-store': 0.006,
  gym: 0.008,
  shops: 0.16,
  service: 0.13,
  'online-shopping': 0.015,
}
