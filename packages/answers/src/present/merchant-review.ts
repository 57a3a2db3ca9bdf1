import type { MerchantReview } from '@cardsight/contract/schemas'
import type { ReviewedMerchants } from '../run/review-merchants.ts'
import { dollars } from './history.ts'

/** More than anyone confirms, and small enough to send with every run. */
const MAX_MERCHANTS = 200

export const nothingToReview: MerchantReview = { spent: 0, unknown: 0, merchants: [] }

export function presentMerchantReview({
  spentCents,
  unknownCents,
  merchants,
}: ReviewedMerchants): MerchantReview {
  return {
    spent: dollars(spentCents),
    unknown: dollars(unknownCents),
    merchants: merchants.slice(0, MAX_MERCHANTS).map(({ cents, ...merchant }) => ({
      ...merchant,
      sum: dollars(cents),
    })),
  }
}
