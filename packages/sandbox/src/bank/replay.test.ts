import fc from 'fast-check'
import { CountryCode } from 'plaid'
import { describe, expect, it } from 'vitest'
import { openTestBank } from '../testing/open-bank.ts'
import { emptySync, type SyncState, syncAll } from '../testing/sync-all.ts'

/** Events that can happen to an Item between two syncs. */
const itemEvent = fc.constantFrom('refresh', 'create', 'day', 'week', 'one account', 'all accounts')

describe('the change log', () => {
  it.each(['user_transactions_dynamic', 'user_good'])(
    'leads from every cursor, and from none, to exactly the current transactions: %s',
    async (username) => {
      const test = await openTestBank()
      const { plaid, link, advanceDays, today } = test
      const apply = async (access_token: string, event: string) => {
        if (event === 'refresh') {
          await plaid.transactionsRefresh({ access_token })
        } else if (event === 'create' && username === 'user_transactions_dynamic') {
          const date = today()
          const row = { amount: 5, description: 'ALDI', date_posted: date, date_transacted: date }
          await plaid.sandboxTransactionsCreate({ access_token, transactions: [row] })
        } else if (event === 'day' || event === 'week') {
          advanceDays(event === 'day' ? 1 : 7)
        } else if (event === 'one account' || event === 'all accounts') {
          await reselectAccounts(test, access_token, username, event === 'one account' ? 1 : 10)
        }
      }
      const syncs = fc.array(fc.tuple(itemEvent, fc.integer({ min: 1, max: 40 })), {
        minLength: 1,
        maxLength: 5,
      })
      await fc.assert(
        fc.asyncProperty(syncs, async (steps) => {
          const access_token = await link({ username, days: 20 })
          const states: SyncState[] = [emptySync, await syncAll(plaid, access_token)]
          for (const [event, count] of steps) {
            await apply(access_token, event)
            states.push(await syncAll(plaid, access_token, states.at(-1), { count }))
          }
          const current = await currentRows(plaid, access_token)
          for (const earlier of states) {
            const now = await syncAll(plaid, access_token, earlier, { count: 13 })
            expect([...now.rows.values()].toSorted(byId)).toEqual(current)
          }
        }),
        { numRuns: 15, seed: 7 },
      )
    },
  )
})

/** Shares only the first `count` accounts, through Link's update mode. */
async function reselectAccounts(
  { plaid, linkUi }: TestBank,
  access_token: string,
  username: string,
  count: number,
) {
  const { data } = await plaid.linkTokenCreate({
    client_name: 'Cardsight',
    language: 'en',
    country_codes: [CountryCode.Us],
    access_token,
    update: { account_selection_enabled: true },
  })
  const { link_token } = data
  const login = { link_token, institution_id: 'ins_109508', username, password: 'pass_good' }
  const { session_id, accounts } = (await linkUi('login', login)).body
  const account_ids = accounts.slice(0, count).map(({ id }: { id: string }) => id)
  expect((await linkUi('finish', { session_id, account_ids })).status).toBe(200)
}

type TestBank = Awaited<ReturnType<typeof openTestBank>>
type Plaid = TestBank['plaid']

/** Reads the transactions through /transactions/get, which doesn't use the change log. */
async function currentRows(plaid: Plaid, access_token: string) {
  const dates = { start_date: '2020-01-01', end_date: '2030-01-01' }
  const { data } = await plaid.transactionsGet({ access_token, ...dates, options: { count: 500 } })
  return data.transactions.toSorted(byId)
}

function byId(a: { transaction_id: string }, b: { transaction_id: string }) {
  return a.transaction_id < b.transaction_id ? -1 : 1
}
