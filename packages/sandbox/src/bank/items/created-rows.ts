import type { TransactionHistory, TransactionRow } from '../histories/transaction-history.ts'
import type { Item } from '../state.ts'

/** Returns the first `count` transactions that a caller created. They belong to the first depository account. */
export function createdRows(item: Item, history: TransactionHistory, count: number): TransactionRow[] {
  const account = history.accounts.find(({ type }) => type === 'depository')
  if (account === undefined) {
    return []
  }
  return item.created.slice(0, count).map((row, index) => ({
    ...row,
    key: `created-${index}`,
    account: account.key,
    pendingCents: row.cents,
    currency: account.currency,
    isPending: false,
    noise: null,
  }))
}
