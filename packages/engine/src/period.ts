/**
 * Periods in which caps, choices and credits renew. These are the only lists: types, schemas and random cards of tests
 * derive from them, and every map by period has an entry for each.
 */
import { type Day, dayNumber, endOfMonth, monthOfDayNumber } from './day.ts'

export const MONTHS_PER_YEAR = 12

/** Whole calendar months, shortest first. */
export const calendarPeriods = ['month', 'quarter', 'half-year', 'year'] as const
export type CalendarPeriod = (typeof calendarPeriods)[number]

/** Parts of a month, shortest first. */
const shortPeriods = ['day'] as const
type ShortPeriod = (typeof shortPeriods)[number]

/** Periods of a cap, shortest first. 'opening' is once from the opening of the account: the cap doesn't renew. */
export const periods = [...shortPeriods, ...calendarPeriods, 'opening'] as const
export type Period = (typeof periods)[number]

/** Periods of a real account: its years can also start on the anniversary of the opening day. */
export type AccountPeriod = Period | 'account-year'

export const monthsInPeriod: Readonly<Record<CalendarPeriod, number>> = {
  month: 1,
  quarter: 3,
  'half-year': 6,
  year: 12,
}

/** How an amount is stated for a period: "$500 a month". */
export const periodWords: Readonly<Record<Period, string>> = {
  day: 'a day',
  month: 'a month',
  quarter: 'a quarter',
  'half-year': 'every six months',
  year: 'a year',
  opening: 'total',
}

/** What a cap of a period is called: "the monthly cap". */
export const periodAdjectives: Readonly<Record<Period, string>> = {
  day: 'daily',
  month: 'monthly',
  quarter: 'quarterly',
  'half-year': 'half-yearly',
  year: 'yearly',
  opening: 'introductory',
}

/** Counted from the first day of the spending year. With more than one day, each caller of `periodOf` must count from it. */
const daysInPeriod: Readonly<Record<ShortPeriod, number>> = { day: 1 }

/** One value for each period of a cap. */
export function mapPeriods<Value>(create: (per: Period) => Value): Readonly<Record<Period, Value>> {
  return {
    day: create('day'),
    month: create('month'),
    quarter: create('quarter'),
    'half-year': create('half-year'),
    year: create('year'),
    opening: create('opening'),
  }
}

/** The same in a spending year, which is one single period of longer caps. A day is in one month. */
export const monthsInYear: Readonly<Record<Period, number>> = {
  ...monthsInPeriod,
  day: monthsInPeriod.month,
  year: Number.POSITIVE_INFINITY,
  opening: Number.POSITIVE_INFINITY,
}

/** Number of the period of a spending year that contains a month, from the year 0; of the month for shorter ones. */
export function periodOfMonth(per: Period, month: number): number {
  return Math.floor(month / monthsInYear[per])
}

/** Number of the period that contains a day of a month. */
export function periodOf(per: Period, month: number, day: number): number {
  return isShorterThanMonth(per) ? Math.floor(day / daysInPeriod[per]) : periodOfMonth(per, month)
}

/** Number of the period of a spending year that contains a day. */
export function spendingPeriod(per: Period, day: Day): number {
  const number = dayNumber(day)
  return periodOf(per, monthOfDayNumber(number), number)
}

export function isShorterThanMonth(per: Period): per is ShortPeriod {
  return per in daysInPeriod
}

/** The month in which a spending year starts, from the year 0, and how many of that month's days it has. */
export type YearStart = Readonly<{ month: number; daysLeft: number; days: number }>

export function yearStartOf(firstDay: number): YearStart {
  const month = monthOfDayNumber(firstDay)
  return { month, daysLeft: endOfMonth(month) - firstDay, days: endOfMonth(month) - endOfMonth(month - 1) }
}
