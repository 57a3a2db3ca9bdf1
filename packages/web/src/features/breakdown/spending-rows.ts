import type { Insights } from '@cardsight/contract/backtest'
import { categoryStyle, merchantStyle } from '../../content/category-styles.ts'
import { sliceColor, sliceColors } from '../../ui/charts/palette.ts'

/** The part of the insights that the breakdown shows. */
export type Sums = Pick<
  Insights,
  'transactions_statistics' | 'topSpendings' | 'recurringSpendings' | 'topSpendingsByCategory'
>

export type SpendingRow = Readonly<{
  name: string
  amount: number
  color: string
  icon: typeof merchantStyle.icon
  /** Top merchants of a category. */
  merchants: readonly Readonly<{ name: string; amount: number }>[]
}>

const OTHER = 'Other'

/** Rows of a tab: highest spending first, and 'Other' last whatever its amount. */
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

/** The total minus the rows; zero if refunds elsewhere make the rows exceed the total. */
export function remainderOf(rows: readonly SpendingRow[], spending: number): number {
  const rest = rows.reduce((left, row) => left - row.amount, spending)
  return Math.max(Math.round(rest * 100) / 100, 0)
}

function categoryRows({ transactions_statistics, topSpendingsByCategory }: Sums): SpendingRow[] {
  const rows = transactions_statistics
    .map(({ category, spending }) => ({
      name: category,
      amount: spending,
      ...categoryStyle(category),
      merchants: topSpendingsByCategory[category] ?? [],
    }))
    .sort(byAmountOtherLast)
  return withOwnColors(rows)
}

/** Typed amounts of one category share its color. All but the first get one that no other row has. */
function withOwnColors(rows: readonly SpendingRow[]): SpendingRow[] {
  const taken = new Set(rows.map(({ color }) => color))
  const free = sliceColors.filter((color) => !taken.has(color))
  const used = new Set<string>()
  return rows.map((row) => {
    const color = used.has(row.color) ? (free.shift() ?? row.color) : row.color
    used.add(color)
    return { ...row, color }
  })
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

export const breakdownTabs = ['category', 'merchants', 'recurring'] as const
export type BreakdownTab = (typeof breakdownTabs)[number]
