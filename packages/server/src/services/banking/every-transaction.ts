import { parseDay } from '@cardsight/engine/dates'
import type { TransactionFilter } from '../../repositories/bank-transactions.ts'

/** All stored transactions, of any date and account. */
export const everyTransaction: TransactionFilter = {
  accountIds: null,
  without: [],
  first: parseDay('0100-01-01'),
  last: parseDay('9999-12-31'),
}
