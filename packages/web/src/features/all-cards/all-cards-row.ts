import type { CardInfo, CardListEntry } from '@cardsight/contract'
import type { SortKey } from '@cardsight/engine'
import type { WhyFocus } from '../../cards/why-focus.ts'

/** A card of the list: its amounts of one projection, and what is short about it. */
export type AllCardsRow = CardListEntry & { brief: CardInfo }

/** What can be asked of a row. */
export type RowActions = {
  onDetails: (cardId: string) => void
  onWhy: (cardId: string, focus: WhyFocus) => void
}

/** The amounts of a row in the order of the columns, each with the question that it answers. */
export const amountColumns = [
  { key: 'totalMoney', label: 'Total Reward', focus: 'total' },
  { key: 'money', label: 'Reward from transactions', focus: 'reward' },
  { key: 'introMoney', label: 'Intro Bonus', focus: 'bonus' },
  { key: 'annualFee', label: 'Annual Fee', focus: 'fee' },
] as const satisfies readonly Readonly<{ key: SortKey; label: string; focus: WhyFocus }>[]
