import { apiPaths } from '@cardsight/contract/api-paths'
import { bankStatusSchema } from '@cardsight/contract/banking'
import { beforeAll, describe, expect, it } from 'vitest'
import { requestSync } from '../../repositories/bank-items.ts'
import type { Fault } from '../../testing/fault-server.ts'
import { type FaultyBank, startFaultyBank } from '../../testing/faulty-bank.ts'
import { linkItem } from '../../testing/linked-item.ts'
import { allTransactions } from '../../testing/user-transactions.ts'
import { syncDueItems } from './sync-due-items.ts'

describe('a page with transactions that we cannot read', () => {
  let now = new Date('2026-11-10T12:00:00Z')
  let lines: FaultyBank['lines']
  let sandbox: FaultyBank['sandbox']
  let faults: FaultyBank['faults']
  let test: FaultyBank['test']
  beforeAll(async () => {
    const bank = await startFaultyBank('postgres', { clock: () => now })
    ;({ lines, sandbox, faults, test } = bank)
    return bank.close
  })

  it('is stored without them, and counts them until everything is read again', async () => {
    const person = await test.addPerson()
    const { id, accessToken } = await linkItem(test.deps, person.id, await sandbox.link())
    const [account] = await sandbox.bank.listAccounts(accessToken)
    const good = {
      transaction_id: 'good',
      account_id: account?.accountId,
      amount: 12.34,
      date: '2026-11-02',
      name: 'SECRET SHOP',
      pending: false,
    }
    const page = (rows: object, next_cursor: string): Fault => ({
      status: 200,
      body: JSON.stringify({ added: [], modified: [], removed: [], has_more: false, ...rows, next_cursor }),
    })
    const sync = async (fault: Fault) => {
      faults.decide((path) => (path === '/transactions/sync' ? fault : 'pass'))
      now = new Date(now.getTime() + 60_000)
      await requestSync(test.deps.database.db, { id, userId: person.id }, now)
      await syncDueItems(test.deps)
      const answer = await test.call('GET', apiPaths.bankStatus, person)
      const [status] = bankStatusSchema.parse(answer.json()).institutions
      const rows = await allTransactions(test.deps.database.db, person.id)
      return { skipped: status?.skippedRows, rows: rows.map((row) => row.transactionId) }
    }
    const added = [
      { ...good, transaction_id: 'no amount', amount: null },
      good,
      { ...good, transaction_id: 'no such day', date: '2026-02-30' },
      null,
      { ...good, transaction_id: 'more than all money', amount: 1e300 },
    ]
    const unreadable = { added, removed: [7, { transaction_id: 'never-seen' }], accounts: ['?'] }
    expect(await sync(page(unreadable, 'first'))).toEqual({ skipped: 4, rows: ['good'] })
    const logged = lines.find((line) => line.includes('"skipped":4'))
    expect(logged).toContain('skipped bank transactions that we cannot read')
    expect(lines.join('')).not.toContain('SECRET SHOP')

    const modified = [{ ...good, transaction_id: 'good', date: '?' }]
    expect(await sync(page({ modified }, 'second'))).toEqual({ skipped: 5, rows: ['good'] })

    await test.deps.database.db.updateTable('bank_items').set({ cursor: null }).where('id', '=', id).execute()
    expect(await sync(page({ added: [good] }, 'third'))).toEqual({ skipped: 0, rows: ['good'] })
  })
})
