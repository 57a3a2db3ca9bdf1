/** Announced changes on screen: amounts, fees and explanation lines of a made-up card. */

import { type Projection, projections } from '@cardsight/contract/backtest'
import { expandRun, mergeCard } from '@cardsight/contract/runs'
import type { Card, Selector } from '@cardsight/engine/cards'
import { dayRange, parseDay } from '@cardsight/engine/dates'
import { toCents } from '@cardsight/engine/money'
import { spendFrom } from '@cardsight/engine/spending'
import { describe, expect, it } from 'vitest'
import { explainCard, toYears } from '../run/explain-card.ts'
import { createRunCatalog } from '../run/run-catalog.ts'
import { runOnSpend } from '../run/run-on-spend.ts'
import { makeCard, makeRelease } from '../testing/tiny-catalog.ts'
import { presentCardTexts } from './card-texts.ts'
import { presentExplanation } from './explanation.ts'
import { presentRunNumbers } from './run-numbers.ts'

const today = parseDay('2026-11-16')
/** $500 of dining on the 20th of each month, from November 2025 to October 2026. */
const spend = spendFrom(
  Array.from({ length: 12 }, (_, index) => ({
    day: parseDay(`${index < 2 ? 2025 : 2026}-${String(((index + 10) % 12) + 1).padStart(2, '0')}-20`),
    cents: toCents(50_000),
    leaf: 'dining' as const,
    merchant: null,
    account: null,
  })),
  dayRange(parseDay('2025-11-16'), parseDay('2026-11-15')),
)
const dining: Selector = { leaves: ['dining'] }
const rule = (id: string, rate: number, more: Partial<Card['rules'][number]> = {}) => ({
  id,
  rate,
  target: { kind: 'where' as const, where: dining },
  ...more,
})
/** 3% until Dec 31, 2026, 2% until Oct 31, 2028, then 1%. $95 a year, and $150 from Mar 1, 2028 on. */
const changing = makeCard('changing', 'Changing', {
  engine: {
    rules: [
      rule('old', 3000, { to: parseDay('2026-12-31') }),
      rule('new', 2000, { from: parseDay('2027-01-01'), to: parseDay('2028-10-31') }),
      rule('last', 1000),
    ],
    fee: {
      firstYear: toCents(9500),
      later: toCents(9500),
      changes: [{ from: parseDay('2028-03-01'), yearly: toCents(15_000) }],
    },
    anniversary: [{ points: 1000, fromYear: 1 }],
  },
})
const release = makeRelease([changing, makeCard('plain', 'Plain')])
const catalog = createRunCatalog(release, today)
const about = { averageDays: 360, hasHistory: false, rent: 0 }
const numbers = presentRunNumbers(runOnSpend(catalog, spend, about), '')
const texts = presentCardTexts(catalog)
const details = expandRun(numbers, texts)

function shown(projection: Projection) {
  const entry = details.results[projection].find(({ cardId }) => cardId === 'changing')
  const [info, text] = [details.cards.changing, texts.cards.find(({ cardId }) => cardId === 'changing')]
  if (entry === undefined || info === undefined || text === undefined) {
    throw new Error('the run has no such card')
  }
  return mergeCard(entry, info, text, projection)
}

function explained(projection: Projection) {
  const question = { card: changing, years: toYears(projection), only: null }
  return presentExplanation(explainCard(catalog, spend, question), today)
}

describe('a card whose terms change in each year', () => {
  it('has the reward and the fees of each year', () => {
    // Purchases: 2 × 500 × 3 % + 10 × 500 × 2 % = 130; 12 × 500 × 2 % = 120; 12 × 500 × 1 % = 60; and 10 a year
    expect(projections.map((years) => shown(years).money)).toEqual([140, 270, 340])
    expect(projections.map((years) => shown(years).annualFee)).toEqual([95, 190, 340])
    // 95; 95 + 95; 95 + 95 + 150
    expect(texts.cards[0]?.terms.fees).toEqual([9500, 19_000, 34_000])
    // Cents × rate: 1,000 × 3 % + 5,000 × 2 %; 6,000 × 2 %; 6,000 × 1 %
    const inCents = (units: number) => (units * numbers.unitSize) / 100_000
    expect(numbers.categories.map(({ units }) => inCents(units[0] ?? 0))).toEqual([13_000])
    expect(numbers.others.map(({ card, of, units }) => [card, of, units.map(inCents)])).toEqual([
      [0, 'second-year', [12_000]],
      [0, 'third-year', [6000]],
    ])
  })

  it.each(projections)('has categories that add up to its reward over %s years', (years) => {
    const { stat, money, points } = shown(years)
    expect(stat.reduce((sum, part) => sum + Math.round(part.money * 100), 0)).toBe(money * 100)
    expect(stat.reduce((sum, part) => sum + part.points, 0)).toBe(points)
    const credits = stat.find(({ category }) => category === 'Credits')
    expect(credits?.money).toBe(10 * Number(years))
  })

  it('has a line for each rate in each year', () => {
    const { lines, fees, money, extras } = explained('3')
    expect(lines.map((line) => [line.year, line.years, line.rate, line.spending, line.money])).toEqual([
      ['first', 1, 2, 5000, 100],
      ['first', 1, 3, 1000, 30],
      ['later', 1, 2, 6000, 120],
      ['third', 1, 1, 6000, 60],
    ])
    expect(fees.map(({ fee }) => fee)).toEqual([95, 95, 150])
    const sum = [...lines, ...extras].reduce((total, part) => total + part.money, 0)
    expect(sum).toBe(money)
  })

  it('has one line for years that are the same', () => {
    // $6,000 at 1 % in all three years: no rule of this card is dated
    const plain = {
      card: release.cards.find(({ id }) => id === 'plain') ?? changing,
      years: 3,
      only: null,
    } as const
    const { lines } = presentExplanation(explainCard(catalog, spend, plain), today)
    expect(lines.map((line) => [line.year, line.years, line.money])).toEqual([['every', 3, 180]])
  })
})

describe('a run without announced changes', () => {
  it('has no other years', () => {
    const plain = createRunCatalog(makeRelease([makeCard('plain', 'Plain')]), today)
    const run = presentRunNumbers(runOnSpend(plain, spend, about), '')
    expect(run.others).toEqual([])
  })
})

describe('an offer that has ended', () => {
  it('isn’t earned, and misses nothing', () => {
    const tier = { points: 20_000, spend: toCents(50_000), days: 90, until: parseDay('2026-11-15') }
    const card = makeCard('ended', 'Ended', { engine: { bonus: [tier] } })
    const ended = createRunCatalog(makeRelease([card]), today)
    const { bonus, introMoney } = presentExplanation(
      explainCard(ended, spend, { card, years: 1, only: null }),
      today,
    )
    expect(introMoney).toBe(0)
    expect(bonus.tiers).toMatchObject([{ offer: 'ended', isEarned: false, missedBy: 0 }])
  })
})

describe('the catalog of a later day', () => {
  it('has the terms that are in force then', () => {
    const later = createRunCatalog(release, parseDay('2027-01-01'))
    // The first year then has no month at 3 %.
    expect(runOnSpend(later, spend, about).result.overall.money[0]?.[0]).toBe(12_000 + 1000)
  })
})
