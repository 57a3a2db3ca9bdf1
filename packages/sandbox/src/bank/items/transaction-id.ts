import type { TransactionRow } from '../histories/transaction-history.ts'
import { derivedId } from '../ids.ts'

/** A transaction has another id while it's pending. */
export function transactionIdOf(
  itemId: string,
  { account, key }: Pick<TransactionRow, 'account' | 'key'>,
  state: 'pending' | 'posted',
): string {
  return derivedId(itemId, account, key, state)
}
