/** How incomplete and wrong a bank's and the provider's data are, as shares from 0 to 1. */
export type NoiseLevel = {
  /** Transactions that the bank sends with a merchant category code. Few banks send any. */
  readonly hasMcc: number
  /** Merchants that the provider doesn't recognize. */
  readonly hasNoName: number
  /** Merchants that the provider can't categorize. */
  readonly hasNoCategory: number
  readonly isUnsure: number
  readonly isWrong: number
}

/** Makes a transaction's noise reproducible. */
export type Noise = { readonly seed: string; readonly level: NoiseLevel }

/** About what the provider states: a name for 97% of purchases and a category for 95%. */
export const usualNoise: NoiseLevel = {
  hasMcc: 0.12,
  hasNoName: 0.05,
  hasNoCategory: 0.05,
  isUnsure: 0.1,
  isWrong: 0.02,
}

/** Local merchants and small banks. */
export const heavyNoise: NoiseLevel = {
  hasMcc: 0.04,
  hasNoName: 0.3,
  hasNoCategory: 0.15,
  isUnsure: 0.2,
  isWrong: 0.06,
}
