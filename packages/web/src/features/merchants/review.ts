/** Decides which merchants to ask about, in which order, and whether enough spending is categorized to rank cards. */
import type { MerchantReview, MerchantToReview } from '@cardsight/contract/schemas'

/** Above this share of unknown dollars, a ranking says more about the gaps than about the cards. */
const MOST_UNKNOWN_PERCENT = 25
export const ENOUGH_PERCENT = 100 - MOST_UNKNOWN_PERCENT

/** Merchants asked about at a time. */
export const ROWS_AT_A_TIME = 10

type Amounts = Pick<MerchantReview, 'spent' | 'unknown'>

/** In whole cents, because dollars are not exact. */
export function isEnoughKnown({ spent, unknown }: Amounts): boolean {
  return Math.round(unknown * 100) * 100 <= Math.round(spent * 100) * MOST_UNKNOWN_PERCENT
}

/** Rounded down, so that it reads 75 only where that is reached. */
export function categorizedPercent({ spent, unknown }: Amounts): number {
  return spent <= 0 ? 100 : Math.floor((Math.round((spent - unknown) * 100) * 100) / Math.round(spent * 100))
}

/**
 * Merchants of a certainty, and those the user chose a category for since the list was opened: they stay where they
 * are, so that nothing moves under the pointer. Highest total first.
 */
export function listToReview(
  { merchants }: Pick<MerchantReview, 'merchants'>,
  certainty: MerchantToReview['certainty'],
  chosen: readonly MerchantToReview[],
): MerchantToReview[] {
  const names = new Set(chosen.map(({ name }) => name))
  const open = merchants.filter((merchant) => merchant.certainty === certainty && !names.has(merchant.name))
  return [...open, ...chosen].sort((a, b) => b.sum - a.sum)
}

/** Ten rows, and ten more each time the user has chosen a category for ten. */
export function rowsToShow(chosenCount: number): number {
  return ROWS_AT_A_TIME * (1 + Math.floor(chosenCount / ROWS_AT_A_TIME))
}
