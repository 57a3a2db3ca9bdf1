import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { makeCard, makeRelease, tinyRelease } from '@cardsight/answers/testing'
import { release } from '@cardsight/catalog'
import {
  type CardListEntry,
  type CardsDetails,
  cardsDetailsSchema,
  literalRunSchema,
  projections,
  runNumbersSchema,
} from '@cardsight/contract/backtest'
import { cardTextsSchema } from '@cardsight/contract/cards'
import { errorBodySchema } from '@cardsight/contract/errors'
import { expandRun, mergeCard } from '@cardsight/contract/runs'
import { parseDay } from '@cardsight/engine/dates'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { databases } from '../testing/databases.ts'
import { createTestApp } from '../testing/test-app.ts'

type TestApp = Awaited<ReturnType<typeof createTestApp>>

const path = '/api/free/run-backtest-manual'
const sample: Record<string, string> = { 1: '504', 2: '179', 4: '166', 5: '100', 8: '487', 9: '400' }
const year = { startDate: '2025-11-10', endDate: '2026-11-10', nMonths: '12' }

const ask = ({ app }: TestApp, query: Record<string, string>, headers: Record<string, string> = {}) =>
  app.inject({ url: path, query, headers })

async function runOn(
  test: TestApp,
  query: Record<string, string> = { ...sample, ...year },
): Promise<CardsDetails> {
  const answer = await ask(test, query)
  expect(answer.statusCode, answer.body.slice(0, 500)).toBe(200)
  return cardsDetailsSchema.parse(answer.json())
}

