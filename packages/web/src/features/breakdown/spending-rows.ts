import type { Insights } from '@cardsight/contract'
import { categoryStyle, merchantStyle } from '../../content/category-styles.ts'
import { sliceColor } from '../../ui/charts/palette.ts'
import type { BreakdownTab } from './breakdown-tabs.ts'

/** The part of the insights that says where the money went. */
export type Sums = Pick<
  Insights,
  'transactions_statistics' | 'topSpendings' | 'recurringSpendings' | 'topSpendingsByCategory'
>

export type SpendingRow = Readonly<{
  name: string
  amount: number
  color: string
  icon: typeof merchantStyle.icon
  /** Of a category: where most of it was spent. */
  merchants: readonly Readonly<{ name: string; amount: number }>[]
}>

const OTHER = 'Other'

/** What a tab lists: the most spending first, and 'Other' last whatever its sum. */
export function rowsOf(insights: Sums, tab: BreakdownTab): SpendingRow[] {
  switch (tab) {
    case 'category':
      return categoryRows(insights)
    case 'merchants':
      return merchantRows(insights.topSpendings)
    case 'recurring':
      return merchantRows(insights.recurringSpendings)
  }
}

/** What the rows leave of the whole; nothing when refunds elsewhere make them more than the whole. */
export function remainderOf(rows: readonly SpendingRow[], spending: number): number {
  const rest = rows.reduce((left, row) => left - row.amount, spending)
  return Math.max(Math.round(rest * 100) / 100, 0)
}

function categoryRows({ transactions_statistics, topSpendingsByCategory }: Sums): SpendingRow[] {
  return transactions_statistics
    .map(({ category, spending }) => ({
      name: category,
      amount: spending,
      ...categoryStyle(category),
      merchants: topSpendingsByCategory[category] ?? [],
    }))
    .sort(byAmountOtherLast)
}

function merchantRows(sums: Insights['topSpendings']): SpendingRow[] {
  return sums
    .map(({ name, sum }) => ({ name, amount: sum }))
    .sort(byAmountOtherLast)
    .map((row, index) => ({ ...row, icon: merchantStyle.icon, color: sliceColor(index), merchants: [] }))
}

function byAmountOtherLast(a: { name: string; amount: number }, b: { name: string; amount: number }): number {
  return Number(a.name === OTHER) - Number(b.name === OTHER) || b.amount - a.amount
}
