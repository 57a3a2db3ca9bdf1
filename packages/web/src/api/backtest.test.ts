import { explainLinked as explanationOf } from '@cardsight/answers/testing'
import { noCosts } from '@cardsight/contract/costs'
import { defaultProfile } from '@cardsight/contract/profile'
import { dayRange, parseDay } from '@cardsight/engine/dates'
import { expect, it } from 'vitest'
import { explainLinked, explainManual, valueLinked, valueManual } from './backtest.ts'
import { createApi } from './client.ts'

it('requests a card with the same amounts and dates as the run, and parses the answer', async () => {
  const explanation = explanationOf({ cardId: 'blue-cash-preferred-card', projection: '2' })
  const asked: string[] = []
  const api = createApi({
    fetch: async (path) => {
      asked.push(path)
      return Response.json(explanation)
    },
    getToken: () => null,
    onUnauthorized: () => {},
  })
  const answer = await explainManual(api, {
    cardId: 'blue-cash-preferred-card',
    projection: '2',
    only: 'Supermarkets & Groceries',
    costs: { ...noCosts, grocery: 504, gas: 179, restaurant: 166, other: 100, recreation: 487, travel: 400 },
    window: dayRange(parseDay('2025-11-10'), parseDay('2026-11-10')),
    profile: { ...defaultProfile, credit: 'fair', programs: { 'delta-skymiles': 600 } },
  })
  expect(answer).toEqual(explanation)
  const [path = ''] = asked
  const { pathname, searchParams } = new URL(path, 'https://cardsight.example')
  expect(pathname).toBe('/api/free/explain-manual')
  expect(Object.fromEntries(searchParams)).toEqual({
    card: 'blue-cash-preferred-card',
    years: '2',
    only: 'Supermarkets & Groceries',
    1: '504',
    2: '179',
    4: '166',
    5: '100',
    8: '487',
    9: '400',
    startDate: '2025-11-10',
    endDate: '2026-11-10',
    credit: 'fair',
    programs: 'delta-skymiles:600',
  })
})

it('requests a run on accounts with the same accounts and dates', async () => {
  const explanation = explanationOf({ cardId: 'blue-cash-preferred-card', projection: '1' })
  const asked: string[] = []
  const api = createApi({
    fetch: async (path) => {
      asked.push(path)
      return Response.json(explanation)
    },
    getToken: () => null,
    onUnauthorized: () => {},
  })
  const answer = await explainLinked(api, {
    cardId: 'blue-cash-preferred-card',
    projection: '1',
    only: null,
    accountIds: ['one', 'two'],
    window: dayRange(parseDay('2026-05-10'), parseDay('2026-11-10')),
    nMonths: 6,
    profile: { ...defaultProfile, rent: 900 },
  })
  expect(answer).toEqual(explanation)
  expect(asked).toEqual([
    '/api/plaid/auth/explain?card=blue-cash-preferred-card&years=1&account=one&account=two&startDate=2026-05-10&endDate=2026-11-10&nMonths=6&rent=900',
  ])
})

const value = { cards: [{ cardId: 'a', money: [0, 1.5], introMoney: [0, 0], annualFee: [95, 95] }] }

function recordingApi() {
  const asked: string[] = []
  const api = createApi({
    fetch: async (path) => {
      asked.push(path)
      return Response.json(value)
    },
    getToken: () => null,
    onUnauthorized: () => {},
  })
  return { api, asked }
}

it('requests the cards with the same amounts and dates as the run, and parses the answer', async () => {
  const { api, asked } = recordingApi()
  const answer = await valueManual(api, {
    cardIds: ['a', 'b'],
    costs: { ...noCosts, grocery: 504, gas: 179, restaurant: 166, other: 100, recreation: 487, travel: 400 },
    window: dayRange(parseDay('2025-11-10'), parseDay('2026-11-10')),
    profile: { ...defaultProfile, credit: 'fair' },
  })
  expect(answer).toEqual(value)
  const { pathname, searchParams } = new URL(asked[0] ?? '', 'https://cardsight.example')
  expect(pathname).toBe('/api/free/value-over-time-manual')
  expect(searchParams.getAll('card')).toEqual(['a', 'b'])
  expect(Object.fromEntries(searchParams)).toMatchObject({
    1: '504',
    startDate: '2025-11-10',
    endDate: '2026-11-10',
    credit: 'fair',
  })
})

it('requests the cards with the same accounts and dates as the run', async () => {
  const { api, asked } = recordingApi()
  await valueLinked(api, {
    cardIds: ['a'],
    accountIds: ['one', 'two'],
    window: dayRange(parseDay('2026-05-10'), parseDay('2026-11-10')),
    nMonths: 6,
  })
  expect(asked).toEqual([
    '/api/plaid/auth/value-over-time?account=one&account=two&startDate=2026-05-10&endDate=2026-11-10&nMonths=6&card=a',
  ])
})
