/** Total spending, and average spending per month. */
import { roundDivision } from '../exact.ts'
import { type Cents, toCents } from '../money.ts'
import type { Spend } from '../spend/spend.ts'

/** Length of a month in averages. */
export const MONTH_DAYS = 30

/** Net spending in the window: purchases minus refunds. */
export function totalSpending({ cents }: Spend): Cents {
  return toCents(cents.reduce((sum, amount) => sum + amount, 0))
}

/**
 * Converts an amount over `days` to 30 days, rounded half away from zero. A period given in months counts 30 days for
 * each: 12 months are 360 days. Throws RangeError unless there's at least one day.
 */
export function averagePerMonth(amount: Cents, days: number): Cents {
  if (!Number.isSafeInteger(days) || days < 1) {
    throw new RangeError(`there is no average over ${days} days`)
  }
  return toCents(roundDivision(amount * MONTH_DAYS, days))
}
