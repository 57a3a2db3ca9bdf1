import { calibration } from './calibration.ts'
import { calibrated } from './calibration-data.ts'
import { createClassifier } from './classifier.ts'
import { modelData } from './weights.ts'

const classify = createClassifier(modelData)

/** Guesses with the trained weights. The confidence is the share of such guesses that are right on unseen sources. */
export function guessCategory(...described: Parameters<typeof classify>): ReturnType<typeof classify> {
  const guess = classify(...described)
  return guess && { ...guess, confidence: calibrated(guess, calibration) }
}
