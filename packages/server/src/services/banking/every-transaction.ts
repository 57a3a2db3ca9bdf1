import { parseDay } from '@cardsight/engine'
import type { TransactionFilter } from '../../repositories/bank-transactions.ts'

/** All that is stored, whenever it was and whatever account it is of. */
export const everyTransaction: TransactionFilter = {
  accountIds: null,
  first: parseDay('0100-01-01'),
  last: parseDay('9999-12-31'),
}
