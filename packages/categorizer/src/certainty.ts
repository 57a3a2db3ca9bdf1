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

/**
 * Share of the lines whose category a layer gets right, measured on sources that the model wasn't trained on, with
 * categories at their shares on statements (`npm run categorizer -- measure`).
 */
export const confidenceOfLayer = {
  mcc: 1,
  plaid: 0.97,
  'issuer-category': 0.97,
  merchant: 0.95,
  brand: 0.95,
  words: 0.95,
  /** A brand of several words that the model doesn't support. */
  doubtfulBrand: 0.86,
  /** A brand of one word that the whole line consists of, if the model doesn't support it. */
  wordAlone: 0.65,
  contradictedWord: 0.4,
  /** The same, before words that aren't its name. */
  wordBeforeWords: 0.74,
  /** A merchant before other words, if the model expects something else. */
  contradictedMerchant: 0.85,
  /** A hotel chain in a line that doesn't say hotel: its restaurant or garage. */
  partOfHotel: 0.77,
  /** A merchant that sells for many others. */
  manyKinds: 0.75,
  /** A word in a name for which the model expects something else, though not surely. */
  doubtedWords: 0.65,
  /** Even the model's likeliest guesses are right in only nine of ten lines of sources that it doesn't know. */
  likeliestGuess: 0.88,
  /** Issuers' names that cover many kinds of purchases, such as 'Shopping'. */
  broadIssuerCategory: 0.8,
  /** Plaid's category if Plaid is only moderately sure. */
  mediumPlaid: 0.8,
  /** Plaid's category if Plaid itself isn't sure. */
  doubtfulPlaid: 0.6,
} as const

/** Words that several kinds of businesses have in their names: a golf shop isn't a golf course. Measured as above. */
const confidenceOfWord: Partial<Record<Leaf, number>> = {
  'auto-service': 0.5,
  beauty: 0.85,
  books: 0.64,
  charity: 0.8,
  childcare: 0.9,
  clothing: 0.9,
  cruise: 0.77,
  education: 0.69,
  electronics: 0.83,
  entertainment: 0.86,
  'fast-food': 0.9,
  flights: 0.86,
  gardening: 0.93,
  gas: 0.88,
  gym: 0.74,
  healthcare: 0.87,
  'home-service': 0.89,
  hotels: 0.88,
  'internet-tv': 0.54,
  'office-supplies': 0.86,
  'personal-care': 0.72,
  phone: 0.27,
  secondhand: 0.89,
  'specialty-food': 0.65,
  'sports-recreation': 0.66,
  supermarket: 0.92,
  transit: 0.86,
  'travel-agency': 0.59,
  utilities: 0.45,
}

/** Merchants that several codes fit: newspapers and apps are also sold under codes of mail-order houses. */
const confidenceOfMerchantOf: Partial<Record<Leaf, number>> = {
  'digital-media': 0.75,
}

/**
 * Names of the brand index in less than 95 % of whose lines the category is right: companies share them with a family, a
 * hospital's pharmacy or a mail-order house. Measured as above and pulled toward 95 % as if by 15 lines, because most
 * of these leaves have 5 to 30.
 */
const confidenceOfBrandOf: Partial<Record<Leaf, number>> = {
  'auto-service': 0.91,
  charity: 0.87,
  clothing: 0.88,
  'digital-media': 0.75,
  education: 0.84,
  furniture: 0.85,
  healthcare: 0.79,
  'home-improvement': 0.89,
  'other-shop': 0.88,
  'personal-care': 0.92,
  'professional-service': 0.88,
  'specialty-food': 0.9,
}

export function confidenceOfMerchants(leaf: Leaf): number {
  return confidenceOfMerchantOf[leaf] ?? confidenceOfLayer.merchant
}

export function confidenceOfBrands(leaf: Leaf): number {
  return confidenceOfBrandOf[leaf] ?? confidenceOfLayer.brand
}

export function confidenceOfWords(leaf: Leaf): number {
  return confidenceOfWord[leaf] ?? confidenceOfLayer.words
}

/** What is below it is right in less than 95 % of the lines. */
const MIN_SURE = 0.94
/** Below this, a guess is wrong in three of four lines. */
const MIN_PROBABLE = 0.25

export function certaintyOf(confidence: number): Certainty {
  if (confidence >= MIN_SURE) {
    return 'sure'
  }
  return confidence >= MIN_PROBABLE ? 'probable' : 'unknown'
}
