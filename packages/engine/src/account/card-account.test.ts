import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { explain } from '../backtest/explain.ts'
import type { Card, Target } from '../card/card.ts'
import { parseDay } from '../day.ts'
import type { Leaf } from '../leaf.ts'
import { type Purchase, spendFrom } from '../spend/spend.ts'
import { sum } from '../sum.ts'
import { anyCard, purchasesIn } from '../testing/arbitraries.ts'
import { effort } from '../testing/effort.ts'
import { makeCard, percent, testAssumptions, year2025 } from '../testing/make.ts'
import { capUsage } from './cap-usage.ts'
import { type AccountPurchase, type AccountTerms, createCardAccount } from './card-account.ts'
import { addPurchase, payPurchases, quotePurchase, quoteUnits } from './pay-purchase.ts'

const UNITS_PER_CENT = 100_000

const longOwned: AccountTerms = { opened: null, hasAccountYearCaps: false, choices: [] }

function open(card: Card, terms: Partial<AccountTerms> = {}) {
  return createCardAccount(card, testAssumptions, { ...longOwned, ...terms })
}

function buy(day: string, dollars: number, leaf: Leaf = 'other'): AccountPurchase {
  return {
    day: parseDay(day),
    cents: Math.round(dollars * 100),
    kind: { leaf, merchant: null, isAbroad: false },
  }
}

/** What purchases earn, in cents of a cash-back card. */
function earned(card: Card, purchases: readonly AccountPurchase[], terms: Partial<AccountTerms> = {}) {
  return payPurchases(open(card, terms), purchases).map((units) => units / UNITS_PER_CENT)
}

const gasByMonth = makeCard({
  rules: [percent(5, ['gas'], { cap: 'gas' }), percent(1)],
  caps: { gas: { on: 'spend', amount: 500_00, per: 'month' } },
})
const groceriesByYear = makeCard({
  rules: [percent(6, ['supermarket'], { cap: 'groceries' }), percent(1)],
  caps: { groceries: { on: 'spend', amount: 6000_00, per: 'year' } },
})

describe('an account', () => {
  it('renews a monthly cap with the month', () => {
    // $500 of gas a month at 5%: $400, then $100 at 5% and $100 at 1%, then a new month.
    const purchases = [
      buy('2025-01-30', 400, 'gas'),
      buy('2025-01-31', 200, 'gas'),
      buy('2025-02-01', 300, 'gas'),
    ]
    expect(earned(gasByMonth, purchases)).toEqual([2000, 600, 1500])
  })

  it('renews a daily cap with the day', () => {
    const daily = makeCard({
      rules: [percent(5, ['gas'], { cap: 'gas' }), percent(1)],
      caps: { gas: { on: 'spend', amount: 100_00, per: 'day' } },
    })
    // $100 × 5% + $50 × 1%, then a new day: $60 × 5%
    expect(earned(daily, [buy('2025-01-30', 150, 'gas'), buy('2025-01-31', 60, 'gas')])).toEqual([550, 300])
    const account = open(daily)
    payPurchases(account, [buy('2025-01-30', 30, 'gas')])
    expect(capUsage(account, parseDay('2025-01-30'))).toMatchObject([{ left: 70_00, renewsOn: '2025-01-31' }])
  })

  it('says what is left of a cap and when it renews', () => {
    const account = open(gasByMonth)
    payPurchases(account, [buy('2025-01-30', 400, 'gas'), buy('2025-02-01', 120.5, 'gas')])
    const cap = { capId: 'gas', on: 'spend', per: 'month', limit: 500_00, rules: ['5'] }
    expect(capUsage(account, parseDay('2025-01-31'))).toEqual([
      { ...cap, used: 400_00, left: 100_00, renewsOn: '2025-02-01' },
    ])
    expect(capUsage(account, parseDay('2025-02-28'))).toEqual([
      { ...cap, used: 120_50, left: 379_50, renewsOn: '2025-03-01' },
    ])
  })

  it('renews yearly caps on January 1, or on the anniversary of the opening day', () => {
    const purchases = [
      buy('2025-05-31', 6000, 'supermarket'),
      buy('2025-06-15', 100, 'supermarket'),
      buy('2026-01-01', 100, 'supermarket'),
    ]
    expect(earned(groceriesByYear, purchases)).toEqual([360_00, 1_00, 6_00])
    const terms = { opened: parseDay('2023-06-15'), hasAccountYearCaps: true }
    expect(earned(groceriesByYear, purchases, terms)).toEqual([360_00, 6_00, 6_00])
    const account = open(groceriesByYear, terms)
    expect(capUsage(account, parseDay('2025-06-14'))[0]?.renewsOn).toBe('2025-06-15')
  })

  it('gives a cap back for a refund', () => {
    const purchases = [
      buy('2025-01-05', 500, 'gas'),
      buy('2025-01-06', -100, 'gas'),
      buy('2025-01-07', 100, 'gas'),
    ]
    expect(earned(gasByMonth, purchases)).toEqual([2500, -500, 500])
  })

  it('pays introductory rates and a match in the first year only', () => {
    const card = makeCard({
      rules: [
        percent(3, undefined, { firstYearOnly: true }),
        percent(4, ['gas'], { firstDays: 30 }),
        percent(1),
      ],
      isFirstYearMatched: true,
    })
    const purchases = [
      buy('2024-03-30', 100, 'gas'),
      buy('2024-03-31', 100, 'gas'),
      buy('2025-02-28', 100),
      buy('2025-03-01', 100),
    ]
    // Opened on Mar 1: 30 days end on Mar 30, the first year on Feb 28. The match pays everything twice until then.
    expect(earned(card, purchases, { opened: parseDay('2024-03-01') })).toEqual([8_00, 6_00, 6_00, 1_00])
    expect(earned(card, purchases)).toEqual([1_00, 1_00, 1_00, 1_00])
  })

  it('applies dated rules on their real days', () => {
    const card = makeCard({
      rules: [
        percent(3, ['dining'], { to: parseDay('2025-06-14') }),
        percent(4, ['dining'], { from: parseDay('2025-06-15') }),
        percent(1),
      ],
    })
    expect(earned(card, [buy('2025-06-14', 100, 'dining'), buy('2025-06-15', 100, 'dining')])).toEqual([
      300, 400,
    ])
  })

  it('pays for the options that were chosen at the time', () => {
    const target: Target = {
      kind: 'chosen',
      count: 1,
      per: 'quarter',
      options: [
        { key: 'gas', where: { leaves: ['gas'] } },
        { key: 'dining', where: { leaves: ['dining'] } },
      ],
    }
    const card = makeCard({ rules: [{ id: 'chosen', rate: 5000, target }, percent(1)] })
    const choices = [
      { from: parseDay('2025-04-01'), options: ['dining'] },
      { from: parseDay('2025-01-01'), options: ['gas'] },
    ]
    const purchases = [
      buy('2024-12-31', 100, 'gas'),
      buy('2025-03-31', 100, 'gas'),
      buy('2025-04-01', 100, 'gas'),
      buy('2025-04-01', 100, 'dining'),
    ]
    expect(earned(card, purchases, { choices })).toEqual([100, 500, 100, 500])
  })
})