/** A year of the sample is 12 × 1836 = 22,032 dollars, 12 × 166 = 1,992 of them in restaurants. */
describe.each(databases)('a guest’s run on typed costs, on %s', (engine) => {
  let test: TestApp
  let details: CardsDetails
  beforeAll(async () => {
    test = await createTestApp(engine, { catalog: tinyRelease })
    details = await runOn(test)
  })
  afterAll(() => test.close())

  const list = (lists: CardsDetails['results'], years: 1 | 2 | 3) =>
    lists[years].map(({ cardName, totalMoney }) => [cardName, totalMoney])

  it('B-CALL-19, B-CALL-20, B-CALL-21, B-CALC-2: ranks every open card to the cent', () => {
    expect(list(details.results, 1)).toEqual([
      ['Far Miles', 1080.48], // 22,032 miles × 1.5 ¢ = 330.48; 50,000 × 1.5 ¢ = 750.00; no fee in the first year
      ['First Year Match', 440.64], // 1 % = 220.32, paid twice
      ['Two Percent', 440.64], // 2 %; as much as the one above, whose name comes first
      ['Capped Dining', 280.32], // 1500 × 5 % + 492 × 1 % = 79.92, and 20,040 × 1 % = 200.40
      ['Anniversary', 220.32],
    ])
  })

  it('B-CALC-9: adds later years without first-year benefits, and rounds a year’s share once', () => {
    expect(list(details.results, 3)).toEqual([
      ['Far Miles', 1551.44], // 991.44 + 750.00 - 2 × 95.00
      ['Two Percent', 1321.92],
      ['First Year Match', 881.28], // 440.64 + 2 × 220.32
      ['Anniversary', 860.96], // 660.96 + 2 × 100.00
      ['Capped Dining', 840.96],
    ])
    // 1551.44 / 3 = 517.146…
    expect(details.results[3][0]).toEqual({
      cardId: 'far-miles',
      cardName: 'Far Miles',
      introMoney: 750,
      introPoints: 50_000,
      annualFee: 190,
      money: 991.44,
      points: 66_096,
      totalMoney: 1551.44,
      totalMoneyPerYear: 517.15,
    })
  })

  it('B-DATA-23: ranks without the bonus as if there were none', () => {
    expect(list(details.noBonus_results, 1)).toEqual([
      ['Two Percent', 440.64],
      ['Far Miles', 330.48],
      ['Capped Dining', 280.32],
      // The match is earned only once, so it's part of the bonus, which decides between equal totals.
      ['First Year Match', 220.32],
      ['Anniversary', 220.32],
    ])
  })

  it('B-DATA-24: runs each category alone, with its bonus and fee', () => {
    const dining = details.resultsByCategory.Restaurants
    expect(dining?.[1].spending).toBe(1992)
    expect(dining?.[2].spending).toBe(3984)
    // 1,992 a year is 491 in 90 days: no bonus for Far Miles, 1,992 × 1.5 ¢ = 29.88
    expect(dining?.[1].results.map(({ cardName, totalMoney }) => [cardName, totalMoney])).toEqual([
      ['Capped Dining', 79.92],
      ['First Year Match', 39.84],
      ['Two Percent', 39.84],
      ['Far Miles', 29.88],
      ['Anniversary', 19.92],
    ])
    const withoutBonus = details.noBonus_resultsByCategory.Restaurants?.[1].results
    expect(withoutBonus?.map(({ cardName, totalMoney }) => [cardName, totalMoney])).toEqual([
      ['Capped Dining', 79.92],
      ['Two Percent', 39.84],
      ['Far Miles', 29.88],
      ['First Year Match', 19.92],
      ['Anniversary', 19.92],
    ])
  })

  it('B-DATA-25: includes closed cards in the map of cards but recommends none', () => {
    expect(details.cards['closed-ten']).toMatchObject({ name: 'Closed Ten', status: 'closed' })
    const lists = [details.results, details.noBonus_results, ...Object.values(details.resultsByCategory)]
    expect(JSON.stringify(lists)).not.toContain('closed-ten')
  })

  it('B-DATA-26, B-DATA-27, B-DATA-28: reports the spending without inventing merchants or history', () => {
    expect(details).toMatchObject({
      spending: 22_032,
      avgSpending: 1836,
      topSpendings: [],
      recurringSpendings: [],
      topSpendingsByCategory: {},
    })
    expect(details.spendingStats.month.time_buckets).toEqual([])
    expect(details.spendingStats.week.time_buckets).toEqual([])
    const cents = details.transactions_statistics.map(({ spending }) => Math.round(spending * 100))
    expect(cents.reduce((sum, amount) => sum + amount)).toBe(2_203_200)
    expect(cents).toEqual(cents.toSorted((a, b) => b - a))
    expect(details.transactions_statistics).toContainEqual({
      category: 'Restaurants',
      spending: 1992,
      transactions: [],
    })
  })

  it('covers the year up to today without dates', async () => {
    expect((await runOn(test, sample)).results).toEqual(details.results)
  })

  it('returns numbers that the client expands to the same result', async () => {
    const answer = await ask(test, { ...sample, ...year, form: 'numbers' })
    const numbers = runNumbersSchema.strict().parse(answer.json())
    const texts = cardTextsSchema.parse((await test.app.inject(numbers.cardTexts)).json())
    expect(expandRun(numbers, texts)).toEqual(details)
  })

  it('B-DATA-21: has parts by category that add up to each reward to the cent, for every projection', async () => {
    const texts = cardTextsSchema.parse((await test.app.inject(details.cardTexts)).json())
    for (const projection of projections) {
      for (const entry of details.results[projection]) {
        const [info, text] = [
          details.cards[entry.cardId],
          texts.cards.find(({ cardId }) => cardId === entry.cardId),
        ]
        if (info === undefined || text === undefined) {
          throw new Error(`${entry.cardId} is in a list but not among the cards`)
        }
        const { stat, money, points } = mergeCard(entry, info, text, projection)
        expect(stat.reduce((sum, part) => sum + Math.round(part.money * 100), 0)).toBe(
          Math.round(money * 100),
        )
        expect(stat.reduce((sum, part) => sum + part.points, 0)).toBe(points)
      }
    }
    expect(details.cards.anniversary?.stat.at(-1)).toEqual({
      category: 'Credits',
      spending: 0,
      money: 0,
      points: 0,
      later: { money: 100, points: 10_000 },
    })
  })
})

