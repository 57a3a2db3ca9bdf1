/** The category of a merchant, and whether the user chose it. */
import type { Insights, MerchantCorrectionList, MerchantToReview } from '@cardsight/contract/schemas'
import { categories } from '@cardsight/engine/categories'

export type MerchantCorrections = Readonly<{
  list: MerchantCorrectionList['merchants']
  /** The merchant whose correction is being saved. */
  busyWith: string | null
  /** The key of a category or a leaf; null removes the correction. */
  onCorrect: (merchant: string, category: string | null) => void
}>

/** The key of the category; null if its purchases are in several. */
export function categoryOfMerchant(
  { transactions_statistics }: Pick<Insights, 'transactions_statistics'>,
  merchant: string,
): string | null {
  const names = transactions_statistics
    .filter(({ transactions }) => transactions.some(({ name }) => name === merchant))
    .map(({ category }) => category)
  return names.length === 1 ? (categories.find(({ name }) => name === names[0])?.key ?? null) : null
}

/** Our guess for a merchant, if its category isn't sure. */
export function findToReview(
  { merchantReview }: Pick<Insights, 'merchantReview'>,
  merchant: string,
): MerchantToReview | null {
  return merchantReview.merchants.find(({ name }) => name === merchant) ?? null
}

export function isCorrected({ list }: Pick<MerchantCorrections, 'list'>, merchant: string): boolean {
  const wanted = merchant.toLowerCase()
  return list.some((one) => one.merchant.toLowerCase() === wanted)
}
