/** How sure a category is, by the layer that found it and by its confidence. */
import type { Leaf } from '@cardsight/engine/categories'

/** The source that determined the leaf, or that the line isn't a purchase. */
export type Layer =
  | 'mcc'
  | 'plaid'
  | 'issuer-category'
  | 'non-purchase'
  | 'merchant'
  | 'brand'
  | 'words'
  | 'model'
  | 'unknown'

/** A probable category is the best guess: it counts, but screens ask for confirmation. An unknown one is 'Other'. */
export type Certainty = 'sure' | 'probable' | 'unknown'

/** Share of the lines whose category a layer gets right, measured on statements that nobody tuned the layer for. */
export const confidenceOfLayer = {
  mcc: 1,
  plaid: 0.97,
  'issuer-category': 0.97,
  merchant: 0.97,
  brand: 0.94,
  words: 0.95,
  /** A brand of one word that the whole line consists of, if the model doesn't support it. */
  wordAlone: 0.6,
  /** A brand that the model doesn't support, before words that aren't its name. */
  brandBeforeWords: 0.4,
  /** A merchant before other words, if the model expects something else. */
  contradicted: 0.6,
  /** A merchant that sells for many others. */
  manyKinds: 0.8,
  /** A word that the model doesn't support. */
  wordsAlone: 0.6,
  /** Issuers' names that cover many kinds of purchases, such as 'Shopping'. */
  broadIssuerCategory: 0.8,
  /** Plaid's category if Plaid is only moderately sure. */
  mediumPlaid: 0.8,
  /** Plaid's category if Plaid itself isn't sure. */
  doubtfulPlaid: 0.6,
} as const

/**
 * Words that several kinds of businesses have in their names: a golf shop isn't a golf course. Measured on labeled names of
 * all sources but those that know only some categories.
 */
const confidenceOfWord: Partial<Record<Leaf, number>> = {
  'auto-service': 0.78,
  books: 0.75,
  clothing: 0.73,
  electronics: 0.79,
  entertainment: 0.73,
  gardening: 0.84,
  gas: 0.5,
  gym: 0.51,
  hotels: 0.87,
  'parking-tolls': 0.82,
  'personal-care': 0.9,
  phone: 0.6,
  'specialty-food': 0.6,
  'sports-recreation': 0.44,
  supermarket: 0.85,
  transit: 0.61,
  'travel-agency': 0.67,
  utilities: 0.79,
}

export function confidenceOfWords(leaf: Leaf): number {
  return confidenceOfWord[leaf] ?? confidenceOfLayer.words
}

/** Guesses below it are right in less than 95 % of the lines of sources that the model wasn't trained on. */
const MIN_SURE = 0.94
/** Below this, a guess is wrong in three of four lines. */
const MIN_PROBABLE = 0.25

export function certaintyOf(confidence: number): Certainty {
  if (confidence >= MIN_SURE) {
    return 'sure'
  }
  return confidence >= MIN_PROBABLE ? 'probable' : 'unknown'
}
