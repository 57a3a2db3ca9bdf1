import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { spendFrom } from '../spend/spend.ts'
import { anyAssumptions, anyCard, anyWindow, purchasesIn } from '../testing/arbitraries.ts'
import { backtest } from './backtest.ts'
import { compileCatalog, projections } from './compile.ts'
import { explain } from './explain.ts'

const anyHistory = anyWindow.chain((window) =>
  purchasesIn(window).map((purchases) => ({ window, purchases })),
)

describe('explain', () => {
  it('adds up to the headline to the cent', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(anyHistory, anyCard, anyAssumptions, ({ window, purchases }, card, assumptions) => {
        const spend = spendFrom(purchases, window)
        const { overall } = backtest(spend, compileCatalog([card], assumptions))
        for (const years of projections) {
          const explanation = explain(card, spend, assumptions, years)
          const parts = [...explanation.lines, ...explanation.extras]
          expect(parts.reduce((sum, { money }) => sum + money, 0)).toBe(overall.money[years - 1]?.[0])
          expect(explanation.total).toBe(overall.total[years - 1]?.[0])
          expect(explanation.introMoney).toBe(overall.introMoney[0])
        }
      }),
      { numRuns: 500 },
    )
  })
})
