import { listBankAccounts } from '../../repositories/bank-accounts.ts'
import { listBankItems } from '../../repositories/bank-items.ts'
import { countOtherCurrencies } from '../../repositories/bank-transactions.ts'
import { listCorrections } from '../../repositories/corrections.ts'
import { exportPages } from '../../repositories/transaction-pages.ts'
import { JsonPages } from '../../text/json-pages.ts'
import type { PersonalDataSource } from '../users/personal-data-source.ts'
import { unlinkAll } from './unlink.ts'

/** Links, their data, and the user's corrections, without the links' tokens. */
export const bankOfUser: PersonalDataSource = {
  name: 'bank',
  read: async ({ database: { db } }, userId) => {
    const [items, accounts, corrections, otherCurrencies] = await Promise.all([
      listBankItems(db, userId),
      listBankAccounts(db, userId),
      listCorrections(db, userId),
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
      merchantCorrections: corrections.merchants,
      wordingCorrections: corrections.wordings,
      rowCorrections: corrections.rows,
      merchantNames: corrections.names,
    }
  },
  onDelete: async (deps, userId) => {
    await unlinkAll(deps, userId)
  },
}
