/** Given letter for letter by the product's description; the rest of the words stand where they are used. */
export const words = {
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
