import type { TypedCosts } from '@cardsight/contract/costs'
import { defaultSpendingHabits, monthOfTypedCosts, type SpendingHabits } from '@cardsight/contract/runs'
import type { DayRange } from '@cardsight/engine/dates'
import { MONTH_DAYS } from '@cardsight/engine/insights'
import { monthStarts, type Spend, spendOfMonth, withRent } from '@cardsight/engine/spending'
import type { Run } from './run.ts'
import type { RunCatalog } from './run-catalog.ts'
import { runOnSpend } from './run-on-spend.ts'
import { typedAmounts } from './typed-amounts.ts'

const TYPED_MONTHS = 12

/** Runs every card on typed costs and rent: whole dollars a month, the same every month of a year. */
export function runFromCosts(
  catalog: RunCatalog,
  costs: TypedCosts,
  window: DayRange,
  habits: SpendingHabits = defaultSpendingHabits,
  options: Parameters<typeof runOnSpend>[3] = {},
): Run {
  const { rent, brands } = habits
  const about = {
    averageDays: TYPED_MONTHS * MONTH_DAYS,
    hasHistory: false,
    rent,
    brands,
    typed: typedAmounts(costs, rent, monthStarts(window).length),
  }
  return runOnSpend(catalog, spendOfTypedCosts(costs, window, habits), about, options)
}

/** Converts typed costs, spending with brands and rent to the engine's input. */
export function spendOfTypedCosts(costs: TypedCosts, window: DayRange, habits: SpendingHabits): Spend {
  return withRent(spendOfMonth(monthOfTypedCosts(costs, habits), window), habits.rent)
}
