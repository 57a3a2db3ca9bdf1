import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { Bank } from '../../bank/bank.ts'
import { requestSync } from '../../repositories/bank-items.ts'
import { putTransactions } from '../../repositories/bank-transactions.ts'
import { type BankingApp, createBankingApp, type Person } from '../../testing/banking-app.ts'
import { databases } from '../../testing/databases.ts'
import { linkItem } from '../../testing/linked-item.ts'
import { type SandboxBank, startSandboxBank } from '../../testing/sandbox-bank.ts'
import { syncDueItems } from './sync-due-items.ts'

const HOUR_MS = 60 * 60_000

const exportedBank = z.object({
  institutions: z.array(z.object({ accounts: z.array(z.object({ accountId: z.string() })) })),
  transactions: z.array(z.object({ transactionId: z.string(), accountId: z.string() })),
})
const exported = z.object({ data: z.object({ bank: exportedBank }) })

/** A provider that only lists accounts: its later pages say nothing about those that were added or removed. */
function withoutNews(bank: Bank): Bank {
  const lastCursors = new Set<string>()
  return {
    ...bank,
    syncPage: async (accessToken, cursor) => {
      if (cursor !== null && lastCursors.has(cursor)) {
        const nothing = {
          changed: [],
          removed: [],
          skipped: 0,
          hasMore: false,
          coverage: { kind: 'changes' },
        } as const
        return { ...nothing, nextCursor: cursor, history: 'complete' }
      }
      const page = await bank.syncPage(accessToken, cursor)
      if (!page.hasMore) {
        lastCursors.add(page.nextCursor)
      }
      return page
    },
  }
}

describe.each(databases)('accounts that a user no longer shares, on %s', (engine) => {
  let now = new Date('2026-11-10T12:00:00Z')
  let sandbox: SandboxBank
  let test: BankingApp
  beforeAll(async () => {
    sandbox = await startSandboxBank({ clock: () => now })
    test = await createBankingApp(engine, { bank: withoutNews(sandbox.bank), clock: () => now })
  })
  afterAll(async () => {
    await test.close()
    await sandbox.close()
  })

  /** What the database has, without any join. */
  const stored = async (itemId: string) => {
    const { db } = test.deps.database
    const rows = await db
      .selectFrom('bank_transactions')
      .select(['transaction_id as transactionId', 'account_id as accountId'])
      .where('item_id', '=', itemId)
      .execute()
    return { rows, accountIds: new Set(rows.map(({ accountId }) => accountId)) }
  }
  const readExport = async (person: Person) => {
    const answer = await test.call('GET', `/api/users/${person.id}/export`, person)
    return exported.parse(answer.json()).data.bank
  }
  const ids = (rows: readonly { transactionId: string }[]) => rows.map((row) => row.transactionId).toSorted()
  const link = async () => {
    const person = await test.addPerson()
    const item = await linkItem(test.deps, person.id, await sandbox.link())
    await syncDueItems(test.deps)
    const syncLater = async () => {
      now = new Date(now.getTime() + HOUR_MS)
      await requestSync(test.deps.database.db, { id: item.id, userId: person.id }, now)
      await syncDueItems(test.deps)
    }
    return { ...item, person, syncLater }
  }

  it('lose their transactions in the next sync, and get them back when they are shared again', async () => {
    const { id, accessToken, person, syncLater } = await link()
    const before = await stored(id)
    const isCard = ({ subtype }: { subtype: string }) => subtype === 'credit card'
    const cards = (await sandbox.bank.listAccounts(accessToken)).filter(isCard)
    expect(before.accountIds.size).toBeGreaterThan(cards.length)

    await sandbox.chooseAccounts(accessToken, isCard)
    await syncLater()
    const { rows, accountIds } = await stored(id)
    expect(accountIds).toEqual(new Set(cards.map(({ accountId }) => accountId)))
    const bank = await readExport(person)
    expect(ids(bank.transactions)).toEqual(ids(rows))
    expect(bank.institutions[0]?.accounts).toHaveLength(cards.length)

    await sandbox.chooseAccounts(accessToken, () => true)
    await syncLater()
    expect(ids((await stored(id)).rows)).toEqual(ids(before.rows))
  })

  it('are exported if they are still stored', async () => {
    const { id, person } = await link()
    const { rows } = await stored(id)
    const row = {
      ...{ transactionId: 'unlisted', accountId: 'unlisted-account', day: '2026-11-01', amountCents: 100 },
      ...{
        name: 'CORNER SHOP',
        mcc: null,
        categoryPrimary: null,
        categoryDetailed: null,
        categoryConfidence: null,
      },
      ...{ isAbroad: false, isPending: false },
    }
    await putTransactions(test.deps.database.db, { id, userId: person.id }, [row])
    expect(ids((await readExport(person)).transactions)).toEqual(ids([...rows, row]))
  })
})
