import { describe, expect, it } from 'vitest'
import { createRunContext } from '../backtest/backtest.ts'
import { compileCatalog } from '../backtest/compile.ts'
import type { Assumptions } from '../card/assumptions.ts'
import type { Card } from '../card/card.ts'
import { parseDay } from '../day.ts'
import { toCents } from '../money.ts'
import { spendFrom } from '../spend/spend.ts'
import { buy, makeCard, percent, testAssumptions, year2025 } from '../testing/make.ts'
import { planTermsOf } from './plan-cards.ts'

/** $1,000 in each month: $600 at supermarkets and $400 elsewhere. */
const purchases = Array.from({ length: 12 }, (_, month) => {
  const day = `2025-${String(month + 1).padStart(2, '0')}-10`
  return [buy(day, 600, 'supermarket'), buy(day, 400)]
}).flat()

function termsOf(card: Card, isHousehold = false, assumptions: Partial<Assumptions> = {}) {
  const compiled = compileCatalog([card], { ...testAssumptions, ...assumptions })
  return planTermsOf({
    compiled,
    context: createRunContext(compiled),
    spend: spendFrom(purchases, year2025),
    cardIds: [card.id],
    start: parseDay('2025-01-01'),
    months: 24,
    isHousehold,
  })
}

const cardOf = (card: Card, isHousehold = false) => {
  const [first] = termsOf(card, isHousehold).cards
  if (first === undefined) {
    throw new Error('there is a card')
  }
  return first
}

const sum = (row: readonly number[]) => row.reduce((total, cents) => total + cents, 0)

it('spends the same every month', () => {
  expect(termsOf(makeCard())).toMatchObject({ monthCents: 100_000, startMonth: 2025 * 12, limits: [] })
})

describe('what a card earns', () => {
  it('is the engine’s number by category, with a first-year match in the first year', () => {
    // 6% of $7,200 at supermarkets is $432, 1% of $4,800 is $48. A match doubles it.
    const { earnings } = cardOf(
      makeCard({ rules: [percent(6, ['supermarket']), percent(1)], isFirstYearMatched: true }),
    )
    expect(earnings.lasting.map((row) => row.filter((cents) => cents > 0).toSorted())).toEqual([
      [43_200, 4800],
      [43_200, 4800],
      [43_200, 4800],
    ])
    expect(sum(earnings.firstYear)).toBe(96_000)
  })

  it('uses the caps of two cards if two people have it', () => {
    // 6% up to $4,000 a year, then 1%. One card: $240 + $32 + $48. Two with $3,600 at supermarkets each: $432 + $48.
    const capped = makeCard({
      rules: [percent(6, ['supermarket'], { cap: 'year' }), percent(1)],
      caps: { year: { on: 'spend', amount: 400_000, per: 'year' } },
    })
    const { earnings, shared } = cardOf(capped, true)
    expect([sum(earnings.lasting[0] ?? []), sum(shared?.lasting[0] ?? [])]).toEqual([32_000, 48_000])
  })
})

const freeAtFirst = { firstYear: toCents(0), later: toCents(9500) }

