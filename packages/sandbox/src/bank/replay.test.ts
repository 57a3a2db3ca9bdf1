import fc from 'fast-check'
import { CountryCode } from 'plaid'
import { describe, expect, it } from 'vitest'
import { type Followed, follow, nothingYet } from '../testing/follow.ts'
import { openTestBank } from '../testing/open-bank.ts'

/** What may happen to an Item between two looks at it. */
const happening = fc.constantFrom('refresh', 'create', 'day', 'week', 'one account', 'all accounts')

describe('the log of changes', () => {
  it.each(['user_transactions_dynamic', 'user_good'])(
    'gives from every cursor, and from none, exactly what is there now: %s',
    async (username) => {
      const test = await openTestBank()
      const { plaid, link, passDays, today } = test
      const happens = async (access_token: string, what: string) => {
        if (what === 'refresh') {
          await plaid.transactionsRefresh({ access_token })
        } else if (what === 'create' && username === 'user_transactions_dynamic') {
          const date = today()
          const row = { amount: 5, description: 'ALDI', date_posted: date, date_transacted: date }
          await plaid.sandboxTransactionsCreate({ access_token, transactions: [row] })
        } else if (what === 'day' || what === 'week') {
          passDays(what === 'day' ? 1 : 7)
        } else if (what === 'one account' || what === 'all accounts') {
          await chooseAgain(test, access_token, username, what === 'one account' ? 1 : 10)
        }
      }
      const looks = fc.array(fc.tuple(happening, fc.integer({ min: 1, max: 40 })), {
        minLength: 1,
        maxLength: 5,
      })
      await fc.assert(
        fc.asyncProperty(looks, async (steps) => {
          const access_token = await link({ username, days: 20 })
          const seen: Followed[] = [nothingYet, await follow(plaid, access_token)]
          for (const [what, count] of steps) {
            await happens(access_token, what)
            seen.push(await follow(plaid, access_token, seen.at(-1), count))
          }
          const current = await currentRows(plaid, access_token)
          for (const earlier of seen) {
            const now = await follow(plaid, access_token, earlier, 13)
            expect([...now.rows.values()].toSorted(byId)).toEqual(current)
          }
        }),
        { numRuns: 15, seed: 7 },
      )
    },
  )
})

/** Through update mode: the first so many of the accounts. */
async function chooseAgain(
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

/** By the other call, which knows no log. */
async function currentRows(plaid: Plaid, access_token: string) {
  const dates = { start_date: '2020-01-01', end_date: '2030-01-01' }
  const { data } = await plaid.transactionsGet({ access_token, ...dates, options: { count: 500 } })
  return data.transactions.toSorted(byId)
}

function byId(one: { transaction_id: string }, other: { transaction_id: string }) {
  return one.transaction_id < other.transaction_id ? -1 : 1
}
