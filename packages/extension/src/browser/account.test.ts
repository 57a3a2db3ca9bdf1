import type { HeldCards } from '@cardsight/contract/extension'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { browserStorage } from '../testing/browser-storage.ts'
import { connect, disconnect, refreshAccount } from './account.ts'
import { cardsIn, readStored, store } from './storage.ts'

const SERVER = 'http://localhost:3000'
const lists = { choices: [], credits: [], ticks: [], activated: [], accountIds: [] }

const heldWith = (cardId: string) =>
  ({
    asOf: '2026-11-19',
    yourCards: { version: 1, cards: [{ id: 'mine', cardId, ...lists }] },
    used: { mine: { caps: { gas: 120_00 }, top: {} } },
    habits: {
      ...{ memberships: [], activatesCategories: true, booksInPortals: false },
      ...{ hasBusiness: false, carriesBalance: false },
    },
  }) as unknown as HeldCards

type Asked = Readonly<{ method: string; authorization: string | null; body: unknown }>

/** A server with these answers, in this order; null without a connection. Returns what it's asked. */
function serve(...answers: readonly (readonly [status: number, body?: object] | null)[]): Asked[] {
  const asked: Asked[] = []
  const left = [...answers]
  vi.stubGlobal('fetch', async (address: string, { method, headers, body }: RequestInit) => {
    expect(address).toBe(`${SERVER}/api/extension`)
    const authorization = new Headers(headers).get('authorization')
    asked.push({
      method: method ?? '',
      authorization,
      body: typeof body === 'string' ? JSON.parse(body) : null,
    })
    const [status, content] = left.shift() ?? []
    if (status === undefined) {
      throw new TypeError('Failed to fetch')
    }
    return new Response(status === 204 ? null : JSON.stringify(content ?? {}), { status })
  })
  return asked
}

const shownCards = async () =>
  cardsIn(await readStored('account', 'yourCards')).cards.map(({ cardId }) => cardId)

beforeEach(() => {
  vi.stubGlobal('chrome', browserStorage())
})
afterEach(() => {
  vi.unstubAllGlobals()
})

describe('an account', () => {
  it('is connected by a code, and its cards count instead of those typed here', async () => {
    await store({ yourCards: { version: 1, cards: [{ id: 'typed', cardId: 'typed', ...lists }] } })
    const asked = serve([200, { key: 'key-1' }], [200, heldWith('two-percent')])
    expect(await connect(' k7mp ')).toBeNull()
    expect(asked).toEqual([
      { method: 'POST', authorization: null, body: { code: ' k7mp ' } },
      { method: 'GET', authorization: 'Bearer key-1', body: null },
    ])
    expect(await shownCards()).toEqual(['two-percent'])
    expect(await readStored('account')).toMatchObject({ account: { server: SERVER, key: 'key-1' } })
  })

  it.each([
    [[400, { error: '' }], 'This code is wrong, expired or used. Create a new one on your account page.'],
    [[429, { error: '' }], 'Too many tries. Wait 15 minutes and try again.'],
    [[503, { error: '' }], 'We couldn’t reach Cardsight. Check your connection and try again.'],
    [[200, { other: 'site' }], 'This code is wrong, expired or used. Create a new one on your account page.'],
    [null, 'We couldn’t reach Cardsight. Check your connection and try again.'],
  ] as const)('isn’t connected by %j', async (answer, sentence) => {
    serve(answer)
    expect(await connect('code')).toBe(sentence)
    expect((await readStored('account')).account).toBeNull()
  })

  it('keeps the last cards without a connection, and while the server fails', async () => {
    serve([200, { key: 'key-1' }], [200, heldWith('two-percent')], null, [503], [200, { yourCards: 'no' }])
    await connect('code')
    for (const _ of [1, 2, 3]) {
      await refreshAccount(0)
      expect(await shownCards()).toEqual(['two-percent'])
    }
  })

  it('is asked again only if the last answer is older', async () => {
    const asked = serve([200, { key: 'key-1' }], [200, heldWith('two-percent')], [200, heldWith('gas-card')])
    await connect('code')
    await refreshAccount(60_000)
    expect(asked).toHaveLength(2)
    await refreshAccount(0)
    expect(await shownCards()).toEqual(['gas-card'])
  })

  it('takes its cards back when the key is revoked, and isn’t asked again', async () => {
    const asked = serve([200, { key: 'key-1' }], [200, heldWith('two-percent')], [401])
    await connect('code')
    await refreshAccount(0)
    expect((await readStored('account')).account).toMatchObject({ key: null, held: null })
    expect(await shownCards()).toEqual([])
    await refreshAccount(0)
    expect(asked).toHaveLength(3)
  })

  it('is disconnected here and on the server', async () => {
    const asked = serve([200, { key: 'key-1' }], [200, heldWith('two-percent')], [204])
    await connect('code')
    await disconnect()
    expect(asked.at(-1)).toEqual({ method: 'DELETE', authorization: 'Bearer key-1', body: null })
    expect((await readStored('account')).account).toBeNull()
  })
})
