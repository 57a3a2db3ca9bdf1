import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { projections } from '../card/annual-fee.ts'
import type { Card } from '../card/card.ts'
import { toCents } from '../money.ts'
import { spendFrom } from '../spend/spend.ts'
import { anyAssumptions, anyCard, anyHistory } from '../testing/arbitraries.ts'
import { effort } from '../testing/effort.ts'
import { buy, makeCard, outcomesAlone, percent, testAssumptions, year2025 } from '../testing/make.ts'
import { type BacktestResult, backtest } from './backtest.ts'
import { compileCatalog } from './compile.ts'
import { rankCards, topCardsByCategory } from './rank.ts'
import { createRunContext } from './run-context.ts'

/** The same by calculating and ranking all cards, six times for each category. */
function rankedAlone(result: BacktestResult, most: number) {
  const { compiled } = result
  return outcomesAlone(result).flatMap((outcome, category) => {
    const lists = projections.flatMap((years) =>
      [true, false].map((isIntro) => rankCards(compiled, outcome, { years, isIntro }).subarray(0, most)),
    )
    const cards = [...compiled.openByName].filter((card) => lists.some((list) => list.includes(card)))
    const rows = (column: ArrayLike<number>) => cards.map((card) => column[card])
    const best = {
      category,
      spendingCents: outcome.spendingCents,
      cards,
      money: outcome.money.map(rows),
      points: outcome.points.map(rows),
      introMoney: rows(outcome.introMoney),
      introPoints: rows(outcome.introPoints),
    }
    return outcome.spendingCents === 0 ? [] : [best]
  })
}

/** Two copies of each card, so that many amounts are equal; some are closed. */
function withTwins(cards: readonly Card[]): Card[] {
  return [...cards, ...cards].map((card, index) => ({
    ...card,
    id: `card-${index}`,
    name: `Card ${(index * 5) % 7}`,
    isOpen: index % 4 !== 3,
  }))
}

describe('the top cards for a category alone', () => {
  it('match a full ranking of all cards, with the same amounts, regardless of earlier runs', () => {
    fc.assert(
      fc.property(
        fc.tuple(anyHistory, anyHistory),
        fc.array(anyCard, { minLength: 1, maxLength: 6 }),
        anyAssumptions,
        fc.integer({ min: 1, max: 4 }),
        (histories, cards, assumptions, most) => {
          const compiled = compileCatalog(withTwins(cards), assumptions)
          const context = createRunContext(compiled)
          for (const { window, purchases } of histories) {
            const result = backtest(spendFrom(purchases, window), compiled, context)
            expect(topCardsByCategory(result, most, context)).toEqual(rankedAlone(result, most))
          }
        },
      ),
      effort(40),
    )
  })

  it('are correct if they differ by less than a cent before rounding', () => {
    // 10.00 at 1.000 % to 1.119 %: from 10.00 to 11.19 cents, ten cards to the cent.
    const cards = Array.from({ length: 120 }, (_, index) =>
      makeCard({
        id: `card-${index}`,
        name: `Card ${(index * 37) % 120}`,
        rules: [percent(1 + index / 1000)],
      }),
    )
    const compiled = compileCatalog(cards, testAssumptions)
    const result = backtest(spendFrom([buy('2025-03-01', 10, 'gas')], year2025), compiled)
    const [gas] = topCardsByCategory(result, 10)
    expect(gas).toEqual(rankedAlone(result, 10)[0])
    expect(new Set(gas?.money[0])).toEqual(new Set([11]))
  })

  it('depend on the rewards and fees of each year', () => {
    const best = (cards: readonly Card[], isAbroad: boolean) => {
      const dinner = buy('2025-03-01', 100, 'dining', isAbroad ? { isAbroad } : {})
      return topCardsByCategory(
        backtest(spendFrom([dinner], year2025), compileCatalog(cards, testAssumptions)),
        1,
      )[0]?.cards
    }
    const steady = (rate: number) => makeCard({ id: 'steady', name: 'Steady', rules: [percent(rate)] })
    // 3 % minus a fee of 3 % is zero in any year.
    const dear = makeCard({ id: 'dear', name: 'Dear', rules: [percent(3)], foreignFeePpm: 30_000 })
    expect(best([dear, steady(1)], true)).toEqual([1])
    expect(best([dear, steady(1)], false)).toEqual([0])
    // 3 + 1 + 1 against 2 + 2 + 2: ahead in the first year, equal after the second, behind after the third
    const fading = makeCard({
      id: 'fading',
      name: 'Fading',
      rules: [percent(3, undefined, { firstYearOnly: true }), percent(1)],
    })
    expect(best([fading, steady(2)], false)).toEqual([0, 1])
  })

  it('are empty without purchases or without open cards', () => {
    const closed = compileCatalog([makeCard({ isOpen: false })], testAssumptions)
    expect(topCardsByCategory(backtest(spendFrom([], year2025), closed), 10)).toEqual([])
    const [gas] = topCardsByCategory(
      backtest(spendFrom([buy('2025-03-01', 10, 'gas')], year2025), closed),
      10,
    )
    expect(gas).toMatchObject({ spendingCents: toCents(1000), cards: [], introMoney: [] })
  })
})
