import { createClassifier } from './classifier.ts'
import { modelData } from './weights.ts'

/** The classifier with the trained weights. */
export const guessCategory = createClassifier(modelData)
