import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { projections } from '../card/annual-fee.ts'
import type { Card, EarnRule } from '../card/card.ts'
import { toCents } from '../money.ts'
import { type Purchase, spendFrom } from '../spend/spend.ts'
import { anyAssumptions, anyCard, anyHistory, anyWindow, purchasesIn } from '../testing/arbitraries.ts'
import { effort } from '../testing/effort.ts'
import {
  buy,
  categoryRewards,
  makeCard,
  outcomesAlone,
  percent,
  run,
  testAssumptions,
} from '../testing/make.ts'
import { backtest } from './backtest.ts'
import { compileCatalog } from './compile.ts'
import { rankCards } from './rank.ts'

const anyPurchaseOnly = anyWindow.chain((window) =>
  purchasesIn(window, { hasRefunds: false }).map((purchases) => ({ window, purchases })),
)

function moneyOf(
  card: Card,
  { window, purchases }: { window: Parameters<typeof spendFrom>[1]; purchases: Purchase[] },
) {
  const { overall } = backtest(spendFrom(purchases, window), compileCatalog([card], testAssumptions))
  return overall.money.map(([cents = 0]) => cents)
}

const withoutCaps = (card: Card): Card => ({
  ...card,
  foreignFeePpm: 0,
  rules: card.rules.map(({ cap: _cap, rateAfter: _after, ...rule }): EarnRule => rule),
})

const isFirm = ({ target, aboveYearlySpend }: EarnRule) =>
  aboveYearlySpend === undefined && (target.kind === 'where' || target.kind === 'rotating')
const firmCard = anyCard.map((card) => ({ ...card, foreignFeePpm: 0, rules: card.rules.filter(isFirm) }))

