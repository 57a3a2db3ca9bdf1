import { explainLinked as explanationOf } from '@cardsight/answers/testing'
import { defaultProfile } from '@cardsight/contract/profile'
import { dayRange, parseDay } from '@cardsight/engine/dates'
import { expect, it } from 'vitest'
import { createApi } from './client.ts'
import { explainLinked, explainManual } from './explain.ts'

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
    costs: { grocery: 504, gas: 179, restaurant: 166, other: 100, recreation: 487, travel: 400 },
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