describe('an invalid run', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await createTestApp('postgres', { catalog: tinyRelease })
  })
  afterAll(() => test.close())

  it.each([
    ['a missing amount', { 9: undefined }, '9'],
    ['a negative amount', { 1: '-1' }, '1'],
    ['an amount without digits', { 2: 'lots' }, '2'],
    ['an amount over 99,999', { 4: '100000' }, '4'],
    ['an empty amount', { 5: '' }, '5'],
    ['cents', { 8: '1.5' }, '8'],
    ['an invalid start', { startDate: '2025-02-29' }, 'startDate'],
    ['an invalid end', { endDate: 'today' }, 'endDate'],
    ['a start without an end', { endDate: undefined }, 'endDate'],
    ['an end without a start', { startDate: undefined }, 'startDate'],
    ['reversed dates', { startDate: '2026-11-10', endDate: '2025-11-10' }, 'endDate'],
    ['equal dates', { startDate: '2026-11-10' }, 'endDate'],
    ['an end in the future', { startDate: '2025-11-12', endDate: '2026-11-12' }, 'endDate'],
    ['more than a year', { startDate: '2025-11-08' }, 'startDate'],
    ['less than a year', { startDate: '2026-05-10' }, 'startDate'],
    ['a year long ago', { startDate: '1999-01-01', endDate: '2000-01-01' }, 'endDate'],
    ['a number of months other than twelve', { nMonths: '6' }, 'nMonths'],
    ['an unknown form', { form: 'csv' }, 'form'],
  ])('B-ERR-3, B-ERR-4: returns 400 and the field for %s', async (_, changes, field) => {
    const query = Object.entries({ ...sample, ...year, ...changes }).flatMap(([key, value]) =>
      value === undefined ? [] : [[key, value]],
    )
    const answer = await ask(test, Object.fromEntries(query))
    expect(answer.statusCode).toBe(400)
    const { error, errors } = errorBodySchema.parse(answer.json())
    expect(errors).toMatchObject([{ code: 'bad-input', param: field, msg: error }])
    expect(error).toMatch(new RegExp(`^${field}: `))
  })

  it.each([...Object.keys(sample), 'startDate', 'endDate', 'nMonths'])(
    'rejects %s given twice',
    async (key) => {
      const search = new URLSearchParams({ ...sample, ...year })
      search.append(key, search.get(key) ?? '')
      const answer = await test.app.inject(`${path}?${search}`)
      expect(answer.statusCode).toBe(400)
      expect(answer.json().errors).toMatchObject([{ param: key }])
    },
  )

  it('rejects six zeros with a sentence', async () => {
    const answer = await ask(test, { 1: '0', 2: '0', 4: '0', 5: '0', 8: '0', 9: '0', ...year })
    expect(answer.statusCode).toBe(400)
    expect(answer.json().error).toBe('At least one of the six amounts must be above 0.')
  })

  it('accepts the dates of time zones where tomorrow has begun, and of leap years', async () => {
    expect((await ask(test, { ...sample, startDate: '2025-11-11', endDate: '2026-11-11' })).statusCode).toBe(
      200,
    )
    expect((await ask(test, { ...sample, startDate: '2025-11-11', endDate: '2026-11-10' })).statusCode).toBe(
      200,
    )
    expect((await ask(test, { ...sample, startDate: '2025-11-09', endDate: '2026-11-10' })).statusCode).toBe(
      200,
    )
  })
})

describe('a run', () => {
  it('B-CALC-9: rounds once, half away from zero, and sends at most two decimals', async () => {
    const rate = { id: 'all', rate: 1125, target: { kind: 'where', where: { isEverything: true } } } as const
    const catalog = makeRelease([
      makeCard('odd', 'Odd', { engine: { rules: [rate] } }),
      makeCard('even', 'Even', { engine: { rules: [{ ...rate, rate: 1000 }] } }),
    ])
    const test = await createTestApp('postgres', { catalog })
    const { results, spending } = await runOn(test, { 1: '0', 2: '1', 4: '0', 5: '0', 8: '0', 9: '0' })
    const odd = ([1, 2, 3] as const).map((years) => results[years][0]?.money)
    expect(spending).toBe(12)
    // 12.00 × 1.125 % = 13.5 ¢, 27 ¢ and 40.5 ¢
    expect(odd).toEqual([0.14, 0.27, 0.41])
    await test.close()
  })

  it("doesn't depend on links: other links change no number and no order", async () => {
    const relinked = tinyRelease.cards.map((card) => ({
      ...card,
      link: `https://partner.example/?pays=${card.id.length}`,
    }))
    const [one, other] = await Promise.all(
      [tinyRelease, { ...tinyRelease, cards: relinked }].map(async (catalog) => {
        const test = await createTestApp('postgres', { catalog })
        const { cards, cardTexts: _address, ...lists } = await runOn(test)
        await test.close()
        return {
          lists,
          stats: Object.values(cards).map(({ stat }) => stat),
          links: Object.values(cards)[0]?.link,
        }
      }),
    )
    expect(other?.links).not.toBe(one?.links)
    expect(other?.lists).toEqual(one?.lists)
    expect(other?.stats).toEqual(one?.stats)
  })
})

