import { addDays, type Day, dayRange, daysIn } from '@cardsight/engine/dates'
import { isTooMuchSpending, type Purchase, type Spend, spendFrom } from '@cardsight/engine/spending'

const YEAR_DAYS = 365
/** Fewer days of purchases say too little about a year. */
const LEAST_DAYS = 30

/**
 * The spending of the last year, or of the days since the first purchase, which then stand for a year. Null with less
 * than 30 days of purchases, or with more spending than we calculate.
 */
export function spendOfLastYear(purchases: readonly Purchase[], today: Day): Spend | null {
  const yearAgo = addDays(today, 1 - YEAR_DAYS)
  const first = purchases.reduce((earliest, { day }) => (day < earliest ? day : earliest), today)
  const window = dayRange(first < yearAgo ? yearAgo : first, today)
  return daysIn(window) < LEAST_DAYS || isTooMuchSpending(purchases, window)
    ? null
    : spendFrom(purchases, window)
}
