import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { projections } from '../card/annual-fee.ts'
import { categories } from '../category.ts'
import { categoryOfLeaf } from '../leaf.ts'
import { spendFrom } from '../spend/spend.ts'
import { anyAssumptions, anyCard, anyHistory } from '../testing/arbitraries.ts'
import { effort } from '../testing/effort.ts'
import { categoryRewards, outcomesAlone } from '../testing/make.ts'
import { simpleBacktest } from '../testing/simple-engine.ts'
import { type BacktestResult, backtest, type Outcome } from './backtest.ts'
import { compileCatalog } from './compile.ts'

function yearsOf(
  { money, points, introMoney, introPoints, total }: Outcome,
  result: BacktestResult,
  card: number,
) {
  return projections.map((_, index) => ({
    money: money[index]?.[card],
    points: points[index]?.[card],
    introMoney: introMoney[index]?.[card],
    introPoints: introPoints[card],
    annualFee: result.compiled.cards[card]?.fees[index],
    total: total[index]?.[card],
  }))
}

describe('the engine and the simple implementation', () => {
  it('agree to the cent on random cards and histories', () => {
    fc.assert(
      fc.property(
        anyHistory,
        fc.array(anyCard, { minLength: 1, maxLength: 4 }),
        anyAssumptions,
        ({ window, purchases }, cards, assumptions) => {
          const result = backtest(spendFrom(purchases, window), compileCatalog(cards, assumptions))
          for (const [index, card] of cards.entries()) {
            const expected = simpleBacktest(card, purchases, window, assumptions)
            expect(yearsOf(result.overall, result, index)).toEqual(
              expected.map(({ byCategory: _, ...years }) => years),
            )
            for (const years of projections) {
              const parts = categoryRewards(result, index, years).map(({ key, money }) => [key, money])
              expect(Object.fromEntries(parts)).toEqual(expected[years - 1]?.byCategory)
            }
          }
        },
      ),
      effort(1000),
    )
  })

  it('agree on each category alone', () => {
    fc.assert(
      fc.property(anyHistory, anyCard, anyAssumptions, ({ window, purchases }, card, assumptions) => {
        const result = backtest(spendFrom(purchases, window), compileCatalog([card], assumptions))
        const alone = outcomesAlone(result)
        for (const [index, { key }] of categories.entries()) {
          const inCategory = purchases.filter(({ leaf }) => categoryOfLeaf(leaf) === key)
          const expected = simpleBacktest(card, inCategory, window, assumptions)
          const outcome = alone[index]
          expect(outcome && yearsOf(outcome, result, 0)).toEqual(
            expected.map(({ byCategory: _, ...years }) => years),
          )
        }
      }),
      effort(200),
    )
  })
})
