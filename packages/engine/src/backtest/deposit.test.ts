import { describe, expect, it } from 'vitest'
import { dayRange, parseDay } from '../day.ts'
import { toCents } from '../money.ts'
import { planTermsOf } from '../plan/plan-cards.ts'
import { spendFrom } from '../spend/spend.ts'
import { askWallet } from '../testing/ask-wallet.ts'
import { buy, makeCard, percent, run, testAssumptions } from '../testing/make.ts'
import { findBestWallet, valueWallet } from '../wallet/advice/find-best-wallet.ts'
import { createRunContext } from './backtest.ts'
import { centsWithinDeposit } from './deposit.ts'
import { spendingYear } from './spending-year.ts'

const secured = makeCard({ id: 'secured', isSecured: true, rules: [percent(2)] })
const months = Array.from({ length: 12 }, (_, month) => `${month + 1}`.padStart(2, '0'))
/** $600 of gas and $400 at restaurants each month. The usual deposit is $500. */
const purchases = months.flatMap((month) => [
  buy(`2025-${month}-05`, 600, 'gas'),
  buy(`2025-${month}-20`, 400, 'dining'),
])

describe('a secured card', () => {
  it('pays on no more than the deposit in a month, on the same share of everything', () => {
    // Half of each month: 300 × 12 × 2 % on gas, 200 × 12 × 2 % at restaurants.
    expect(run(secured, purchases).byCategory).toEqual({ gas: 72_00, restaurant: 48_00 })
    expect(run(secured, purchases).alone).toMatchObject({ gas: 72_00, restaurant: 48_00 })
    const { isSecured: _, ...unsecured } = secured
    expect(run(unsecured, purchases).money[0]).toBe(240_00)
  })

  it('pays on everything if the deposit is enough', () => {
    expect(run(secured, purchases, { assumptions: { depositCents: toCents(1000_00) } }).money[0]).toBe(240_00)
    expect(run(secured, purchases, { assumptions: { depositCents: toCents(0) } }).money[0]).toBe(0)
  })

  it('reaches a cap later', () => {
    const capped = makeCard({
      isSecured: true,
      rules: [percent(5, ['gas'], { cap: 'quarter' }), percent(1)],
      caps: { quarter: { on: 'spend', amount: 1000_00, per: 'quarter' } },
    })
    // $900 of gas a quarter is below the cap: 3,600 × 5 % + 2,400 × 1 %.
    expect(run(capped, purchases).money[0]).toBe(204_00)
  })

  it('counts only what it pays toward a welcome bonus and foreign transaction fees', () => {
    const asking = (dollars: number) => ({
      ...secured,
      bonus: [{ points: 50_00, spend: toCents(dollars * 100), days: 365 }],
    })
    expect(run(asking(6001), purchases).introMoney).toBe(0)
    expect(run(asking(6000), purchases).introMoney).toBe(50_00)
    const abroad = purchases.map((purchase) => ({ ...purchase, isAbroad: true as const }))
    // 6,000 × (2 % − 3 %)
    expect(run({ ...secured, foreignFeePpm: 30_000 }, abroad).money[0]).toBe(-60_00)
    expect(run({ ...secured, foreignFeePpm: 30_000 }, abroad).explain().money).toBe(-60_00)
  })

  it('explains what it pays', () => {
    const { lines, money } = run(secured, purchases).explain()
    expect(money).toBe(120_00)
    expect(lines.reduce((sum, { cents }) => sum + cents, 0)).toBe(6000_00)
  })

  it('gets one month’s worth of the deposit for two parts of a month', () => {
    const window = dayRange(parseDay('2025-01-17'), parseDay('2026-01-16'))
    const days = [...purchases.slice(1), buy('2026-01-05', 600, 'gas')]
    expect(run(secured, days, { window }).money[0]).toBe(120_00)
  })

  it('loses no cent to small amounts', () => {
    const small = Array.from({ length: 28 }, (_, day) =>
      buy(`2025-02-${`${day + 1}`.padStart(2, '0')}`, 33.33),
    )
    const year = spendingYear(spendFrom(small, dayRange(parseDay('2025-01-01'), parseDay('2025-12-31'))))
    const within = Array.from(centsWithinDeposit(year, 500_00) ?? [])
    expect(within.reduce((sum, cents) => sum + cents, 0)).toBe(500_00)
  })
})

describe('wallets with secured cards', () => {
  const plain = makeCard({ id: 'plain', rules: [percent(1)] })

  it('put no more than the deposit on them', () => {
    // 6,000 × 2 % + 6,000 × 1 %
    const best = findBestWallet(askWallet([secured, plain], purchases))?.best
    expect(best?.total).toBe(180_00)
    expect(best?.cards.find(({ cardId }) => cardId === 'secured')?.spentByYear).toEqual([6000_00])
  })

  it('make one deposit for all of them', () => {
    const question = askWallet([secured, { ...secured, id: 'second' }], purchases)
    expect(valueWallet(question, ['secured', 'second']).total).toBe(120_00)
  })

  it('value one of them like its own run', () => {
    expect(valueWallet(askWallet([secured], purchases), ['secured']).total).toBe(120_00)
  })

  it('are prepared with what fits on them', () => {
    const { spend, compiled } = askWallet([secured], purchases)
    const [card] = planTermsOf({
      ...{ compiled, spend, context: createRunContext(compiled), cardIds: ['secured'] },
      ...{ start: testAssumptions.today, months: 12, isHousehold: false },
    }).cards
    expect(card?.earnings.firstYear.reduce((sum, cents) => sum + cents, 0)).toBe(120_00)
  })
})
