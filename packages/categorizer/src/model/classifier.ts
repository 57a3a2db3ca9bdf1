/** Guesses a merchant's category from the words and letters of a statement line, with a linear model. */
import type { Descriptor } from '../text/descriptor.ts'
import { featuresOf } from './features.ts'
import { decodeWeights, type ModelCategory, type ModelData, modelCategories } from './model-data.ts'

export type Guess = Readonly<{
  category: ModelCategory
  /** Estimated probability that the category is right. */
  confidence: number
}>

/** Returns a function that guesses, or returns null for a line of initials and numbers, whose letters mean nothing. */
export function createClassifier({
  size,
  step,
  weights: text,
}: ModelData): (descriptor: Descriptor) => Guess | null {
  const weights = decodeWeights(text)
  return (descriptor) => {
    if (!descriptor.words.some(isReadable)) {
      return null
    }
    const features = featuresOf(descriptor, size)
    const scores = modelCategories.map(() => 0)
    for (const feature of features) {
      const first = feature * scores.length
      for (let index = 0; index < scores.length; index++) {
        scores[index] = (scores[index] ?? 0) + (weights[first + index] ?? 0)
      }
    }
    return mostLikely(scores, step / Math.sqrt(features.length))
  }
}

function isReadable(word: string): boolean {
  return word.length > 2 && /[AEIOUY]/.test(word)
}

/** The highest softmax probability. */
function mostLikely(scores: readonly number[], scale: number): Guess {
  const best = Math.max(...scores)
  const total = scores.reduce((sum, score) => sum + Math.exp((score - best) * scale), 0)
  const category = modelCategories[scores.indexOf(best)] ?? modelCategories[0]
  return { category, confidence: 1 / total }
}
