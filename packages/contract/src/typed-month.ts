import { toCents } from '@cardsight/engine/money'
import { type CostDetails, type MonthShare, monthFromCosts } from '@cardsight/engine/spending'
import { detailNames } from './cost-details.ts'
import { mapCosts } from './costs.ts'
import type { SpendingHabits } from './spending-habits.ts'
import type { TypedCosts } from './typed-costs.ts'

/** What a month of typed costs consists of, without rent. */
export function monthOfTypedCosts(
  costs: TypedCosts,
  { brands }: Pick<SpendingHabits, 'brands'>,
): MonthShare[] {
  const cents = mapCosts((name) => toCents(costs[name] * 100))
  return monthFromCosts(cents, centsOfDetails(costs), brands)
}

function centsOfDetails({ details = {} }: TypedCosts): CostDetails {
  return Object.fromEntries(
    detailNames.flatMap((name) => {
      const dollars = details[name]
      return dollars === undefined ? [] : [[name, toCents(dollars * 100)] as const]
    }),
  )
}
