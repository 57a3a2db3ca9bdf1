import { tinyRelease } from '@cardsight/answers/testing'
import { release } from '@cardsight/catalog'
import { apiPaths } from '@cardsight/contract/api-paths'
import { type Explanation, explanationSchema } from '@cardsight/contract/backtest'
import { errorBodySchema } from '@cardsight/contract/errors'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp } from '../testing/test-app.ts'

const path = apiPaths.freeManualExplanation
/** A year is 12 × 1836 = 22,032 dollars, 12 × 166 = 1,992 of them in restaurants. */
const sample = { 1: '504', 2: '179', 4: '166', 5: '100', 8: '487', 9: '400' }
const year = { startDate: '2025-11-10', endDate: '2026-11-10', nMonths: '12' }

describe('the explanation of a run on typed costs', () => {
  let test: Awaited<ReturnType<typeof createTestApp>>
  beforeAll(async () => {
    test = await createTestApp('postgres', { catalog: tinyRelease })
  })
  afterAll(() => test.close())

  const ask = (query: Record<string, string>) =>
    test.app.inject({ url: path, query: { ...sample, ...year, ...query } })
  const explain = async (query: Record<string, string>): Promise<Explanation> => {
    const answer = await ask(query)
    expect(answer.statusCode, answer.body.slice(0, 500)).toBe(200)
    return explanationSchema.parse(answer.json())
  }
  const dining = ({ lines }: Explanation) => lines.filter(({ category }) => category === 'Restaurants')

  it('shows which rule paid what, when its cap was reached, and what the rest earned', async () => {
    const explanation = await explain({ card: 'capped-dining' })
    expect(explanation).toMatchObject({
      cardName: 'Capped Dining',
      projection: '1',
      only: null,
      spending: 22_032,
      money: 280.32,
      totalMoney: 280.32,
    })
    expect(dining(explanation)).toMatchObject([
      {
        rate: 5,
        spending: 1500,
        money: 75,
        isBeyondCap: false,
        // 21 of 30 days of November and eight months of 166 are 1,444.20; at 5.35 a day, Aug 11 passes 1,500
        cap: { limit: 1500, on: 'spend', per: 'year', isShared: false, reachedOn: ['2026-08-11'] },
        passedOver: [],
      },
      {
        rate: 1,
        spending: 492,
        money: 4.92,
        cap: null,
        passedOver: [{ rate: 5, reason: 'cap-used-up', condition: null, spending: 492 }],
      },
    ])
  })

  it('shows a first-year match apart from the lines, as part of the bonus', async () => {
    const explanation = await explain({ card: 'first-year-match', years: '3' })
    expect(explanation.isFirstYearMatched).toBe(true)
    expect(dining(explanation)).toMatchObject([{ year: 'every', years: 3, spending: 5976, money: 59.76 }])
    // 22,032 × 1 %, on top of 3 × 220.32
    expect(explanation).toMatchObject({
      money: 660.96,
      introMoney: 220.32,
      firstYearMoney: 220.32,
      totalMoney: 881.28,
    })
  })

  it('merges identical years into one line', async () => {
    const explanation = await explain({ card: 'two-percent', years: '3' })
    expect(dining(explanation)).toMatchObject([{ year: 'every', years: 3, spending: 5976, money: 119.52 }])
  })

  it('shows the point value with its source and date, and the fee year by year', async () => {
    const explanation = await explain({ card: 'far-miles', years: '2' })
    expect(explanation.pointValue).toEqual({
      program: 'Example Miles',
      unit: 'miles',
      isMoney: false,
      cents: 1.5,
      by: 'Nobody',
      asOf: '2026-10-01',
      limit: null,
    })
    expect(explanation.fees).toEqual([
      { year: 1, fee: 0 },
      { year: 2, fee: 95 },
    ])
    expect(explanation.facts).toEqual({
      asOf: '2026-10-01',
      isStale: false,
      link: 'https://bank.example/far-miles',
    })
  })

  it('shows whether the pace reaches the bonus, and on which day', async () => {
    const [tier] = (await explain({ card: 'far-miles' })).bonus.tiers
    // 22,032 × 90 / 365 = 5,432.54 in 90 days; 4,000 × 365 / 22,032 = 66.3: day 67
    expect(tier).toEqual({
      points: 50_000,
      money: 750,
      requiredSpending: 4000,
      days: 90,
      offer: 'current',
      isEarned: true,
      paceSpending: 5432.54,
      missedBy: 0,
      reachedOnDay: 67,
      reachedOn: '2026-01-15',
    })
  })

  it('shows how much is missing for a bonus, and no day that is years away', async () => {
    const little = { 1: '100', 2: '0', 4: '0', 5: '0', 8: '0', 9: '0' }
    const { introMoney, bonus } = await explain({ card: 'far-miles', ...little })
    expect(introMoney).toBe(0)
    // 1,200 × 90 / 365 = 295.89; 4,000 would take 1,217 days
    expect(bonus.tiers[0]).toMatchObject({
      isEarned: false,
      paceSpending: 295.89,
      missedBy: 3704.11,
      reachedOnDay: null,
      reachedOn: null,
    })
  })

  it("separates points that don't depend on purchases from those that do", async () => {
    const { extras } = await explain({ card: 'anniversary', years: '2' })
    expect(extras).toEqual([{ kind: 'anniversary', category: 'Credits', money: 100, points: 10_000 }])
  })

  it("explains a list by category with that category's purchases only", async () => {
    const explanation = await explain({ card: 'capped-dining', only: 'Restaurants' })
    expect(explanation).toMatchObject({ only: 'Restaurants', spending: 1992, money: 79.92 })
    expect(explanation.lines).toHaveLength(2)
  })

  it.each([
    ['no card', { card: '' }, 404, undefined],
    ['an unknown card', { card: 'nobody' }, 404, undefined],
    ['other years', { card: 'two-percent', years: '4' }, 400, 'years'],
    ['an unknown category', { card: 'two-percent', only: 'Yachts' }, 400, 'only'],
    ['an amount without digits', { card: 'two-percent', 1: 'lots' }, 400, '1'],
    [
      'a year long ago',
      { card: 'two-percent', startDate: '1999-01-01', endDate: '2000-01-01' },
      400,
      'endDate',
    ],
  ])('B-ERR-3, B-ERR-4: rejects %s with a sentence', async (_, query, status, param) => {
    const answer = await ask(query)
    expect(answer.statusCode).toBe(status)
    expect(errorBodySchema.parse(answer.json()).errors[0]?.param).toBe(param)
  })

  it('rejects a request without a card', async () => {
    const answer = await test.app.inject({ url: path, query: { ...sample, ...year } })
    expect(answer.statusCode).toBe(400)
    expect(answer.json().errors).toMatchObject([{ param: 'card' }])
  })
})

describe('the explanation of a published card', () => {
  it('uses the texts of the card, and stays small', async () => {
    const test = await createTestApp()
    const [card] = release.cards.filter(({ id }) => id === 'blue-cash-preferred-card')
    const answer = await test.app.inject({
      url: path,
      query: { ...sample, ...year, card: card?.id ?? '', years: '3' },
    })
    const { lines } = explanationSchema.parse(answer.json())
    const groceries = lines.filter(({ category }) => category === 'Supermarkets & Groceries')
    expect(groceries[0]?.rule).toBe('6% cash back on U.S. supermarkets, up to $6,000 a year, then 1%')
    expect(answer.rawPayload.length).toBeLessThan(40 * 1024)
    await test.close()
  })
})