describe('an opening', () => {
  it('has the fees of its day, with an announced change', () => {
    const fee = { ...freeAtFirst, changes: [{ from: parseDay('2026-06-15'), yearly: toCents(15_000) }] }
    const { openings } = cardOf(makeCard({ fee }))
    // Opened in June 2025, the second year starts on June 1, 2026; opened in July 2025, on July 1.
    expect([openings[5], openings[6]]).toMatchObject([
      { feeCents: 0, renewalFeeCents: 9500 },
      { feeCents: 0, renewalFeeCents: 15_000 },
    ])
  })

  it('has a bonus only as long as it’s offered', () => {
    const bonus = [{ points: 20_000, spend: toCents(50_000), days: 90, until: parseDay('2025-03-15') }]
    const { openings } = cardOf(makeCard({ bonus }))
    expect(openings.map(({ bonuses }) => bonuses.length).slice(0, 5)).toEqual([1, 1, 1, 0, 0])
    expect(openings[0]?.bonuses).toEqual([{ cents: 20_000, demands: [{ cents: 50_000, months: 3 }] }])
  })

  it('has tiers that add to each other, each by its own time', () => {
    const bonus = [
      { points: 10_000, spend: toCents(400_000), days: 180 },
      { points: 20_000, spend: toCents(200_000), days: 90 },
    ]
    expect(cardOf(makeCard({ bonus })).openings[0]?.bonuses).toEqual([
      { cents: 20_000, demands: [{ cents: 200_000, months: 3 }] },
      {
        cents: 30_000,
        demands: [
          { cents: 200_000, months: 3 },
          { cents: 200_000, months: 6 },
        ],
      },
    ])
  })

  it('has no bonus that the engine says the spending doesn’t reach', () => {
    // $12,000 a year reaches $2,958.90 in 90 days, although three months have $3,000.
    const bonus = [{ points: 20_000, spend: toCents(295_900), days: 90 }]
    expect(cardOf(makeCard({ bonus })).openings[0]?.bonuses).toEqual([])
  })
})

it('has a limit for each program that the person can use in part', () => {
  const card = makeCard({ program: 'miles' })
  const pointLimits = { miles: { yearlyCents: 50_000, valueBeyond: 50 } }
  const terms = termsOf(card, false, { pointValues: { miles: 100 }, pointLimits })
  expect(terms.limits).toEqual([{ program: 'miles', yearlyCents: 50_000, shareBeyond: 0.5 }])
  expect(terms.cards[0]?.limitedProgram).toBe('miles')
})

describe('a card’s yearly terms', () => {
  it('have credits, and anniversary bonuses from the year in which they start', () => {
    const card = cardOf(
      makeCard({
        anniversary: [
          { points: 3000, fromYear: 1 },
          { points: 5000, fromYear: 2 },
        ],
      }),
    )
    // A point is worth a cent.
    expect(card).toMatchObject({ creditCents: 0, firstAnniversaryCents: 3000, anniversaryCents: 8000 })
  })

  it('have the fees of a card that the person has, with an announced change', () => {
    const fee = { ...freeAtFirst, changes: [{ from: parseDay('2025-06-15'), yearly: toCents(15_000) }] }
    const { ownedFeeCents } = cardOf(makeCard({ fee }))
    expect(ownedFeeCents.length).toBe(3)
    expect(ownedFeeCents.at(-1)).toBe(15_000)
    expect(cardOf(makeCard({ fee: freeAtFirst })).ownedFeeCents).toEqual([9500, 9500, 9500])
  })

  it('are shared only in a household', () => {
    expect(cardOf(makeCard()).shared).toBeNull()
    const { earnings, shared } = cardOf(makeCard({ rules: [percent(1)] }), true)
    // Without caps, two cards pay as much as one.
    expect(shared).toEqual(earnings)
  })
})

it('halves a purchase of odd cents without losing one', () => {
  const card = makeCard({ rules: [percent(100)] })
  const compiled = compileCatalog([card], testAssumptions)
  const { cards } = planTermsOf({
    compiled,
    context: createRunContext(compiled),
    spend: spendFrom([buy('2025-03-10', 0.03), buy('2025-04-10', -0.01)], year2025),
    cardIds: [card.id],
    start: parseDay('2025-01-01'),
    months: 1,
    isHousehold: true,
  })
  // Three cents and a refund of one.
  expect(sum(cards[0]?.shared?.lasting[0] ?? [])).toBe(2)
})

