import type { CardInfo, CardListEntry } from '@cardsight/contract/backtest'
import type { SortKey } from '@cardsight/engine/ranking'
import type { WhyFocus } from '../../cards/why-figure.tsx'

/** A row of the list: the amounts of one projection, and short facts about the card. */
export type AllCardsRow = CardListEntry & { brief: CardInfo }

/** Actions of a row. */
export type RowActions = {
  onDetails: (cardId: string) => void
  onWhy: (cardId: string, focus: WhyFocus) => void
}

/** The amounts of a row in column order, each with the explanation it opens. */
export const amountColumns = [
  { key: 'totalMoney', label: 'Total Reward', focus: 'total' },
  { key: 'money', label: 'Reward from transactions', focus: 'reward' },
  { key: 'introMoney', label: 'Intro Bonus', focus: 'bonus' },
  { key: 'annualFee', label: 'Annual Fee', focus: 'fee' },
] as const satisfies readonly Readonly<{ key: SortKey; label: string; focus: WhyFocus }>[]

/** A fee is a cost, so it shows a minus sign. */
export function shownAmount(row: AllCardsRow, key: SortKey): number {
  return key === 'annualFee' ? -row.annualFee : row[key]
}
