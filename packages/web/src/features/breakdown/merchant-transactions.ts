import type { Insights } from '@cardsight/contract/schemas'

export type Transaction = Insights['transactions_statistics'][number]['transactions'][number]

/** All purchases at a merchant, whatever their category, newest first. */
export function transactionsAt(
  { transactions_statistics }: Pick<Insights, 'transactions_statistics'>,
  merchant: string,
): Transaction[] {
  return transactions_statistics
    .flatMap(({ transactions }) => transactions.filter(({ name }) => name === merchant))
    .sort((a, b) => compare(b.date, a.date))
}

function compare(a: string, b: string): number {
  return Number(a > b) - Number(a < b)
}

/** Rounded to the cent once: floating-point dollars don't add up exactly. */
export function sumOfTransactions(transactions: readonly Transaction[]): number {
  return Math.round(transactions.reduce((sum, { amount }) => sum + amount * 100, 0)) / 100
}
