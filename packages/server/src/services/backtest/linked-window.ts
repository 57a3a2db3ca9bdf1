import type { LinkedRunQuery } from '@cardsight/contract/banking'
import {
  addDays,
  addMonths,
  type Day,
  type DayRange,
  dayRange,
  daysBetween,
  daysIn,
  isDay,
  parseDay,
} from '@cardsight/engine/dates'
import { MONTH_DAYS } from '@cardsight/engine/insights'
import {
  checkCustomRange,
  DEFAULT_DATE_TYPE,
  monthsInWindow,
  presetWindow,
  type RangeProblem,
} from '@cardsight/engine/spending'
import { AppError } from '../../errors.ts'

/** Providers have at most two years. */
const MAX_DAYS_BACK = 2 * 366
/** Twelve months of a leap year are 366 days, which is 12.2 months of 30 days and shown as 12. */
const MONTHS_TOLERANCE = 0.5

export type LinkedWindow = Readonly<{ window: DayRange; nMonths: number }>

type WindowQuery = Pick<LinkedRunQuery, 'startDate' | 'endDate' | 'nMonths'>

/**
 * Returns the days of a run on real purchases: the requested dates, otherwise whole months up to today,
 * twelve by default. East of Greenwich tomorrow has begun, so a day ahead is valid.
 */
export function linkedWindow({ startDate, endDate, nMonths }: WindowQuery, now: Date): LinkedWindow {
  const today = parseDay(now.toISOString().slice(0, 10))
  if (startDate === undefined && endDate === undefined) {
    return monthsUpTo(today, nMonths)
  }
  if (startDate === undefined || endDate === undefined) {
    const missing = startDate === undefined ? 'startDate' : 'endDate'
    throw refusal(missing, `${missing}: is missing; set both dates or neither`)
  }
  const window = checkedWindow(toDay('startDate', startDate), toDay('endDate', endDate), today)
  const monthsOfDays = daysIn(window) / MONTH_DAYS
  if (nMonths !== undefined && Math.abs(nMonths - monthsOfDays) > MONTHS_TOLERANCE) {
    throw refusal('nMonths', "nMonths: doesn't match the two dates")
  }
  return { window, nMonths: nMonths ?? monthsOfDays }
}

function monthsUpTo(today: Day, nMonths: number | undefined): LinkedWindow {
  if (nMonths === undefined) {
    const window = presetWindow(DEFAULT_DATE_TYPE, today)
    return { window, nMonths: monthsInWindow(DEFAULT_DATE_TYPE, window) }
  }
  if (!Number.isInteger(nMonths)) {
    throw refusal('nMonths', 'nMonths: must be a whole number without dates')
  }
  return { window: dayRange(addMonths(today, -nMonths), today), nMonths }
}

function checkedWindow(first: Day, last: Day, today: Day): DayRange {
  const problem = checkCustomRange(first, last, addDays(today, 1))
  if (problem !== null && !isPreset(first, last, problem)) {
    throw refusal(...problems[problem])
  }
  if (daysBetween(last, today) > MAX_DAYS_BACK) {
    throw refusal('endDate', 'endDate: must not be more than two years ago')
  }
  return dayRange(first, last)
}

/**
 * One month can be shorter than the minimum for custom dates, and twelve with a leap day longer than the
 * maximum.
 */
function isPreset(first: Day, last: Day, problem: RangeProblem): boolean {
  return (
    (problem === 'too-short' && first === addMonths(last, -1)) ||
    (problem === 'too-long' && first === addMonths(last, -12))
  )
}

const problems: Readonly<Record<RangeProblem, readonly [param: string, message: string]>> = {
  reversed: ['endDate', 'endDate: must be after startDate'],
  'in-future': ['endDate', 'endDate: must not be in the future'],
  'too-short': ['startDate', 'Minimum date range is 30 days'],
  'too-long': ['startDate', 'difference between the start and end dates must be smaller than 365 days.'],
}

function toDay(param: string, text: string): Day {
  if (!isDay(text)) {
    throw refusal(param, `${param}: is too long ago`)
  }
  return text
}

function refusal(param: string, message: string): AppError {
  return new AppError('bad-input', { entries: [{ msg: message, param }] })
}
