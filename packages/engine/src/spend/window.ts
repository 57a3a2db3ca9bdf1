/** Date range of the spending: the date types that a person can choose, and their limits. */
import { addDays, addMonths, type Day, type DayRange, dayRange, daysBetween, daysIn } from '../day.ts'
import { YEAR_DAYS } from './spend.ts'

/** Codes of the date filter: 6 is a custom range, the others are a number of months up to today. */
export const dateTypes = [1, 2, 3, 4, 5, 6, 7] as const
export type DateType = (typeof dateTypes)[number]
export type PresetDateType = Exclude<DateType, typeof CUSTOM>

export const DEFAULT_DATE_TYPE = 1
export const CUSTOM = 6
const MIN_CUSTOM_DAYS = 30
const MAX_CUSTOM_DIFFERENCE = 365
const DAYS_PER_MONTH = 30

/** Spec section 9 reads code 5 as '1 week' or 'Max'; DECISIONS takes Max, the last 12 months. */
const monthsBack: Readonly<Record<PresetDateType, number>> = { 1: 12, 2: 6, 3: 3, 4: 1, 5: 12, 7: 9 }

export function isDateType(code: number): code is DateType {
  return dateTypes.some((dateType) => dateType === code)
}

/** From the preset number of months ago to today, inclusive. */
export function presetWindow(dateType: PresetDateType, today: Day): DayRange {
  return dayRange(addMonths(today, -monthsBack[dateType]), today)
}

/** Months stored with the filter; null for Max and for a custom range. */
export function savedMonths(dateType: DateType): number | null {
  return dateType === 5 || dateType === CUSTOM ? null : monthsBack[dateType]
}

/** Number of months that a window counts as. A custom range counts 30-day months and may be fractional. */
export function monthsInWindow(dateType: DateType, window: DayRange): number {
  return dateType === CUSTOM ? daysIn(window) / DAYS_PER_MONTH : monthsBack[dateType]
}

/** Returns the last 365 days of a longer period, because files may go back further than a year. */
export function latestYear(period: DayRange): DayRange {
  return daysIn(period) <= YEAR_DAYS ? period : dayRange(addDays(period.last, 1 - YEAR_DAYS), period.last)
}

/** Fewer days say too little about a year. */
const LEAST_PROJECTED_DAYS = 28

/** How much of a range the purchases cover. */
export type Coverage = Readonly<{
  /** From the range's first day, or from the first day of the history if that's later. */
  covered: DayRange
  /** The days to calculate with, which are repeated to fill a year. A year if those covered are too few for that. */
  window: DayRange
  /** Less than a year, because there's no earlier history. */
  isLimited: boolean
  isProjected: boolean
}>

/**
 * What purchases of a range stand for. A history that starts within the range counts from its first day for all accounts
 * together, so an account that was opened later isn't scaled by itself. Without it, the range is covered.
 */
export function coverageOf(range: DayRange, historyFirst?: Day): Coverage {
  const isWithin = historyFirst !== undefined && range.first <= historyFirst && historyFirst <= range.last
  const covered = isWithin ? dayRange(historyFirst, range.last) : range
  const days = daysIn(covered)
  const isProjected = days >= LEAST_PROJECTED_DAYS
  return {
    covered,
    window: isProjected ? covered : dayRange(addDays(range.last, 1 - YEAR_DAYS), range.last),
    isLimited: isWithin && days < YEAR_DAYS,
    isProjected,
  }
}

/** Validation error of a custom range. Both ends count, and today may be the last day. */
export type RangeProblem = 'reversed' | 'in-future' | 'too-short' | 'too-long'

export function checkCustomRange(first: Day, last: Day, today: Day): RangeProblem | null {
  const difference = daysBetween(first, last)
  if (difference < 0) {
    return 'reversed'
  }
  if (last > today) {
    return 'in-future'
  }
  if (difference + 1 < MIN_CUSTOM_DAYS) {
    return 'too-short'
  }
  return difference > MAX_CUSTOM_DIFFERENCE ? 'too-long' : null
}
