/** How sure a category is, by the layer that found it and by its confidence. */

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
  /** Issuers' names that cover many kinds of purchases, such as 'Shopping'. */
  broadIssuerCategory: 0.8,
  /** Plaid's category if Plaid is only moderately sure. */
  mediumPlaid: 0.8,
  /** Plaid's category if Plaid itself isn't sure. */
  doubtfulPlaid: 0.6,
} as const

/** A sure category is wrong on at most 4 % of all lines. */
const MIN_SURE = 0.78
/** Below this, a guess is wrong in two of three lines. */
const MIN_PROBABLE = 0.3

export function certaintyOf(confidence: number): Certainty {
  if (confidence >= MIN_SURE) {
    return 'sure'
  }
  return confidence >= MIN_PROBABLE ? 'probable' : 'unknown'
}
