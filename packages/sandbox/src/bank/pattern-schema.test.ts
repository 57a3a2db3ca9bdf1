import type { AccountBase, Transaction } from 'plaid'
import { describe, expect, it } from 'vitest'
import { openTestBank, type TestLogin } from '../testing/open-bank.ts'
import { syncAll } from '../testing/sync-all.ts'

/**
 * Columns of plaid/pattern's database (database/init/create.sql) that are NOT NULL and filled from the API, each with
 * the field that pattern reads (server/db/queries). Keys and timestamps that the database fills itself are left out.
 */
const accountColumns: Readonly<Record<string, (account: AccountBase) => unknown>> = {
  plaid_account_id: ({ account_id }) => account_id,
  name: ({ name }) => name,
  mask: ({ mask }) => mask,
  type: ({ type }) => type,
  subtype: ({ subtype }) => subtype,
}

const transactionColumns: Readonly<Record<string, (row: Transaction) => unknown>> = {
  plaid_transaction_id: ({ transaction_id }) => transaction_id,
  type: ({ transaction_type }) => transaction_type,
  name: ({ name }) => name,
}

/** Columns whose type PostgreSQL checks: numeric(28,10), date and boolean. */
const typedColumns = {
  amount: ({ amount }: Transaction) => Math.abs(amount) < 1e18,
  date: ({ date }: Transaction) => new Date(date).toISOString().startsWith(date),
  pending: ({ pending }: Transaction) => typeof pending === 'boolean',
}

const logins: readonly (TestLogin & { readonly username: string })[] = [
  { username: 'user_good' },
  { username: 'user_good', institution: 'ins_127287' },
  { username: 'user_messy' },
  { username: 'user_transactions_dynamic' },
  { username: 'user_no_cards' },
]

describe("plaid/pattern's schema", () => {
  it('gets a value for every NOT NULL column of accounts and transactions, unique where it must be', async () => {
    const { plaid, link } = await openTestBank()
    const accounts: AccountBase[] = []
    const rows: Transaction[] = []
    for (const login of logins) {
      const access_token = await link(login)
      accounts.push(...(await plaid.accountsGet({ access_token })).data.accounts)
      rows.push(...(await syncAll(plaid, access_token)).rows.values())
    }
    expect(rows.length).toBeGreaterThan(1000)
    for (const [column, read] of Object.entries(accountColumns)) {
      expect(
        accounts.filter((account) => !isText(read(account))),
        column,
      ).toEqual([])
    }
    for (const [column, read] of Object.entries(transactionColumns)) {
      expect(
        rows.filter((row) => !isText(read(row))),
        column,
      ).toEqual([])
    }
    for (const [column, isValid] of Object.entries(typedColumns)) {
      expect(
        rows.filter((row) => !isValid(row)),
        column,
      ).toEqual([])
    }
    expect(new Set(accounts.map(({ account_id }) => account_id)).size).toBe(accounts.length)
    expect(new Set(rows.map(({ transaction_id }) => transaction_id)).size).toBe(rows.length)
  })

  it('gets the values of an item from the exchange and from Link', async () => {
    const { plaid, publicToken } = await openTestBank()
    const { data } = await plaid.itemPublicTokenExchange({ public_token: await publicToken() })
    const { item } = (await plaid.itemGet({ access_token: data.access_token })).data
    // plaid_access_token, plaid_item_id and plaid_institution_id. Pattern sets the status itself.
    expect([data.access_token, data.item_id, item.institution_id].every(isText)).toBe(true)
  })
})

function isText(value: unknown): boolean {
  return typeof value === 'string' && value !== ''
}
