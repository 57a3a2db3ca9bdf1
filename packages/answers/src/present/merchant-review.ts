import type { MerchantReview } from '@cardsight/contract/backtest'
import type { ReviewedMerchants } from '../run/review-merchants.ts'
import { dollars } from './history.ts'

/** More than anyone confirms, and small enough to send with every run. */
const MAX_MERCHANTS = 200

export const nothingToReview: MerchantReview = {
  spent: 0,
  unknown: 0,
  guessed: 0,
  doubtful: 0,
  merchants: [],
}

export function presentMerchantReview({
  spentCents,
  unknownCents,
  guessedCents,
  doubtfulCents,
  merchants,
}: ReviewedMerchants): MerchantReview {
  return {
    spent: dollars(spentCents),
    unknown: dollars(unknownCents),
    guessed: dollars(guessedCents),
    doubtful: dollars(doubtfulCents),
    merchants: merchants.slice(0, MAX_MERCHANTS).map(({ cents, confidence, ...merchant }) => ({
      ...merchant,
      confidence: Math.round(confidence * 100) / 100,
      sum: dollars(cents),
    })),
  }
}
