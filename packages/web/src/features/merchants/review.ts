/** Decides which merchants to ask about, in which order, and whether enough spending is categorized to rank cards. */
import type { MerchantReview, MerchantToReview } from '@cardsight/contract/backtest'

/** Above this share of dollars that are probably in a wrong category, a ranking says more about our guesses than about cards. */
const MOST_DOUBTFUL_PERCENT = 25
export const ENOUGH_PERCENT = 100 - MOST_DOUBTFUL_PERCENT

/** Merchants asked about at a time. */
export const ROWS_AT_A_TIME = 10

type Amounts = Pick<MerchantReview, 'spent' | 'doubtful'>

/** A guess of 0.4 leaves 0.6 of its dollars in doubt. In whole cents, because dollars are not exact. */
export function isEnoughKnown({ spent, doubtful }: Amounts): boolean {
  return Math.round(doubtful * 100) * 100 <= Math.round(spent * 100) * MOST_DOUBTFUL_PERCENT
}

/** Rounded down, so that it reads 75 only where that is reached. */
export function categorizedPercent({ spent, doubtful }: Amounts): number {
  return spent <= 0 ? 100 : Math.floor((Math.round((spent - doubtful) * 100) * 100) / Math.round(spent * 100))
}

/** Dollars that are probably in a wrong category. */
export function doubtOf({ sum, confidence }: MerchantToReview): number {
  return sum * (1 - confidence)
}

/**
 * Merchants whose category isn't sure, and those the user chose a category for since the list was opened: they stay
 * where they are, so that nothing moves under the pointer. Those that weigh most come first.
 */
export function listToReview(
  { merchants }: Pick<MerchantReview, 'merchants'>,
  chosen: readonly MerchantToReview[],
  weigh: (merchant: MerchantToReview) => number,
): MerchantToReview[] {
  const names = new Set(chosen.map(({ name }) => name))
  const open = merchants.filter(({ name }) => !names.has(name))
  return [...open, ...chosen].sort((a, b) => weigh(b) - weigh(a))
}

/** Ten rows, and ten more each time the user has chosen a category for ten. */
export function rowsToShow(chosenCount: number): number {
  return ROWS_AT_A_TIME * (1 + Math.floor(chosenCount / ROWS_AT_A_TIME))
}
