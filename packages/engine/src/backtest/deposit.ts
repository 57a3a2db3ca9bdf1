/**
 * The deposit that a person is ready to make is what secured cards let them spend in a month, on all of them together. Every
 * purchase of a month counts by the same share.
 */
import { capInPeriod } from '../card/cap-meter.ts'
import { monthOfDayNumber } from '../day.ts'
import { yearStartOf } from '../period.ts'
import type { SpendingYear } from './spending-year.ts'

/** By entry of the year: the cents within the deposit. Null if every month is. */
export function centsWithinDeposit(year: SpendingYear, depositCents: number): Float64Array | null {
  const { firstDay, days, slotOf, cents } = year
  const start = yearStartOf(firstDay)
  const monthOf = days.map((day) => monthOfDayNumber(day) - start.month)
  const totals = new Float64Array((monthOf.at(-1) ?? 0) + 1)
  for (let entry = 0; entry < cents.length; entry++) {
    const month = monthOf[slotOf[entry] ?? 0] ?? 0
    totals[month] = (totals[month] ?? 0) + (cents[entry] ?? 0)
  }
  const cap = { isOnReward: false, limit: depositCents, per: 'month' } as const
  const limits = totals.map((_, month) => capInPeriod(cap, start.month + month, start).limit)
  if (totals.every((total, month) => total <= (limits[month] ?? 0))) {
    return null
  }
  // Shares of running sums add up to the limit exactly, however small the amounts are.
  const sums = new Float64Array(totals.length)
  const within = new Float64Array(totals.length)
  const shares = new Float64Array(cents.length)
  for (let entry = 0; entry < cents.length; entry++) {
    const month = monthOf[slotOf[entry] ?? 0] ?? 0
    const total = totals[month] ?? 0
    const limit = limits[month] ?? 0
    const amount = cents[entry] ?? 0
    if (total <= limit) {
      shares[entry] = amount
    } else {
      const sum = (sums[month] ?? 0) + amount
      const share = Math.floor((sum * limit) / total)
      shares[entry] = share - (within[month] ?? 0)
      sums[month] = sum
      within[month] = share
    }
  }
  return shares
}

/** The year as a secured card sees it. */
export function withinDeposit(year: SpendingYear, depositCents: number): SpendingYear {
  const cents = centsWithinDeposit(year, depositCents)
  return cents === null ? year : { ...year, cents }
}
