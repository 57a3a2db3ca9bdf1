import { describe, expect, it } from 'vitest'
import { backtest } from '../backtest/backtest.ts'
import { compileCatalog } from '../backtest/compile.ts'
import type { Card } from '../card/card.ts'
import { toCents } from '../money.ts'
import { spendFrom } from '../spend/spend.ts'
import { askWallet } from '../testing/ask-wallet.ts'
import { effort } from '../testing/effort.ts'
import { buy, makeCard, percent, testAssumptions, year2025 } from '../testing/make.ts'
import { makeCase } from '../testing/make-wallet-case.ts'
import {
  bestWithLimit,
  type LimitedCase,
  limitedAssumptions,
  limitedCards,
} from '../testing/wallet-brute-limits.ts'
import { createRandom, pick, type Random } from '../testing/wallet-case.ts'
import { purchasesOf } from '../testing/wallet-case-card.ts'
import { findBestWallet, valueWallet } from './advice/find-best-wallet.ts'
import type { WalletQuestion } from './wallet.ts'

/** Miles are worth 1.5 cents up to $100 a year, and half a cent beyond that. */
const assumptions = {
  ...testAssumptions,
  pointValues: { miles: 150 },
  pointLimits: { miles: { yearlyCents: 10_000, valueBeyond: 50 } },
}
const purchases = [buy('2025-02-03', 2000, 'dining'), buy('2025-05-05', 3000, 'flights')]

function ask(cards: readonly Card[], more: Partial<WalletQuestion> = {}): WalletQuestion {
  return askWallet(cards, purchases, { compiled: compileCatalog(cards, assumptions), ...more })
}

const food = makeCard({ id: 'food', program: 'miles', rules: [percent(3, ['dining']), percent(0)] })
const travel = makeCard({ id: 'travel', program: 'miles', rules: [percent(2, ['flights']), percent(0)] })

describe('a wallet whose points exceed what the person can use', () => {
  it('counts the points of all its cards together', () => {
    // 2,000 × 3 + 3,000 × 2 = 12,000 miles: 180.00. Beyond 100.00 a third counts: 100.00 + 80.00 / 3 = 126.67.
    const { best, gap, ruleOfThumb } = findBestWallet(ask([food, travel])) ?? {}
    expect(best).toMatchObject({
      total: 12_667,
      reward: 12_667,
      unusablePoints: [{ program: 'miles', usable: 10_000, deducted: 5333 }],
    })
    // Each card earns 6,000 miles, so each loses half of 53.33.
    expect(best?.cards.map(({ total }) => total).sort()).toEqual([6333, 6334])
    expect(ruleOfThumb).toMatchObject({ total: 12_667, lost: 0 })
    expect((best?.total ?? 0) + (gap ?? 0)).toBeGreaterThanOrEqual(12_667)
  })

  it('can use in one year what another leaves', () => {
    // Of three years at 180.00, 300.00 count in full: 300.00 + 240.00 / 3.
    expect(findBestWallet(ask([food, travel], { years: 3 }))?.best.total).toBe(38_000)
  })

  it('counts the points of a bonus last', () => {
    const bonus = [{ points: 4000, spend: toCents(100_000), days: 365 }]
    const withBonus = { ...food, bonus }
    // 6,000 miles are 90.00. Of 4,000 more, worth 60.00, 10.00 count in full and 50.00 by a third.
    expect(valueWallet(ask([withBonus]), ['food'])).toMatchObject({
      total: 11_667,
      reward: 9000,
      bonus: 2667,
      cards: [{ bonuses: [{ isClaimed: true, money: 2667, points: 4000 }] }],
    })
  })

  it('loses to a wallet that earns less, but in cash', () => {
    // Alone, the second card adds 90.00 at full value, and 80.00 / 3 = 26.67 after the limit. 1% of 3,000 is 30.00.
    const cash = makeCard({ id: 'cash', rules: [percent(1, ['flights']), percent(0)] })
    const { best } = findBestWallet(ask([food, travel, cash])) ?? {}
    expect(best).toMatchObject({ total: 12_667 })
    // With 1.3% it is 39.00: 90.00 + 39.00 = 129.00.
    const better = makeCard({ id: 'cash', rules: [percent(1.3, ['flights']), percent(0)] })
    const other = findBestWallet(ask([food, travel, better]))?.best
    expect(other).toMatchObject({ total: 12_900, unusablePoints: [] })
    expect(other?.cards.map(({ cardId }) => cardId).sort()).toEqual(['cash', 'food'])
  })

  it('never deducts from other programs, or below the limit', () => {
    const { best, gap } = findBestWallet(ask([food])) ?? {}
    expect(best).toMatchObject({ total: 9000, unusablePoints: [] })
    expect(gap).toBe(0)
  })
})

