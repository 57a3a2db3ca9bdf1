import { defaultProfile } from '@cardsight/contract/profile'
import { dayRange, parseDay } from '@cardsight/engine/dates'
import { expect, it } from 'vitest'
import { createApi } from './client.ts'
import { valueLinked, valueManual } from './value-over-time.ts'

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
    costs: { grocery: 504, gas: 179, restaurant: 166, other: 100, recreation: 487, travel: 400 },
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
