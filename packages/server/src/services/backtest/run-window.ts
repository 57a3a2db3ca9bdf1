import type { ManualRunQuery } from '@cardsight/contract/backtest'
import { type Day, type DayRange, dayRange, daysBetween, parseDay } from '@cardsight/engine/dates'
import { DEFAULT_DATE_TYPE, presetWindow } from '@cardsight/engine/spending'
import { AppError } from '../../errors.ts'

/** Dates that are a year apart: 364 days when both are counted in, 366 with a leap day. */
const MIN_YEAR_DAYS = 364
const MAX_YEAR_DAYS = 366
/** Bank data reaches back this far, and no rate calendar is known before it. */
const MAX_DAYS_BACK = 2 * 366

/**
 * Returns the year of a run on typed costs: the requested one, otherwise the one up to today. East of
 * Greenwich tomorrow has begun, so a day ahead is valid.
 */
export function runWindow(
  { startDate, endDate }: Pick<ManualRunQuery, 'startDate' | 'endDate'>,
  now: Date,
): DayRange {
  const today = parseDay(now.toISOString().slice(0, 10))
  if (startDate === undefined && endDate === undefined) {
    return presetWindow(DEFAULT_DATE_TYPE, today)
  }
  if (startDate === undefined) {
    throw refusal('startDate', 'is missing; set both dates or neither')
  }
  if (endDate === undefined) {
    throw refusal('endDate', 'is missing; set both dates or neither')
  }
  return checkedRange(parseDay(startDate), parseDay(endDate), today)
}

function checkedRange(first: Day, last: Day, today: Day): DayRange {
  const length = daysBetween(first, last)
  if (length <= 0) {
    throw refusal('endDate', 'must be after startDate')
  }
  if (daysBetween(today, last) > 1) {
    throw refusal('endDate', 'must not be in the future')
  }
  if (daysBetween(last, today) > MAX_DAYS_BACK) {
    throw refusal('endDate', 'must not be more than two years ago')
  }
  if (length < MIN_YEAR_DAYS || length > MAX_YEAR_DAYS) {
    throw refusal('startDate', 'must be one year before endDate')
  }
  return dayRange(first, last)
}

function refusal(param: string, reason: string): AppError {
  return new AppError('bad-input', { entries: [{ msg: `${param}: ${reason}`, param }] })
}