describe('the terms of a plan', () => {
  const ask = (changes: Partial<Parameters<typeof planTermsOf>[0]>, card = makeCard()) => {
    const compiled = compileCatalog([card], testAssumptions)
    return planTermsOf({
      compiled,
      context: createRunContext(compiled),
      spend: spendFrom(purchases, year2025),
      cardIds: [card.id],
      start: parseDay('2025-01-01'),
      months: 3,
      isHousehold: false,
      ...changes,
    })
  }

  it('start today, and later months on their first day', () => {
    const until = parseDay('2025-02-20')
    const bonus = [{ points: 20_000, spend: toCents(50_000), days: 90, until }]
    const offered = (start: string) =>
      ask({ start: parseDay(start) }, makeCard({ bonus })).cards[0]?.openings.map(
        ({ bonuses }) => bonuses.length,
      )
    expect(offered('2025-01-21')).toEqual([1, 1, 0])
    expect(offered('2025-02-20')).toEqual([1, 0, 0])
    expect(offered('2025-02-21')).toEqual([0, 0, 0])
    expect(ask({ start: parseDay('2025-02-21') }).startMonth).toBe(2025 * 12 + 1)
  })

  it('have at least a cent of spending a month', () => {
    const spend = spendFrom([buy('2025-03-10', -50)], year2025)
    expect(ask({ spend }).monthCents).toBe(1)
    // A year of $100: $8.33 a month.
    expect(ask({ spend: spendFrom([buy('2025-03-10', 100)], year2025) }).monthCents).toBe(833)
  })

  it('need a known card', () => {
    expect(() => ask({ cardIds: ['other'] })).toThrow("there is no card 'other'")
  })

  it('have no limit for a program without value or without a limit', () => {
    const limits = (pointValues: Record<string, number>) =>
      termsOf(makeCard({ program: 'miles' }), false, {
        pointValues,
        pointLimits: { miles: { yearlyCents: 50_000, valueBeyond: 0 } },
      }).limits
    expect(limits({ miles: 0 })).toEqual([])
    expect(limits({ miles: 100 })).toEqual([{ program: 'miles', yearlyCents: 50_000, shareBeyond: 0 }])
  })
})

it('takes foreign transaction fees from what a card earns', () => {
  const card = makeCard({ rules: [percent(1)], foreignFeePpm: 30_000 })
  const compiled = compileCatalog([card, makeCard({ id: 'other', rules: [percent(5)] })], testAssumptions)
  const { cards } = planTermsOf({
    compiled,
    context: createRunContext(compiled),
    spend: spendFrom(
      [buy('2025-03-10', 1000, 'dining', { isAbroad: true }), buy('2025-03-11', 500)],
      year2025,
    ),
    cardIds: ['other', 'card'],
    start: parseDay('2025-01-01'),
    months: 1,
    isHousehold: false,
  })
  // 1% of $1,500 minus 3% of $1,000. The other card has no fee: 5% of $1,500.
  expect(cards.map(({ id, earnings }) => [id, sum(earnings.firstYear)])).toEqual([
    ['other', 7500],
    ['card', -1500],
  ])
})

it('adds bonuses that aren’t points', () => {
  const bonus = [
    { points: 0, valueCents: toCents(7000), spend: toCents(10_000), days: 90 },
    { points: 2000, spend: toCents(20_000), days: 90 },
    { points: 0, valueCents: toCents(500), spend: toCents(30_000), days: 90 },
  ]
  expect(cardOf(makeCard({ bonus })).openings[0]?.bonuses.map(({ cents }) => cents)).toEqual([
    7000, 9000, 9500,
  ])
})

describe('tiers of a bonus', () => {
  const demands = (...tiers: readonly (readonly [spend: number, days: number])[]) => {
    const bonus = tiers.map(([spend, days]) => ({ points: 10_000, spend: toCents(spend), days }))
    return cardOf(makeCard({ bonus })).openings[0]?.bonuses.map((each) =>
      each.demands.map(({ cents, months }) => [cents, months]),
    )
  }

  it('need whole months, at least one', () => {
    expect(demands([50_000, 89])).toEqual([[[50_000, 2]]])
    expect(demands([10_000, 20])).toEqual([[[10_000, 1]]])
    expect(demands([0, 90])).toEqual([[]])
  })

  it('must be reached by the time of those that need more', () => {
    expect(demands([50_000, 180], [80_000, 90])).toEqual([
      [[50_000, 6]],
      [
        [50_000, 3],
        [30_000, 3],
      ],
    ])
  })

  it('with the same spending are in the order of their time', () => {
    expect(demands([50_000, 180], [50_000, 90])).toEqual([[[50_000, 3]], [[50_000, 3]]])
  })
})