describe('a run on the published catalog', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await createTestApp()
  })
  afterAll(() => test.close())

  it('is at most 400 bytes per card compressed, and much less as numbers', async () => {
    const br = { 'accept-encoding': 'gzip, deflate, br' }
    const literal = await ask(test, { ...sample, ...year }, br)
    const numbers = await ask(test, { ...sample, ...year, form: 'numbers' }, br)
    expect(literal.headers).toMatchObject({ 'content-encoding': 'br', 'cache-control': 'no-store' })
    // With all texts of all cards.
    expect(literal.rawPayload.length).toBeLessThanOrEqual(400 * release.cards.length)
    expect(numbers.rawPayload.length).toBeLessThanOrEqual(50 * release.cards.length)
    const details = literalRunSchema.parse(JSON.parse(brotliDecompressSync(literal.rawPayload).toString()))
    expect(Object.keys(details.cards)).toHaveLength(release.cards.length)
    const zipped = await ask(test, { ...sample, ...year }, { 'accept-encoding': 'gzip' })
    expect(JSON.parse(gunzipSync(zipped.rawPayload).toString())).toEqual(details)
  })

  it('S-GEN-06, B-CALC-2: has total = reward + bonus - fee for every card of every list, sorted by total', async () => {
    const details = await runOn(test)
    const cents = (dollars: number) => Math.round(dollars * 100)
    const byCategory = [details.resultsByCategory, details.noBonus_resultsByCategory].flatMap(Object.values)
    const { results, noBonus_results, outOfReach, noBonus_outOfReach } = details
    const groups = [results, noBonus_results, outOfReach, noBonus_outOfReach, ...byCategory]
    const lists: CardListEntry[][] = groups.flatMap((group) =>
      projections.map((projection) => {
        const entry = group[projection]
        return 'results' in entry ? entry.results : entry
      }),
    )
    for (const list of lists) {
      for (const { totalMoney, money, introMoney, annualFee } of list) {
        expect(cents(totalMoney)).toBe(cents(money) + cents(introMoney) - cents(annualFee))
      }
      const totals = list.map(({ totalMoney }) => totalMoney)
      expect(totals).toEqual(totals.toSorted((a, b) => b - a))
    }
    // Every open card has a row, or is a variant in the row of its product.
    const ids = [...results[1], ...outOfReach[1]].flatMap(({ cardId }) => [
      cardId,
      ...(details.cards[cardId]?.variants ?? []).map((variant) => variant.cardId),
    ])
    const open = release.cards.filter(({ engine }) => engine.isOpen)
    expect(ids.toSorted()).toEqual(open.map(({ id }) => id).toSorted())
  })
})

it('starts projections on the day of the request, however long the server has been running', async () => {
  const everything = { kind: 'where' as const, where: { isEverything: true as const } }
  const rules = [
    { id: 'old', rate: 3000, target: everything, to: parseDay('2026-12-31') },
    { id: 'new', rate: 1000, target: everything, from: parseDay('2027-01-01') },
  ]
  let now = new Date('2026-11-10T12:00:00Z')
  const test = await createTestApp('embedded', {
    catalog: makeRelease([makeCard('changing', 'Changing', { engine: { rules } })]),
    clock: () => now,
  })
  try {
    const only = { 1: '100', 2: '0', 4: '0', 5: '0', 8: '0', 9: '0' }
    const moneyNow = async () => (await runOn(test, { ...only, ...year })).results[1][0]?.money
    // November and December 2026 at 3%, the other ten months at 1%: 6 + 10
    expect(await moneyNow()).toBe(16)
    now = new Date('2027-01-02T12:00:00Z')
    expect(await moneyNow()).toBe(12)
  } finally {
    await test.close()
  }
})
