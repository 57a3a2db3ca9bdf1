import type { OwnedCardReview } from '@cardsight/engine/wallet'

const verdicts = ['keep', 'downgrade', 'cancel'] as const

/** 'keep 2, cancel 1' */
export function reviewSummary(reviews: readonly OwnedCardReview[]): string {
  return verdicts
    .map((verdict) => ({ verdict, count: reviews.filter((review) => review.verdict === verdict).length }))
    .filter(({ count }) => count > 0)
    .map(({ verdict, count }) => `${verdict} ${count}`)
    .join(', ')
}
