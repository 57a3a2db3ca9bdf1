import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Card, Target } from '../card/card.ts'
import { parseDay } from '../day.ts'
import type { Leaf } from '../leaf.ts'
import { anyCard, purchasesIn } from '../testing/arbitraries.ts'
import { effort } from '../testing/effort.ts'
import { makeCard, percent, testAssumptions, year2025 } from '../testing/make.ts'
import { capUsage } from './cap-usage.ts'
import { type AccountPurchase, createCardAccount } from './card-account.ts'
import { payPurchases, quoteUnits } from './pay-purchase.ts'
import { restoreUsed, usedAmounts } from './used-amounts.ts'

const UNITS_PER_CENT = 100_000
const today = parseDay('2025-06-20')

function open(card: Card) {
  return createCardAccount(card, testAssumptions, { opened: null, hasAccountYearCaps: false, choices: [] })
}

function buy(day: string, dollars: number, leaf: Leaf): AccountPurchase {
  return { day: parseDay(day), cents: dollars * 100, kind: { leaf, merchant: null, isAbroad: false } }
}

/** What $100 would earn on an account that has the purchases, and on one that only knows what they used. */
function centsOn(card: Card, purchases: readonly AccountPurchase[], asked: AccountPurchase) {
  const paid = open(card)
  payPurchases(paid, purchases)
  const restored = open(card)
  restoreUsed(restored, today, usedAmounts(paid, today))
  return [paid, restored].map((account) => quoteUnits(account, asked) / UNITS_PER_CENT)
}

it('restores caps of the day’s periods, and no purchases', () => {
  const card = makeCard({
    rules: [percent(5, ['gas'], { cap: 'gas' }), percent(1)],
    caps: { gas: { on: 'spend', amount: 500_00, per: 'month' } },
  })
  const purchases = [
    buy('2025-05-31', 90, 'gas'),
    buy('2025-06-02', 450, 'gas'),
    buy('2025-06-03', 70, 'other'),
  ]
  const paid = open(card)
  payPurchases(paid, purchases)
  expect(usedAmounts(paid, today)).toEqual({ caps: { gas: 450_00 }, top: {} })
  // $50 at 5% and $50 at 1%; in July, all at 5%.
  expect(centsOn(card, purchases, buy('2025-06-20', 100, 'gas'))).toEqual([300, 300])
  expect(centsOn(card, purchases, buy('2025-07-01', 100, 'gas'))).toEqual([500, 500])
})

it('restores the top category', () => {
  const target: Target = {
    kind: 'top',
    rank: 1,
    per: 'month',
    options: [
      { key: 'dining', where: { leaves: ['dining'] } },
      { key: 'gas', where: { leaves: ['gas'] } },
    ],
  }
  const card = makeCard({
    rules: [{ id: 'top', rate: 5000, target, cap: 'top' }, percent(1)],
    caps: { top: { on: 'spend', amount: 500_00, per: 'month' } },
  })
  const purchases = [buy('2025-06-02', 300, 'dining'), buy('2025-06-03', 80, 'gas')]
  const paid = open(card)
  payPurchases(paid, purchases)
  expect(usedAmounts(paid, today).top).toEqual({ top: { dining: 300_00 } })
  expect(centsOn(card, purchases, buy('2025-06-20', 100, 'gas'))).toEqual([100, 100])
  // $200 of the cap is left.
  expect(centsOn(card, purchases, buy('2025-06-20', 300, 'dining'))).toEqual([1100, 1100])
})

it('gives the answers of the account with its purchases, for cards without a top category', () => {
  const anyOther = anyCard.filter(({ rules }) => rules.every(({ target }) => target.kind !== 'top'))
  const anyYear = purchasesIn(year2025).map((list) =>
    list.map(({ day, cents, leaf, merchant, isAbroad }) => ({
      ...{ day, cents, kind: { leaf, merchant, isAbroad: isAbroad === true } },
    })),
  )
  fc.assert(
    fc.property(anyOther, anyYear, anyYear, (card, purchases, others) => {
      const paid = open(card)
      payPurchases(
        paid,
        purchases.filter(({ day }) => day <= today),
      )
      const restored = open(card)
      restoreUsed(restored, today, usedAmounts(paid, today))
      expect(capUsage(restored, today)).toEqual(capUsage(paid, today))
      for (const other of others) {
        const asked = { ...other, day: today }
        expect(quoteUnits(restored, asked)).toBe(quoteUnits(paid, asked))
      }
    }),
    effort(200),
  )
})
