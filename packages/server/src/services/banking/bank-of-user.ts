import { listBankAccounts } from '../../repositories/bank-accounts.ts'
import { listBankItems } from '../../repositories/bank-items.ts'
import { listTransactions } from '../../repositories/bank-transactions.ts'
import { listMerchantCorrections } from '../../repositories/merchant-corrections.ts'
import type { PersonalDataSource } from '../users/personal-data-source.ts'
import { everyTransaction } from './every-transaction.ts'
import { unlinkAll } from './unlink.ts'

/** Links, what came through them, and a person's own word on merchants; of the links' tokens nothing. */
export const bankOfUser: PersonalDataSource = {
  name: 'bank',
  read: async ({ database: { db } }, userId) => {
    const [items, accounts, transactions, corrections] = await Promise.all([
      listBankItems(db, userId),
      listBankAccounts(db, userId),
      listTransactions(db, userId, everyTransaction),
      listMerchantCorrections(db, userId),
    ])
    return {
      institutions: items.map(({ id, source, institutionName, state, linkedAt, syncedAt, freshAt }) => ({
        source,
        institutionName,
        state,
        linkedAt,
        syncedAt,
        freshAt,
        accounts: accounts
          .filter(({ itemId }) => itemId === id)
          .map(({ accountId, name, officialName, mask, type, subtype }) => ({
            accountId,
            name,
            officialName,
            mask,
            type,
            subtype,
          })),
      })),
      transactions: transactions.map(({ itemId: _item, ...transaction }) => transaction),
      merchantCorrections: corrections,
    }
  },
  onDelete: async (deps, userId) => {
    await unlinkAll(deps, userId)
  },
}
