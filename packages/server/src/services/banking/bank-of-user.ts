import { JsonPages } from '../../json-pages.ts'
import { listBankAccounts } from '../../repositories/bank-accounts.ts'
import { listBankItems } from '../../repositories/bank-items.ts'
import { listMerchantCorrections } from '../../repositories/merchant-corrections.ts'
import { countOtherCurrencies } from '../../repositories/other-currencies.ts'
import { exportPages } from '../../repositories/transaction-pages.ts'
import type { PersonalDataSource } from '../users/personal-data-source.ts'
import { unlinkAll } from './unlink.ts'

/** Links, their data, and the user's merchant corrections, without the links' tokens. */
export const bankOfUser: PersonalDataSource = {
  name: 'bank',
  read: async ({ database: { db } }, userId) => {
    const [items, accounts, corrections, otherCurrencies] = await Promise.all([
      listBankItems(db, userId),
      listBankAccounts(db, userId),
      listMerchantCorrections(db, userId),
      countOtherCurrencies(db, userId),
    ])
    const transactions = new JsonPages(async function* () {
      for (const item of items) {
        yield* exportPages(db, item)
      }
    })
    return {
      institutions: items.map(({ id, ...item }) => ({
        source: item.source,
        institutionName: item.institutionName,
        state: item.state,
        linkedAt: item.linkedAt,
        syncedAt: item.syncedAt,
        freshAt: item.freshAt,
        lastError: item.lastError,
        skippedRows: item.skippedRows,
        hasNewAccounts: item.hasNewAccounts,
        notIncluded: otherCurrencies
          .filter(({ itemId }) => itemId === id)
          .map(({ accountId, currency, count }) => ({ accountId, currency, count })),
        accounts: accounts
          .filter(({ itemId }) => itemId === id)
          .map(({ accountId, name, officialName, mask, type, subtype, persistentId }) => ({
            accountId,
            name,
            officialName,
            mask,
            type,
            subtype,
            persistentId,
          })),
      })),
      transactions,
      merchantCorrections: corrections,
    }
  },
  onDelete: async (deps, userId) => {
    await unlinkAll(deps, userId)
  },
}