describe('a card alone', () => {
  const cards = [
    makeCard({
      id: 'all',
      program: 'miles',
      rules: [percent(4), percent(7.77, ['dining'], { firstYearOnly: true })],
      isFirstYearMatched: true,
      anniversary: [{ points: 3333, fromYear: 2 }],
      foreignFeePpm: 30_000,
      bonus: [
        { points: 1234, spend: toCents(100_000), days: 365 },
        { points: 0, valueCents: toCents(4321), valueAt: 70, spend: toCents(200_000), days: 365 },
        { points: 0, valueCents: toCents(1111), spend: toCents(200_000), days: 365 },
      ],
    }),
  ]
  const spend = spendFrom([...purchases, { ...buy('2025-07-07', 123.45), isAbroad: true }], year2025)

  it.each([0, 1, 5000, 30_000, 60_000, 100_000])(
    'equals its own run at a limit of %i cents',
    (yearlyCents) => {
      for (const valueBeyond of [0, 33, 150]) {
        const limited = { ...assumptions, pointLimits: { miles: { yearlyCents, valueBeyond } } }
        const compiled = compileCatalog(cards, limited)
        const { overall } = backtest(spend, compiled)
        for (const years of [1, 2, 3] as const) {
          const at = (columns: readonly Float64Array[]) => columns[years - 1]?.[0] ?? 0
          const wallet = valueWallet(ask(cards, { spend, compiled, years }), ['all'])
          expect(wallet.total).toBe(at(overall.total))
          expect(wallet.bonus).toBe(at(overall.introMoney))
          const [{ firstYear, bonuses } = { firstYear: null, bonuses: [] }] = wallet.cards
          expect(firstYear).toBe(at(overall.firstYearMoney))
          expect(bonuses.reduce((sum, { money }) => sum + money, 0)).toBe(wallet.bonus - (firstYear ?? 0))
          const lasting = valueWallet(ask(cards, { spend, compiled, years, isIntro: false }), ['all'])
          expect(lasting.total).toBe(at(overall.total) - at(overall.introMoney))
        }
      }
    },
  )
})

const CASES = effort(400).numRuns

it(`the best wallet with a limit is rarely short of brute force, and then says so, in ${CASES} cases`, () => {
  const random = createRandom(31)
  const cases = Array.from({ length: CASES }, () => solveCase(random))
  // Rewards and bonuses are rounded to cents one by one.
  expect(cases.filter(({ total, expected }) => total > expected + 1)).toEqual([])
  expect(cases.filter(({ total, gap, expected }) => total + gap < expected - 1)).toEqual([])
  const short = cases.filter(({ total, expected }) => total < expected - 1)
  expect(short.length).toBeLessThanOrEqual(cases.length / 20)
  expect(cases.filter(({ gap }) => gap > 0).length).toBeLessThanOrEqual(cases.length / 15)
  // Many of the best wallets exceed the limit.
  expect(cases.filter(({ isExceeded }) => isExceeded).length).toBeGreaterThan(cases.length / 10)
})

type Solved = Readonly<{ total: number; gap: number; expected: number; isExceeded: boolean }>

function solveCase(random: Random): Solved {
  const walletCase = makeCase(random, {
    ...{ cards: 3, kinds: 4, months: 3, units: 5, rewards: 'alike' },
    ...{ hasTops: false, isMixed: false, hasChoices: false },
  })
  const limited: LimitedCase = {
    case: walletCase,
    limit: { yearlyCents: pick([0, 300, 1000, 2000], random), valueBeyond: pick([0, 0, 50], random) },
    isLimited: walletCase.cards.map(() => random(3) > 0),
  }
  const answer = findBestWallet({
    spend: spendFrom(purchasesOf(walletCase.units), year2025),
    compiled: compileCatalog(limitedCards(limited), limitedAssumptions(limited)),
    owned: walletCase.cards.filter(({ isHeld }) => isHeld).map(({ id }) => id),
    size: walletCase.size,
    years: walletCase.years,
    isIntro: true,
    obstacles: [],
  })
  const { best, gap = Number.NaN } = answer ?? {}
  return {
    total: best?.total ?? Number.NaN,
    gap,
    expected: bestWithLimit(limited),
    isExceeded: (best?.unusablePoints.length ?? 0) > 0,
  }
}
