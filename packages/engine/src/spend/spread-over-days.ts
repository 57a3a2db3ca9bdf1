/**
 * Spreads typed monthly amounts evenly over the days of each calendar month. Amounts come in groups, such as the brands of
 * one category. A group has the same cents on each day however many amounts it consists of.
 */
import { type DayRange, dayNumber, daysIn, endOfMonth, monthOfDayNumber } from '../day.ts'
import { roundDivision } from '../exact.ts'
import { MONTHS_PER_YEAR, yearStartOf } from '../period.ts'
import { type MonthSums, YEAR_DAYS } from './spend.ts'

export type AmountGroups = readonly (readonly number[])[]

/** Columns with one entry for each day and amount that has cents on it. Amounts are numbered through all groups. */
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
export function spreadOverDays(groups: AmountGroups, window: DayRange): DailyAmounts {
  const parts = monthParts(window)
  const totals = runningTotals(groups)
  const size = parts.reduce((sum, { days }) => sum + days, 0) * totals.length
  const [offsets, indexes, cents] = [new Int32Array(size), new Int32Array(size), new Float64Array(size)]
  let [before, spent] = [new Float64Array(totals.length), new Float64Array(totals.length)]
  let count = 0
  for (const { offset, days, from, to, of } of parts) {
    const divisor = of * days
    totals.write(spent, from * days, divisor)
    for (let day = 1; day <= days; day++) {
      ;[before, spent] = [spent, before]
      totals.write(spent, from * days + (to - from) * day, divisor)
      for (let index = 0; index < totals.length; index++) {
        const ofDay = (spent[index] ?? 0) - (before[index] ?? 0)
        if (ofDay !== 0) {
          offsets[count] = offset + day - 1
          indexes[count] = index
          cents[count] = ofDay
          count++
        }
      }
    }
  }
  return {
    offsets: offsets.subarray(0, count),
    indexes: indexes.subarray(0, count),
    cents: cents.subarray(0, count),
  }
}

/** What each calendar month has of the days' amounts, by index of the amount. */
export function spreadOverMonths(groups: AmountGroups, window: DayRange): MonthSums[] {
  const first = dayNumber(window.first)
  const totals = runningTotals(groups)
  const before = new Float64Array(totals.length)
  return monthParts(window).map(({ offset, from, to, of }) => {
    const cents = new Float64Array(totals.length)
    totals.write(cents, to, of)
    totals.write(before, from, of)
    for (let index = 0; index < cents.length; index++) {
      cents[index] = (cents[index] ?? 0) - (before[index] ?? 0)
    }
    return { month: monthOfDayNumber(first + offset), cents }
  })
}

/**
 * What is spent of each amount by some part of a month. Rounds running totals, so that days add up to their month: first
 * that of each group, then the share that all amounts but the last have of it, and so on.
 */
function runningTotals(groups: AmountGroups) {
  const amounts = groups.flat()
  const sums = groups.map((group) => group.reduce((sum, cents) => sum + cents, 0))
  const ends = groups.map(({ length }, group) => groups.slice(0, group).flat().length + length)
  const write = (spent: Float64Array, dividend: number, divisor: number) => {
    let start = 0
    for (let group = 0; group < ends.length; group++) {
      const end = ends[group] ?? 0
      let whole = sums[group] ?? 0
      let total = roundDivision(whole * dividend, divisor)
      for (let index = end - 1; index > start; index--) {
        const others = whole - (amounts[index] ?? 0)
        const ofOthers = whole === 0 ? 0 : Math.floor((total * others) / whole)
        spent[index] = total - ofOthers
        total = ofOthers
        whole = others
      }
      spent[start] = total
      start = end
    }
  }
  return { length: amounts.length, write }
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
