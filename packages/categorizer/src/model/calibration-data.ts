/** Turns the model's own confidence into the share of guesses that are right. */
import type { Guess } from './classifier.ts'
import type { ModelCategory } from './model-data.ts'

/** By guessed category: shift and slope of a logistic curve over the model's log odds. */
export type Calibration = Readonly<Record<ModelCategory, readonly [shift: number, slope: number]>>

/** The confidence that held-out sources show; without a calibration, the model's own. */
export function calibrated({ category, confidence }: Guess, calibration: Calibration | null): number {
  if (calibration === null) {
    return confidence
  }
  const [shift, slope] = calibration[category]
  const odds = Math.log(confidence / (1 - confidence))
  return 1 / (1 + Math.exp(-(shift + slope * odds)))
}
