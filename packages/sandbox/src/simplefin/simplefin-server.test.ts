import { randomBytes } from 'node:crypto'
import { afterEach, describe, expect, it } from 'vitest'
import { createMemoryStore } from '../bank/store/bank-store.ts'
import { createSimpleFinServer, type SimpleFinOptions } from './simplefin-server.ts'

const NOON = new Date('2026-11-10T12:00:00Z')
const secondsOf = (day: string) => String(Date.parse(`${day}T00:00:00Z`) / 1000)

/** One purchase on each side of a day, and one that posts tomorrow. */
const login = {
  username: 'user_custom',
  password: JSON.stringify({
    override_accounts: [
      {
        type: 'credit',
        subtype: 'credit card',
        meta: { name: 'Everyday Card', mask: '4321' },
        transactions: [
          {
            date_transacted: '2026-11-01',
            date_posted: '2026-11-03',
            amount: 12.5,
            description: 'CORNER SHOP',
          },
          {
            date_transacted: '2026-11-04',
            date_posted: '2026-11-04',
            amount: -3,
            description: 'CORNER SHOP',
          },
          { date_transacted: '2026-11-10', date_posted: '2026-11-12', amount: 7, description: 'CORNER SHOP' },
        ],
      },
    ],
  }),
}

type Transaction = { amount: string; pending?: boolean }
type Body = { errors: string[]; accounts: { transactions: Transaction[] }[] }

describe('the simulated SimpleFIN server', () => {
  const open: { close: () => Promise<unknown> }[] = []
  afterEach(() => Promise.all(open.splice(0).map((server) => server.close())))

  async function start(options: Partial<SimpleFinOptions> = {}) {
    const server = createSimpleFinServer({ random: randomBytes, clock: () => NOON, ...options })
    open.push(server)
    const origin = await server.listen({ port: 0, host: '127.0.0.1' })
    const createToken = async (body: object = login) => {
      const answer = await fetch(`${origin}/setup-tokens`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
      const { setup_token: token }: { setup_token: string } = JSON.parse(await answer.text())
      return Buffer.from(token, 'base64').toString()
    }
    const claim = async (claimUrl: string) => {
      const answer = await fetch(claimUrl, { method: 'POST' })
      return { status: answer.status, text: await answer.text() }
    }
    const accounts = async (accessUrl: string, query = '') => {
      const { username, password } = new URL(accessUrl)
      const basic = Buffer.from(`${username}:${password}`).toString('base64')
      const answer = await fetch(`${origin}/simplefin/accounts${query}`, {
        headers: { authorization: `Basic ${basic}` },
      })
      const text = await answer.text()
      const body: Body = answer.status === 200 ? JSON.parse(text) : { errors: [], accounts: [] }
      return { status: answer.status, body }
    }
    const disable = async (claimUrl: string) => {
      const code = claimUrl.split('/').at(-1)
      return (await fetch(`${origin}/setup-tokens/${code}/disable`, { method: 'POST' })).status
    }
    return { createToken, claim, accounts, disable }
  }

  it('lets a setup token be claimed once, for an access URL with credentials', async () => {
    const { createToken, claim, accounts } = await start()
    const claimUrl = await createToken()
    const { text } = await claim(claimUrl)
    expect(text).toMatch(/^http:\/\/[\dA-F]{48}:[\dA-F]{48}@127\.0\.0\.1:\d+\/simplefin$/)
    expect((await accounts(text)).status).toBe(200)
    expect((await claim(claimUrl)).status).toBe(403)
    expect((await claim(`${claimUrl}0`)).status).toBe(403)
    expect((await accounts(text.replace(/.@/, 'x@'))).status).toBe(403)
  })

  it('refuses the access of a token that its user disabled, and of no other', async () => {
    const { createToken, claim, accounts, disable } = await start()
    const [first, second] = [await createToken(), await createToken()]
    const [{ text: disabled }, { text: other }] = [await claim(first), await claim(second)]
    expect(await disable(first)).toBe(200)
    expect((await accounts(disabled)).status).toBe(403)
    expect((await accounts(other)).status).toBe(200)
    expect(await disable(first)).toBe(404)
  })

  it('sends accounts, and transactions from the start up to the end of the range', async () => {
    const { createToken, claim, accounts } = await start()
    const { text: accessUrl } = await claim(await createToken())
    const { body } = await accounts(
      accessUrl,
      `?start-date=${secondsOf('2026-11-01')}&end-date=${secondsOf('2026-11-04')}`,
    )
    expect(body.errors).toEqual([])
    const [account] = body.accounts
    expect(account).toMatchObject({
      org: { name: 'First Platypus Bank', domain: 'platypus.example' },
      name: 'Everyday Card (4321)',
      currency: 'USD',
    })
    expect(account?.transactions).toEqual([
      {
        id: expect.stringMatching(/^TRN-\w+$/),
        // Noon of the day it posted, 2026-11-03.
        posted: 1793707200,
        // Positive at the bank is money out, which is negative here.
        amount: '-12.50',
        description: 'CORNER SHOP',
        payee: expect.any(String),
        memo: '',
        transacted_at: 1793534400,
      },
    ])
  })

  it('sends pending transactions only if asked, and none with balances only', async () => {
    const { createToken, claim, accounts } = await start()
    const { text: accessUrl } = await claim(await createToken())
    const range = `?start-date=${secondsOf('2026-11-04')}`
    const posted = (await accounts(accessUrl, range)).body.accounts[0]?.transactions
    expect(posted?.map(({ amount }) => amount)).toEqual(['3.00'])
    const all = (await accounts(accessUrl, `${range}&pending=1`)).body.accounts[0]?.transactions
    expect(all?.filter(({ pending }) => pending)).toMatchObject([{ posted: 0, amount: '-7.00' }])
    expect((await accounts(accessUrl, `${range}&balances-only=1`)).body.accounts[0]?.transactions).toEqual([])
    expect((await accounts(accessUrl, '?account=another')).body.accounts).toEqual([])
  })

  it('shortens a range that is too long, and says so', async () => {
    const { createToken, claim, accounts } = await start({ maxDays: 5 })
    const { text: accessUrl } = await claim(await createToken())
    const { body } = await accounts(
      accessUrl,
      `?start-date=${secondsOf('2026-10-01')}&end-date=${secondsOf('2026-11-08')}`,
    )
    expect(body.errors).toEqual(['Requested date range exceeds 5 days and was capped'])
    // From November 3 on: both posted transactions, which posted on the 3rd and the 4th.
    expect(body.accounts[0]?.transactions).toHaveLength(2)
  })

  it('keeps its tokens over a restart', async () => {
    const store = createMemoryStore()
    const first = await start({ store })
    const { text: accessUrl } = await first.claim(await first.createToken())
    const second = await start({ store })
    expect((await second.accounts(accessUrl)).status).toBe(200)
  })

  it('refuses logins that the simulated bank does not know', async () => {
    const { createToken } = await start()
    await expect(createToken({ username: 'user_unknown' })).rejects.toThrow()
  })
})
