/** What the product does with one person's transactions in the database. */
import { parseDay } from '@cardsight/engine/dates'
import type { Kysely } from 'kysely'
import type { Schema } from '../../../packages/server/src/db/schema.ts'
import { listBankAccounts } from '../../../packages/server/src/repositories/bank-accounts.ts'
import {
  deleteBankItem,
  type ItemKey,
  listBankItems,
  requestSync,
} from '../../../packages/server/src/repositories/bank-items.ts'
import { applySync, claimDueItem } from '../../../packages/server/src/repositories/bank-sync.ts'
import {
  countOtherCurrencies,
  type NewTransaction,
  pageTransactions,
} from '../../../packages/server/src/repositories/bank-transactions.ts'
import { listCorrections } from '../../../packages/server/src/repositories/corrections.ts'
import { linePages } from '../../../packages/server/src/repositories/transaction-pages.ts'

const MINUTE_MS = 60_000
const LONG_AGO = new Date(0)
const PAGE_ROWS = 100
const ACCOUNTS = ['account-0', 'account-1']
const EVER = { first: parseDay('2000-01-01'), last: parseDay('2100-01-01') }

export type PersonWork = (db: Kysely<Schema>, item: ItemKey) => Promise<void>

/** In the order they run: the last one deletes what the others use. */
export const personWork: Readonly<Record<'sync' | 'run' | 'rules' | 'list' | 'delete', PersonWork>> = {
  /** Stores 40 new and 10 changed transactions, and removes 5. */
  sync: async (db, item) => {
    const now = new Date()
    await requestSync(db, item, LONG_AGO)
    const origins = [{ provider: 'plaid', environment: 'simulated' }] as const
    const leasedUntil = new Date(now.getTime() + MINUTE_MS)
    const claimed = await claimDueItem(db, origins, { now, leasedUntil })
    if (claimed?.id !== item.id) {
      throw new Error('Another item was due')
    }
    await applySync(db, claimed, {
      replaces: null,
      cursor: 'next',
      changed: Array.from({ length: 50 }, (_, index) =>
        makeRow(index < 40 ? `new-${index}` : `transaction-${index}`),
      ),
      removed: Array.from({ length: 5 }, (_, index) => `transaction-${index + 1}`),
      skipped: 0,
      history: 'complete',
      trouble: null,
      accounts: null,
      freshAt: now,
      syncedAt: now,
      nextSyncAt: new Date(now.getTime() + MINUTE_MS * 60),
    })
  },
  /** Reads everything that a run over all years needs. */
  run: async (db, item) => {
    await Promise.all([
      listBankItems(db, item.userId),
      listBankAccounts(db, item.userId),
      listCorrections(db, item.userId),
      countOtherCurrencies(db, item.userId),
    ])
    for await (const page of linePages(db, { item, accountIds: ACCOUNTS, ...EVER })) {
      if (page.length === 0) {
        throw new Error('A page is empty')
      }
    }
  },
  /** Reads everything that the person taught us. */
  rules: async (db, { userId }) => {
    await listCorrections(db, userId)
  },
  /** Two pages of transactions, newest first. */
  list: async (db, { userId }) => {
    const filter = { accountIds: null, without: [], ...EVER, limit: PAGE_ROWS }
    const rows = await pageTransactions(db, userId, { ...filter, after: null })
    const last = rows.at(-1)
    if (rows.length < PAGE_ROWS || last === undefined) {
      throw new Error('A page has too few rows')
    }
    await pageTransactions(db, userId, { ...filter, after: last })
  },
  delete: async (db, { id, userId }) => {
    if (!(await deleteBankItem(db, userId, id))) {
      throw new Error('There was nothing to delete')
    }
  },
}

function makeRow(transactionId: string): NewTransaction {
  return {
    transactionId,
    accountId: 'account-0',
    day: '2026-11-01',
    amountCents: 12_34,
    name: 'CORNER SHOP',
    mcc: '5411',
    categoryPrimary: 'FOOD_AND_DRINK',
    categoryDetailed: 'FOOD_AND_DRINK_GROCERIES',
    categoryConfidence: 'HIGH',
    isAbroad: false,
    isPending: false,
  }
}
