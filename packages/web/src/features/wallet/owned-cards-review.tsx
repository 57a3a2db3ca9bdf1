import type { Years } from '@cardsight/engine/cards'
import type { OwnedCardReview } from '@cardsight/engine/wallet'
import { formatMoney } from '../../lib/format-money.ts'
import { Badge } from '../../ui/badge.tsx'
import { SkeletonLines } from '../../ui/skeleton.tsx'
import { type CardsById, nameOf, yearsName } from './cards-by-id.ts'

const verdicts = {
  keep: { label: 'Keep', tone: 'good' },
  downgrade: { label: 'Downgrade', tone: 'neutral' },
  cancel: { label: 'Cancel', tone: 'bad' },
} as const

type OwnedCardsReviewProps = {
  /** Null while loading. */
  reviews: readonly OwnedCardReview[] | null
  cards: CardsById
  years: Years
}

/** What each of the user's cards adds now, after its fee: keep it, downgrade it, or cancel it. */
export function OwnedCardsReview({ reviews, cards, years }: OwnedCardsReviewProps) {
  return (
    <div>
      <p className="mb-3 max-w-text text-ink-soft">
        What each card you have adds to this wallet in {yearsName(years)}. You can downgrade to a card of the
        same issuer and program if the issuer allows it.
      </p>
      {reviews === null ? (
        <SkeletonLines lines={2} />
      ) : (
        <ul className="border-t border-hairline">
          {reviews.map((card) => (
            <li
              key={card.cardId}
              className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 border-b border-hairline py-3"
            >
              <span className="font-medium">{nameOf(cards, card.cardId)}</span>
              <span>
                <Badge variant={verdicts[card.verdict].tone}>{verdicts[card.verdict].label}</Badge>
              </span>
              <p className="col-span-2 text-ink-soft">{reviewText(card, cards)}</p>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

export function reviewText({ adds, downgrade, fee, verdict }: OwnedCardReview, cards: CardsById): string {
  const own =
    adds >= 0
      ? `It adds ${formatMoney(adds / 100)} after its fee of ${formatMoney(fee / 100)}.`
      : `It costs ${formatMoney(-adds / 100)} more than it earns: its fee is ${formatMoney(fee / 100)}.`
  if (downgrade !== null) {
    return `${own} ${nameOf(cards, downgrade.cardId)} would add ${formatMoney(downgrade.adds / 100)} instead: ${formatMoney((downgrade.adds - adds) / 100)} more.`
  }
  return verdict === 'cancel' ? `${own} Cancel it to save that.` : own
}
