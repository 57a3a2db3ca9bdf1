import { describe, expect, it } from 'vitest'
import { type AccountTerms, createCardAccount } from '../account/card-account.ts'
import { payPurchases } from '../account/pay-purchase.ts'
import { parseDay } from '../day.ts'
import { toCents } from '../money.ts'
import { buy, makeCard, percent, run, testAssumptions } from '../testing/make.ts'

const costco = { merchant: 'costco' }
const facts = { refusedBy: ['costco'] }

describe('a merchant that does not take the card', () => {
  const card = makeCard({ ...facts, rules: [percent(2)] })

  it('earns nothing, and other merchants of the category do', () => {
    const purchases = [
      buy('2025-03-01', 500, 'wholesale-club', costco),
      buy('2025-03-02', 100, 'wholesale-club'),
    ]
    expect(run(card, purchases).byCategory).toEqual({ warehouse: 200 })
    expect(run(card, purchases).alone.warehouse).toBe(200)
    expect(run({ ...card, refusedBy: [] }, purchases).byCategory).toEqual({ warehouse: 1200 })
  })

  it('takes it abroad, as far as we know', () => {
    const purchases = [buy('2025-03-01', 500, 'wholesale-club', { ...costco, isAbroad: true })]
    expect(run(card, purchases).money[0]).toBe(1000)
  })

  it('uses no cap, and leaves it to other purchases of the day', () => {
    const capped = makeCard({
      ...facts,
      rules: [percent(5, ['wholesale-club'], { cap: 'year' }), percent(1)],
      caps: { year: { on: 'spend', amount: 100_00, per: 'year' } },
    })
    const purchases = [
      buy('2025-03-01', 900, 'wholesale-club', costco),
      buy('2025-03-01', 100, 'wholesale-club'),
    ]
    expect(run(capped, purchases).money[0]).toBe(500)
  })

  it('counts toward no threshold', () => {
    const tiered = makeCard({
      ...facts,
      rules: [percent(3, undefined, { aboveYearlySpend: toCents(1000_00) }), percent(1)],
    })
    // 1,000 of 1,200 at 1 %, and 200 at 3 %. With Costco, all of it would be above the threshold.
    const purchases = [buy('2025-01-01', 1000, 'wholesale-club', costco), buy('2025-02-01', 1200)]
    expect(run(tiered, purchases).money[0]).toBe(1600)
    expect(run({ ...tiered, refusedBy: [] }, purchases).money[0]).toBe(4600)
  })

  it('counts toward no welcome bonus', () => {
    const offered = makeCard({ ...facts, bonus: [{ points: 20_000, spend: toCents(1000_00), days: 365 }] })
    const purchases = [buy('2025-01-01', 1, 'wholesale-club', costco), buy('2025-02-01', 999)]
    expect(run(offered, purchases).introMoney).toBe(0)
    expect(run(offered, purchases).explain().bonus.tiers[0]?.marginCents).toBe(-100)
    expect(run({ ...offered, refusedBy: [] }, purchases).introMoney).toBe(20_000)
  })

  it('is not one of the purchases that raise the rate of rent', () => {
    const byOtherSpending = { minPoints: 250, tiers: [{ percent: 50, rate: 1000 }] }
    const rent = makeCard({ ...facts, rules: [percent(0), percent(1, ['rent'], { byOtherSpending })] })
    const purchases = [buy('2025-03-01', 1000, 'rent'), buy('2025-03-02', 500, 'wholesale-club', costco)]
    expect(run(rent, purchases).money[0]).toBe(250)
    expect(run({ ...rent, refusedBy: [] }, purchases).money[0]).toBe(1000)
  })

  it('is a line of the explanation that no rule pays', () => {
    const { lines, money } = run(card, [
      buy('2025-03-01', 500, 'wholesale-club', costco),
      buy('2025-03-02', 100),
    ]).explain()
    expect(money).toBe(200)
    expect(
      lines.map((line) => [line.isRefused, line.money, line.payments.length, line.skippedRules]),
    ).toEqual([
      [true, 0, 0, []],
      [false, 200, 1, []],
    ])
  })

  it('earns nothing in an account, and uses no cap there', () => {
    const terms: AccountTerms = { opened: null, hasAccountYearCaps: false, choices: [] }
    const capped = makeCard({
      ...facts,
      rules: [percent(5, undefined, { cap: 'year' })],
      caps: { year: { on: 'spend', amount: 100_00, per: 'year' } },
    })
    const kind = { leaf: 'wholesale-club', isAbroad: false } as const
    const day = parseDay('2025-03-01')
    const units = payPurchases(createCardAccount(capped, testAssumptions, terms), [
      { day, kind: { ...kind, merchant: 'costco' }, cents: 100_00 },
      { day, kind: { ...kind, merchant: null }, cents: 100_00 },
    ])
    expect(units).toEqual([0, 100_00 * 5000])
  })
})
