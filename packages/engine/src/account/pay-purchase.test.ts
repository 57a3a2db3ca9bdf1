import { describe, expect, it } from 'vitest'
import type { Card, EarnRule, Option } from '../card/card.ts'
import { parseDay } from '../day.ts'
import type { Leaf } from '../leaf.ts'
import { toCents } from '../money.ts'
import { makeCard, percent, testAssumptions } from '../testing/make.ts'
import { capUsage } from './cap-usage.ts'
import { type AccountPurchase, createCardAccount } from './card-account.ts'
import { addPurchase, payPurchases, quotePurchase, quoteUnits } from './pay-purchase.ts'

const UNITS_PER_CENT = 100_000

function open(card: Card) {
  return createCardAccount(card, testAssumptions, { opened: null, hasAccountYearCaps: false, choices: [] })
}

function buy(day: string, dollars: number, leaf: Leaf = 'other'): AccountPurchase {
  return { day: parseDay(day), cents: dollars * 100, kind: { leaf, merchant: null, isAbroad: false } }
}

function earned(card: Card, purchases: readonly AccountPurchase[]): number[] {
  return payPurchases(open(card), purchases).map((units) => units / UNITS_PER_CENT)
}

function option(leaf: Leaf): Option {
  return { key: leaf, where: { leaves: [leaf] } }
}

describe('purchases of an account', () => {
  const gas = makeCard({
    rules: [percent(5, ['gas'], { cap: 'gas' }), percent(1)],
    caps: { gas: { on: 'spend', amount: 500_00, per: 'month' } },
  })

  it('use a cap by day, and in the given order on one day', () => {
    // The earlier $400 at 5%, then $100 at 5% and $300 at 1%
    expect(earned(gas, [buy('2025-01-31', 400, 'gas'), buy('2025-01-01', 400, 'gas')])).toEqual([8_00, 20_00])
    expect(earned(gas, [buy('2025-01-01', 400, 'gas'), buy('2025-01-01', 300, 'gas')])).toEqual([20_00, 7_00])
  })

  it('earn a rotating rate from the first to the last day of each entry', () => {
    const quarter = (from: string, to: string) => ({
      from: parseDay(from),
      to: parseDay(to),
      where: { leaves: ['gas'] as const },
    })
    const calendar = [quarter('2025-01-01', '2025-03-31'), quarter('2025-07-01', '2025-09-30')]
    const rotating: EarnRule = { id: 'rotating', rate: 5000, target: { kind: 'rotating', calendar } }
    const days = ['2025-01-01', '2025-03-31', '2025-04-01', '2025-07-01', '2025-09-30', '2025-10-01']
    const purchases = days.map((day) => buy(day, 100, 'gas'))
    expect(earned(makeCard({ rules: [rotating, percent(1)] }), purchases)).toEqual([
      500, 500, 100, 500, 500, 100,
    ])
  })
})

describe('a stacking rule above yearly spending', () => {
  const card = makeCard({
    rules: [
      percent(1),
      percent(2, undefined, { id: 'more', stacks: true, aboveYearlySpend: toCents(1000_00) }),
    ],
  })

  it('pays for what exceeds the amount, and takes that back first', () => {
    // $900 × 1%; $300 × 1% + $200 × 2%; −$100 × 3%
    const purchases = [buy('2025-01-01', 900), buy('2025-02-01', 300), buy('2025-03-01', -100)]
    expect(earned(card, purchases)).toEqual([9_00, 7_00, -3_00])
  })

  it('is quoted without counting the purchase', () => {
    const account = open(card)
    payPurchases(account, [buy('2025-01-01', 900)])
    // $200 × 1% + $100 × 2%
    const quote = quotePurchase(account, buy('2025-02-01', 200))
    expect(quote.units / UNITS_PER_CENT).toBe(4_00)
    expect(quote.payments.map(({ rule, as, cents }) => [rule, as, cents])).toEqual([
      ['1', 'rate', 100_00],
      ['1', 'rate', 100_00],
      ['more', 'on-top', 100_00],
    ])
    expect(quoteUnits(account, buy('2025-02-01', 200)) / UNITS_PER_CENT).toBe(4_00)
    expect(addPurchase(account, buy('2025-02-01', 200)) / UNITS_PER_CENT).toBe(4_00)
    expect(addPurchase(account, buy('2025-02-02', 100)) / UNITS_PER_CENT).toBe(3_00)
  })
})

