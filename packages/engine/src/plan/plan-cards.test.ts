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

describe('an opening', () => {
  it('has the fees of its day, with an announced change', () => {
    const fee = {
      firstYear: toCents(0),
      later: toCents(9500),
      changes: [{ from: parseDay('2026-06-15'), yearly: toCents(15_000) }],
    }
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
