/** The spending of a household: one person's own, and the other's monthly totals. */
import type { TypedCosts } from '@cardsight/contract/costs'
import type { HouseholdSpending, SharedData } from '@cardsight/contract/household'
import type { DayRange } from '@cardsight/engine/dates'
import { dollarsToCents } from '@cardsight/engine/money'
import { type Purchase, purchaseAt, spendFromCosts } from '@cardsight/engine/spending'
import type { WalletSpend } from '../../../worker/wallet-question.ts'

/** Adds the other person's monthly totals to someone's own spending. */
export function withMonthlyTotals(spend: WalletSpend, monthly: HouseholdSpending): WalletSpend {
  return spend.kind === 'typed'
    ? { ...spend, costs: sumOf(spend.costs, monthly) }
    : { ...spend, purchases: [...spend.purchases, ...purchasesOf(monthly, spend.window)] }
}

function sumOf(costs: TypedCosts, monthly: HouseholdSpending): TypedCosts {
  return {
    ...costs,
    grocery: costs.grocery + monthly.grocery,
    gas: costs.gas + monthly.gas,
    restaurant: costs.restaurant + monthly.restaurant,
    travel: costs.travel + monthly.travel,
    recreation: costs.recreation + monthly.recreation,
    other: costs.other + monthly.other,
  }
}

/** What falls on the days of the window. */
function purchasesOf(monthly: HouseholdSpending, window: DayRange): Purchase[] {
  const spend = spendFromCosts(
    {
      grocery: dollarsToCents(monthly.grocery),
      gas: dollarsToCents(monthly.gas),
      restaurant: dollarsToCents(monthly.restaurant),
      travel: dollarsToCents(monthly.travel),
      recreation: dollarsToCents(monthly.recreation),
      other: dollarsToCents(monthly.other),
    },
    window,
  )
  return Array.from(spend.cents, (_, index) => purchaseAt(spend, index))
}

export function totalOf(monthly: HouseholdSpending): number {
  return Object.values(monthly).reduce((sum, dollars) => sum + dollars, 0)
}

export function isSameSpending(shared: SharedData['spending'], typed: HouseholdSpending): boolean {
  return shared !== null && JSON.stringify(sorted(shared.monthly)) === JSON.stringify(sorted(typed))
}

function sorted(monthly: HouseholdSpending) {
  return Object.entries(monthly).toSorted(([a], [b]) => (a < b ? -1 : 1))
}
