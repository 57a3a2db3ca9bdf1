import { describe, expect, it } from 'vitest'
import { categories } from '../category.ts'
import { toCents } from '../money.ts'
import { type Purchase, spendFrom } from '../spend/spend.ts'
import { buy, makeCard, outcomesAlone, percent, run, testAssumptions, year2025 } from '../testing/make.ts'
import { backtest } from './backtest.ts'
import { compileCatalog } from './compile.ts'

describe('a category alone', () => {
  const shared = makeCard({
    rules: [percent(5, ['gas', 'dining'], { cap: 'm' }), percent(1)],
    caps: { m: { on: 'spend', amount: 10_000, per: 'month' } },
  })

  it('has the whole cap to itself', () => {
    const { money, alone } = run(shared, [buy('2025-03-01', 100, 'gas'), buy('2025-03-02', 100, 'dining')])
    // Together 100 × 5% + 100 × 1% = 6.00; each alone 100 × 5% = 5.00
    expect(money[0]).toBe(600)
    expect(alone).toMatchObject({ gas: 500, restaurant: 500, grocery: 0 })
  })

  it('subtracts refunds, even if all spending was refunded', () => {
    // January 100 × 5% + 100 × 1% = 6.00; the refund in February 200 × 5% = -10.00
    const { alone } = run(shared, [buy('2025-01-10', 200, 'gas'), buy('2025-02-10', -200, 'gas')])
    expect(alone.gas).toBe(-400)
  })

  it('pays foreign fees for purchases abroad that were refunded at home', () => {
    const abroad = makeCard({ rules: [], foreignFeePpm: 30_000 })
    // 100 abroad × 3% = 3.00, refunded at home
    const purchases = [buy('2025-01-10', 100, 'gas', { isAbroad: true }), buy('2025-02-10', -100, 'gas')]
    expect(run(abroad, purchases).alone).toMatchObject({ gas: -300, restaurant: 0 })
  })

  it('earns a bonus by its own spending, and pays the fee even without purchases', () => {
    const card = makeCard({
      bonus: [{ points: 20_000, spend: toCents(50_000), days: 90 }],
      fee: { firstYear: toCents(9500), later: toCents(9500) },
    })
    const outcomes = outcomesOf(card, [buy('2025-05-01', 2028, 'gas'), buy('2025-05-01', 2027, 'dining')])
    // 2028 × 90 / 365 = 500.05: the bonus of 200.00; 20.28 a year less 95.00
    expect(outcomes.gas).toEqual({ spendingCents: 202_800, total: [12_528, 5056, -2416] })
    // 2027 × 90 / 365 = 499.81: none; 20.27 a year less 95.00
    expect(outcomes.restaurant).toEqual({ spendingCents: 202_700, total: [-7473, -14_946, -22_419] })
    expect(outcomes.grocery).toEqual({ spendingCents: 0, total: [-9500, -19_000, -28_500] })
  })

  it('adds up to the total if nothing is shared', () => {
    const card = makeCard({ rules: [percent(2, ['gas']), percent(1)] })
    const { money, alone } = run(card, [buy('2025-01-01', 50, 'gas'), buy('2025-02-01', 70, 'hotels')])
    expect(alone).toMatchObject({ gas: 100, travel: 70 })
    expect(money[0]).toBe(170)
  })
})

function outcomesOf(card: ReturnType<typeof makeCard>, purchases: readonly Purchase[]) {
  const result = backtest(spendFrom(purchases, year2025), compileCatalog([card], testAssumptions))
  return Object.fromEntries(
    outcomesAlone(result).map(({ spendingCents, total }, index) => [
      categories[index]?.key,
      { spendingCents, total: total.map(([cents]) => cents) },
    ]),
  )
}
