import { addDays, type Day, dayRange } from '@cardsight/engine/dates'
import {
  coverageOf,
  isTooMuchSpending,
  type Purchase,
  type Spend,
  spendFrom,
} from '@cardsight/engine/spending'

const YEAR_DAYS = 365

/**
 * The spending of the last year, or of the days since the first purchase, which then stand for a year. Null with too few
 * days to project, or with more spending than we calculate.
 */
export function spendOfLastYear(purchases: readonly Purchase[], today: Day): Spend | null {
  const year = dayRange(addDays(today, 1 - YEAR_DAYS), today)
  const first = purchases.reduce((earliest, { day }) => (day < earliest ? day : earliest), today)
  const { window, isProjected } = coverageOf(year, first)
  return !isProjected || isTooMuchSpending(purchases, window) ? null : spendFrom(purchases, window)
}