describe('a top category', () => {
  const options = [option('gas'), option('dining')]
  const top: EarnRule = { id: 'top', rate: 5000, target: { kind: 'top', rank: 1, per: 'month', options } }
  const card = makeCard({ rules: [top, percent(1)] })

  it('changes with added purchases, which then earn the difference', () => {
    const account = open(card)
    const add = (purchase: AccountPurchase) => addPurchase(account, purchase) / UNITS_PER_CENT
    expect(add(buy('2025-01-01', 100, 'gas'))).toBe(5_00)
    // Dining is on top: $150 × 5%, and the gas earns $1 instead of $5
    expect(add(buy('2025-01-02', 150, 'dining'))).toBe(3_50)
    expect(add(buy('2025-01-03', 10, 'gas'))).toBe(10)
    // Gas is on top again: $210 × 5% + $150 × 1% = $12, instead of $7.50 + $1.10
    expect(quoteUnits(account, buy('2025-01-04', 100, 'gas')) / UNITS_PER_CENT).toBe(3_40)
    expect(add(buy('2025-01-04', 100, 'gas'))).toBe(3_40)
    expect(add(buy('2025-02-01', 10, 'dining'))).toBe(50)
  })

  it('is quoted with the rule that would pay, and stays as it is', () => {
    const account = open(card)
    payPurchases(account, [buy('2025-01-01', 100, 'gas')])
    const asked = buy('2025-01-02', 150, 'dining')
    for (const { units, payments } of [quotePurchase(account, asked), quotePurchase(account, asked)]) {
      expect(units / UNITS_PER_CENT).toBe(3_50)
      expect(payments.map(({ rule, cents }) => [rule, cents])).toEqual([['top', 150_00]])
    }
    expect(quotePurchase(account, buy('2025-01-02', 50, 'gas')).payments.map(({ rule }) => rule)).toEqual([
      'top',
    ])
  })
})

describe('the caps of an account', () => {
  const card = makeCard({
    rules: [
      percent(5, ['gas'], { cap: 'gas', to: parseDay('2025-06-30') }),
      percent(3, ['dining'], { cap: 'dining' }),
      percent(1),
    ],
    caps: {
      gas: { on: 'spend', amount: 500_00, per: 'month' },
      dining: { on: 'reward', amount: 1000, per: 'year' },
    },
    overallCap: { amount: 5000, per: 'year' },
  })

  it('are those of rules in force, in the order of the card, and then the overall cap', () => {
    const account = open(card)
    payPurchases(account, [buy('2025-01-01', 100, 'dining')])
    const rulesOf = (day: string) =>
      capUsage(account, parseDay(day)).map(({ capId, rules }) => [capId, rules])
    expect(rulesOf('2025-06-30')).toEqual([
      ['gas', ['5']],
      ['dining', ['3']],
      ['overall', ['5', '3', '1']],
    ])
    expect(rulesOf('2025-07-01')).toEqual([
      ['dining', ['3']],
      ['overall', ['3', '1']],
    ])
    // $100 × 3% are 300 points
    const usage = { on: 'reward', per: 'year', used: 300, renewsOn: '2026-01-01' }
    expect(capUsage(account, parseDay('2025-07-01'))).toMatchObject([
      { ...usage, limit: 1000, left: 700 },
      { ...usage, limit: 5000, left: 4700 },
    ])
    expect(capUsage(open(makeCard({ rules: [percent(1)] })), parseDay('2025-07-01'))).toEqual([])
  })
})