describe('invariants', () => {
  it('more spending on an uncapped card never earns less', () => {
    fc.assert(
      fc.property(anyPurchaseOnly, firmCard.map(withoutCaps), fc.nat(), (history, card, extra) => {
        const more = {
          ...history,
          purchases: [...history.purchases, ...history.purchases.slice(0, extra % 5)],
        }
        const [before, after] = [moneyOf(card, history), moneyOf(card, more)]
        expect(after.every((cents, index) => cents >= (before[index] ?? 0))).toBe(true)
      }),
      effort(200),
    )
  })

  it('a cap never pays more than no cap', () => {
    fc.assert(
      fc.property(anyPurchaseOnly, firmCard, (history, card) => {
        const low = { ...card, rules: card.rules.map(({ rateAfter: _, ...rule }): EarnRule => rule) }
        const [capped, free] = [moneyOf(low, history), moneyOf(withoutCaps({ ...low, caps: {} }), history)]
        const hasOpening = Object.values(card.caps).some(({ per }) => per === 'opening')
        const years = hasOpening ? 1 : 3
        expect(capped.slice(0, years).every((cents, index) => cents <= (free[index] ?? 0))).toBe(true)
      }),
      effort(200),
    )
  })

  it('the reward of 1 year ≤ of 2 ≤ of 3', () => {
    fc.assert(
      fc.property(anyPurchaseOnly, anyCard, (history, card) => {
        const [one = 0, two = 0, three = 0] = moneyOf({ ...card, foreignFeePpm: 0 }, history)
        expect(one <= two && two <= three).toBe(true)
      }),
      effort(200),
    )
  })

  it('B-CALC-2: total = reward + bonus - fee exactly, and the categories add up to the whole', () => {
    fc.assert(
      fc.property(anyHistory, anyCard, anyAssumptions, ({ window, purchases }, card, assumptions) => {
        const plain = { ...card, anniversary: [], credits: [] }
        const compiled = compileCatalog([plain], assumptions)
        const result = backtest(spendFrom(purchases, window), compiled)
        for (const outcome of [result.overall, ...outcomesAlone(result)]) {
          for (const [index] of projections.entries()) {
            const parts = [
              outcome.money[index]?.[0],
              outcome.introMoney[index]?.[0],
              -(compiled.cards[0]?.fees[index] ?? 0),
            ]
            expect(outcome.total[index]?.[0]).toBe(parts.reduce<number>((sum, part) => sum + (part ?? 0), 0))
          }
        }
        for (const years of projections) {
          const parts = categoryRewards(result, 0, years)
          expect(parts.reduce((sum, { money }) => sum + money, 0)).toBe(result.overall.money[years - 1]?.[0])
          expect(parts.reduce((sum, { points }) => sum + points, 0)).toBe(
            result.overall.points[years - 1]?.[0],
          )
        }
      }),
      effort(200),
    )
  })

  it('refunding everything on the same day leaves zero rewards', () => {
    fc.assert(
      fc.property(anyHistory, anyCard, ({ window, purchases }, card) => {
        const back = purchases.map((purchase) => ({ ...purchase, cents: toCents(-purchase.cents) }))
        const plain = { ...card, anniversary: [], credits: [] }
        expect(moneyOf(plain, { window, purchases: [...purchases, ...back] })).toEqual([0, 0, 0])
      }),
      effort(100),
    )
  })

  it('the order of purchases changes nothing', () => {
    fc.assert(
      fc.property(anyHistory, anyCard, ({ window, purchases }, card) => {
        const turned = { window, purchases: purchases.toReversed() }
        expect(moneyOf(card, turned)).toEqual(moneyOf(card, { window, purchases }))
      }),
      effort(200),
    )
  })

  it('splitting a purchase in two of the same day, category and merchant changes nothing', () => {
    fc.assert(
      fc.property(
        anyHistory,
        anyCard,
        fc.integer({ min: -500, max: 500 }),
        ({ window, purchases }, card, part) => {
          const split = purchases.flatMap((purchase) => [
            { ...purchase, cents: toCents(part) },
            { ...purchase, cents: toCents(purchase.cents - part) },
          ])
          expect(moneyOf(card, { window, purchases: split })).toEqual(moneyOf(card, { window, purchases }))
        },
      ),
      effort(200),
    )
  })

  it('other cards in the catalog and earlier runs change nothing', () => {
    fc.assert(
      fc.property(anyHistory, anyHistory, anyCard, anyCard, (history, other, card, neighbor) => {
        const compiled = compileCatalog([neighbor, card], testAssumptions)
        backtest(spendFrom(other.purchases, other.window), compiled)
        const { overall } = backtest(spendFrom(history.purchases, history.window), compiled)
        expect(overall.money.map((column) => column[1])).toEqual(moneyOf(card, history))
      }),
      effort(150),
    )
  })

  it('equal inputs return equal bytes', () => {
    fc.assert(
      fc.property(anyHistory, anyCard, ({ window, purchases }, card) => {
        const once = () => {
          const result = backtest(spendFrom(purchases, window), compileCatalog([card], testAssumptions))
          return JSON.stringify([result.overall, outcomesAlone(result), categoryRewards(result, 0, 3)])
        }
        expect(once()).toBe(once())
      }),
      effort(50),
    )
  })

  it('links, partners and commissions change no number and no order', () => {
    const cards = [percent(1), percent(2), percent(2)].map((rule, index) =>
      makeCard({ id: `card-${index}`, name: `Card ${2 - index}`, rules: [rule] }),
    )
    const paid = cards.map((card, index) => ({
      ...card,
      link: `https://example.com/${index}`,
      commission: index * 999,
    }))
    const spend = spendFrom([buy('2025-01-01', 100)], {
      first: buy('2025-01-01', 0).day,
      last: buy('2025-12-31', 0).day,
    })
    const answers = [cards, paid].map((some) => {
      const result = backtest(spend, compileCatalog(some, testAssumptions))
      return [result.overall, rankCards(result.compiled, result.overall, { years: 1, isIntro: true })]
    })
    expect(answers[1]).toEqual(answers[0])
  })
})

describe('the largest spending', () => {
  it('is calculated to the cent', () => {
    // $10,000,000 at 100x and 2.5 cents a point, three years: 10,000,000 × 100 × 2.5 cents × 3 = $75,000,000
    const card = makeCard({ program: 'miles', rules: [percent(100)] })
    const { money } = run(card, [buy('2025-01-01', 10_000_000)], {
      assumptions: { pointValues: { miles: 250 } },
    })
    expect(money).toEqual([2_500_000_000, 5_000_000_000, 7_500_000_000])
  })

  it('throws if it is exceeded', () => {
    expect(() => run(makeCard(), [buy('2025-01-01', 10_000_000.01)])).toThrow(
      '1000000001 cents in 365 days are more than can be calculated exactly',
    )
  })
})