const topTarget: Target = {
  kind: 'top',
  rank: 1,
  per: 'month',
  options: [
    { key: 'dining', where: { leaves: ['dining'] } },
    { key: 'gas', where: { leaves: ['gas'] } },
  ],
}
const topCard = makeCard({
  rules: [{ id: 'top', rate: 5000, target: topTarget, cap: 'top' }, percent(1)],
  caps: { top: { on: 'spend', amount: 500_00, per: 'month' } },
})

describe('a card that pays for the top category', () => {
  it('pays the category with the most spending of each month', () => {
    const purchases = [
      buy('2025-01-02', 100, 'gas'),
      buy('2025-01-30', 150, 'dining'),
      buy('2025-02-01', 50, 'gas'),
    ]
    expect(earned(topCard, purchases)).toEqual([100, 750, 250])
  })

  it('quotes the difference if a purchase changes the top category', () => {
    const account = open(topCard)
    payPurchases(account, [buy('2025-01-02', 300, 'dining')])
    // Dining earned $15.00. With $301 of gas on top, gas earns $15.05 and dining $3.00: $3.05 more.
    expect(quotePurchase(account, buy('2025-01-03', 301, 'gas')).units / UNITS_PER_CENT).toBe(305)
    expect(quotePurchase(account, buy('2025-01-03', 100, 'gas')).units / UNITS_PER_CENT).toBe(100)
    // $200 of the cap are left: $10.00 and $1.00.
    expect(quotePurchase(account, buy('2025-01-03', 300, 'dining')).units / UNITS_PER_CENT).toBe(1100)
    expect(addPurchase(account, buy('2025-01-03', 301, 'gas')) / UNITS_PER_CENT).toBe(305)
    expect(quotePurchase(account, buy('2025-01-04', 100, 'gas')).units / UNITS_PER_CENT).toBe(500)
  })
})

/** No choices, whose picks a backtest makes with hindsight, and no dated rules, which it applies by month. */
const anyPlainCard = anyCard.map((card) => ({
  ...card,
  rules: card.rules.filter(
    ({ target, from, to }) => target.kind !== 'chosen' && from === undefined && to === undefined,
  ),
}))

const anyYear = purchasesIn(year2025).map((purchases) => {
  const days = new Set<string>()
  return purchases.filter(({ day }) => {
    const isFirst = !days.has(day) && year2025.first <= day && day <= year2025.last
    days.add(day)
    return isFirst
  })
})

function toAccountPurchase({ day, cents, leaf, merchant, isAbroad }: Purchase): AccountPurchase {
  return { day, cents, kind: { leaf, merchant, isAbroad: isAbroad === true } }
}

const RUNS = 200

describe('accounts and backtests', () => {
  it('pay the same for a calendar year with one purchase a day', () => {
    fc.assert(
      fc.property(anyPlainCard, anyYear, (card, purchases) => {
        const paid = payPurchases(open(card), purchases.map(toAccountPurchase))
        const { lines } = explain(card, spendFrom(purchases, year2025), testAssumptions)
        const expected = lines.flatMap(({ payments }) => payments.map(({ units }) => units))
        expect(sum(paid)).toBe(sum(expected))
      }),
      effort(RUNS),
    )
  })

  it('quote what adding the purchase last would pay, and change nothing', () => {
    fc.assert(
      fc.property(anyPlainCard, anyYear, anyYear, (card, purchases, others) => {
        const account = open(card)
        payPurchases(account, purchases.map(toAccountPurchase))
        for (const other of others.map(toAccountPurchase)) {
          const before = capUsage(account, other.day)
          const { units } = quotePurchase(account, other)
          expect(quoteUnits(account, other)).toBe(units)
          expect(capUsage(account, other.day)).toEqual(before)
          expect(addPurchase(account, other)).toBe(units)
        }
      }),
      effort(RUNS),
    )
  })

  it('never use more than a cap', () => {
    fc.assert(
      fc.property(anyPlainCard, anyYear, (card, purchases) => {
        const account = open(card)
        payPurchases(account, purchases.map(toAccountPurchase))
        for (const { day } of purchases) {
          expect(capUsage(account, day).filter(({ used, limit }) => used < 0 || used > limit)).toEqual([])
        }
      }),
      effort(RUNS),
    )
  })
})
