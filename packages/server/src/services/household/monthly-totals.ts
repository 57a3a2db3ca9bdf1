import type { LinkedSpending } from '@cardsight/answers'
import { mapCosts } from '@cardsight/contract/costs'
import type { HouseholdSpending } from '@cardsight/contract/household'
import { MOST_DOLLARS } from '@cardsight/contract/limits'
import { categoryOfLeaf, type FormCategory, formCategoryOf, isBill } from '@cardsight/engine/categories'
import { daysIn, isWithin } from '@cardsight/engine/dates'
import { averagePerMonth, MONTH_DAYS } from '@cardsight/engine/insights'
import { toCents } from '@cardsight/engine/money'
import { coverageOf } from '@cardsight/engine/spending'

const YEAR_DAYS = 12 * MONTH_DAYS

/**
 * Average spending a month in the six categories of the form, in whole dollars: all that a household shares of purchases.
 * Starts with the history if there's less than a year of it. A category with more refunds than purchases is 0.
 */
export function monthlyTotals({
  purchases,
  window,
  historyFirst,
}: Pick<LinkedSpending, 'purchases' | 'window' | 'historyFirst'>): HouseholdSpending {
  const counted = purchases.filter(({ day, leaf }) => isWithin(window, day) && !isBill(leaf))
  const covered = daysIn(coverageOf(window, historyFirst).covered)
  const days = Math.min(YEAR_DAYS, Math.max(MONTH_DAYS, covered))
  const totalOf = (category: FormCategory) => {
    const cents = counted.reduce(
      (sum, one) => (formCategoryOf(categoryOfLeaf(one.leaf)) === category ? sum + one.cents : sum),
      0,
    )
    const dollars = Math.round(averagePerMonth(toCents(cents), days) / 100)
    return Math.min(Math.max(dollars, 0), MOST_DOLLARS)
  }
  return mapCosts(totalOf)
}
