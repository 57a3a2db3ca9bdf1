import { EmptyState } from '../../ui/empty-state.tsx'

/** Sentences from the spec, verbatim; other text is defined where it is used. */
export const breakdownText = {
  noData: 'No data found!',
  thirtyDays: 'Assumes 30 days in a month',
  category: 'Category',
  topMerchants: 'Top Merchants',
  recurring: 'Recurring Expenses',
  lastMonths: 'Last 6 months',
  lastWeeks: 'Last 6 weeks',
  transactions: 'Transactions',
  date: 'Date',
  description: 'Description',
  amount: 'Amount',
  more: 'More',
  less: 'Less',
} as const

export function NoData() {
  return <EmptyState title={breakdownText.noData} />
}
