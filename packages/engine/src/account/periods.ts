/** Periods of a real account: calendar periods, years that start on the opening day, and the time since opening. */
import {
  addMonths,
  type Day,
  type DayRange,
  dayNumber,
  dayOfNumber,
  endOfMonth,
  monthOfDayNumber,
} from '../day.ts'
import { type AccountPeriod, monthsInPeriod } from '../period.ts'

/** Day numbers: the first day of a period, and the first day after it. */
export type PeriodSpan = Readonly<{ start: number; end: number }>

const MONTHS_PER_YEAR = 12

/** The period that contains a day. Without an opening day, account years are calendar years. */
export function periodAt(per: AccountPeriod, day: number, opened: number | null): PeriodSpan {
  if (per === 'opening') {
    return { start: opened ?? Number.NEGATIVE_INFINITY, end: Number.POSITIVE_INFINITY }
  }
  if (per === 'day') {
    return { start: day, end: day + 1 }
  }
  if (per === 'account-year' && opened !== null) {
    return accountYearAt(day, opened)
  }
  const length = monthsInPeriod[per === 'account-year' ? 'year' : per]
  const first = Math.floor(monthOfDayNumber(day) / length) * length
  return { start: endOfMonth(first - 1), end: endOfMonth(first + length - 1) }
}

/** An anniversary of Feb 29 is Feb 28 in other years. */
function accountYearAt(day: number, opened: number): PeriodSpan {
  const years = Math.floor((monthOfDayNumber(day) - monthOfDayNumber(opened)) / MONTHS_PER_YEAR)
  const start = anniversaryOf(opened, years)
  return start <= day
    ? { start, end: anniversaryOf(opened, years + 1) }
    : { start: anniversaryOf(opened, years - 1), end: start }
}

function anniversaryOf(opened: number, years: number): number {
  return dayNumber(addMonths(dayOfNumber(opened), years * MONTHS_PER_YEAR))
}

/** The days of the period that contains a day. */
export function accountPeriodOf(
  per: Exclude<AccountPeriod, 'opening'>,
  day: Day,
  opened: Day | null,
): DayRange {
  const { start, end } = periodAt(per, dayNumber(day), opened === null ? null : dayNumber(opened))
  return { first: dayOfNumber(start), last: dayOfNumber(end - 1) }
}
