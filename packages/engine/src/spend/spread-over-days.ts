/** Spreads typed monthly amounts evenly over the days of each calendar month. */
import { type DayRange, dayNumber, daysIn, endOfMonth } from '../day.ts'
import { roundDivision } from '../exact.ts'
import { MONTHS_PER_YEAR, yearStartOf } from '../period.ts'
import { YEAR_DAYS } from './spend.ts'

/** Columns with one entry for each day and amount that has cents on it. */
export type DailyAmounts = Readonly<{
  /** Days since the window's first day. */
  offsets: Int32Array
  /** Index of the amount. */
  indexes: Int32Array
  cents: Float64Array
}>

/**
 * A year has each amount twelve times, to the cent: if it starts within a month, its last days have what the first month
 * left over. A shorter window has what falls on its days.
 */
export function spreadOverDays(monthlyCents: readonly number[], window: DayRange): DailyAmounts {
  const parts = monthParts(window)
  const size = parts.reduce((sum, { days }) => sum + days, 0) * monthlyCents.length
  const [offsets, indexes, cents] = [new Int32Array(size), new Int32Array(size), new Float64Array(size)]
  const spent = new Float64Array(monthlyCents.length)
  let count = 0
  for (const { offset, days, from, to, of } of parts) {
    for (let day = 0; day <= days; day++) {
      for (let index = 0; index < monthlyCents.length; index++) {
        // Rounds running totals, so that days add up to their month.
        const total = roundDivision((monthlyCents[index] ?? 0) * (from * days + (to - from) * day), of * days)
        const ofDay = total - (spent[index] ?? 0)
        spent[index] = total
        if (day > 0 && ofDay !== 0) {
          offsets[count] = offset + day - 1
          indexes[count] = index
          cents[count] = ofDay
          count++
        }
      }
    }
  }
  return {
    offsets: offsets.slice(0, count),
    indexes: indexes.slice(0, count),
    cents: cents.slice(0, count),
  }
}

/** Days of one calendar month in the window, and which part of the month's amount they have: from `from` to `to` of `of`. */
type MonthPart = Readonly<{ offset: number; days: number; from: number; to: number; of: number }>

function monthParts(window: DayRange): MonthPart[] {
  const first = dayNumber(window.first)
  const end = first + daysIn(window)
  const { month: firstMonth, days: firstMonthDays, daysLeft } = yearStartOf(first)
  return Array.from({ length: MONTHS_PER_YEAR + 1 }, (_, index): MonthPart => {
    const start = endOfMonth(firstMonth + index - 1)
    const of = endOfMonth(firstMonth + index) - start
    const from = Math.max(first - start, 0)
    const to = Math.min(end - start, of)
    const isRest = index === MONTHS_PER_YEAR && end - first >= YEAR_DAYS
    const rest = firstMonthDays - daysLeft
    return isRest
      ? { offset: start - first, days: Math.min(rest, to), from: 0, to: rest, of: firstMonthDays }
      : { offset: start + from - first, days: to - from, from, to, of }
  }).filter(({ days }) => days > 0)
}
