/** Spending as one number, and as one number a month. */
import { roundDivision } from '../exact.ts'
import { type Cents, toCents } from '../money.ts'
import type { Spend } from '../spend/spend.ts'

/** A month, wherever an average is meant and not a page of the calendar. */
export const MONTH_DAYS = 30

/** Everything that was bought in the window, refunds taken off. */
export function totalSpending({ cents }: Spend): Cents {
  return toCents(cents.reduce((sum, amount) => sum + amount, 0))
}

/**
 * An amount of so many days as an amount of 30, half a cent away from zero. A period that is named in months
 * has 30 days for each: 12 months are 360 days. Throws RangeError when there are no days.
 */
export function averagePerMonth(amount: Cents, days: number): Cents {
  if (!Number.isSafeInteger(days) || days < 1) {
    throw new RangeError(`there is no average over ${days} days`)
  }
  return toCents(roundDivision(amount * MONTH_DAYS, days))
}
