import { tinyRelease } from '@cardsight/answers/testing'
import { apiPaths } from '@cardsight/contract/api-paths'
import { type ValueOverTime, valueOverTimeSchema } from '@cardsight/contract/backtest'
import { errorBodySchema } from '@cardsight/contract/errors'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp } from '../testing/test-app.ts'

/** A year is 12 × 1836 = 22,032 dollars. */
const sample = { 1: '504', 2: '179', 4: '166', 5: '100', 8: '487', 9: '400' }
const year = { startDate: '2025-11-01', endDate: '2026-11-01', nMonths: '12' }

describe('the value over time on typed costs', () => {
  let test: Awaited<ReturnType<typeof createTestApp>>
  beforeAll(async () => {
    test = await createTestApp('postgres', { catalog: tinyRelease })
  })
  afterAll(() => test.close())

  const ask = (query: Record<string, string | string[]>) =>
    test.app.inject({ url: apiPaths.freeManualValue, query: { ...sample, ...year, ...query } })
  const value = async (query: Record<string, string | string[]>): Promise<ValueOverTime> => {
    const answer = await ask(query)
    expect(answer.statusCode, answer.body.slice(0, 500)).toBe(200)
    return valueOverTimeSchema.parse(answer.json())
  }

  it('adds up rewards by month, for the cards in the order of the query', async () => {
    const { cards } = await value({ card: ['two-percent', 'first-year-match'] })
    expect(cards.map(({ cardId }) => cardId)).toEqual(['two-percent', 'first-year-match'])
    const [flat, matched] = cards
    // 1,836 dollars a calendar month: 36.72 at 2%, and 18.36 at 1% with a match at the end of the first year
    expect(flat?.money.slice(0, 4)).toEqual([0, 36.72, 73.44, 110.16])
    expect(flat?.money[36]).toBe(1321.92)
    expect(matched?.introMoney.slice(11, 14)).toEqual([0, 220.32, 220.32])
  })

  it('accepts one card', async () => {
    const { cards } = await value({ card: 'two-percent' })
    expect(cards).toHaveLength(1)
  })

  it('values points for the person of the profile', async () => {
    const { cards } = await value({ card: 'far-miles', points: 'own', pointValues: 'miles:200' })
    // 50,000 miles at 2 cents
    expect(cards[0]?.introMoney[3]).toBe(1000)
  })

  it.each([
    ['an unknown card', { card: ['two-percent', 'nobody'] }, 404, undefined],
    ['more than three cards', { card: ['a', 'b', 'c', 'd'] }, 400, 'card'],
    ['an amount without digits', { card: 'two-percent', 1: 'lots' }, 400, '1'],
  ])('B-ERR-3, B-ERR-4: rejects %s with a sentence', async (_, query, status, param) => {
    const answer = await ask(query)
    expect(answer.statusCode).toBe(status)
    expect(errorBodySchema.parse(answer.json()).errors[0]?.param).toBe(param)
  })

  it('rejects a request without a card', async () => {
    const answer = await ask({})
    expect(answer.statusCode).toBe(400)
    expect(answer.json().errors).toMatchObject([{ param: 'card' }])
  })
})
