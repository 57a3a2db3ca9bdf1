/**
 * A day is a calendar date without a time or a time zone.
 * Code that needs today's date takes it as an argument.
 */
import { dateAfterDays, daysToDate } from './calendar.ts'

declare const dayBrand: unique symbol

/** A real date of the Gregorian calendar as YYYY-MM-DD, from the year 0100 to 9999. Sorts as text. */
export type Day = string & { readonly [dayBrand]: true }

/** From the first day to the last, inclusive. */
export type DayRange = { readonly first: Day; readonly last: Day }

const FIRST_NUMBER = daysToDate(100, 1, 1)
const LAST_NUMBER = daysToDate(9999, 12, 31)
const ZERO_CODE = 48
const twoDigits = Array.from({ length: 100 }, (_, number) => String(number).padStart(2, '0'))

/** True for a valid date: '2024-02-29' is one, '2023-02-29' and '2024-2-9' aren't. */
export function isDay(text: string): text is Day {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && findDay(numberOf(text)) === text
}

/** Parses YYYY-MM-DD. Throws RangeError if there's no such day. */
export function parseDay(text: string): Day {
  if (!isDay(text)) {
    throw new RangeError(`'${text}' is not a day written as YYYY-MM-DD`)
  }
  return text
}

/** Comparator for sorting: negative if `a` is before `b`, zero if equal, positive if after. */
export function compareDays(a: Day, b: Day): number {
  return Number(a > b) - Number(a < b)
}

/** Days from one day to another: 0 for the same day, negative if `to` is earlier. */
export function daysBetween(from: Day, to: Day): number {
  return numberOf(to) - numberOf(from)
}

/** Returns the day `count` days later, or earlier if negative. Throws RangeError for fractions. */
export function addDays(day: Day, count: number): Day {
  if (!Number.isSafeInteger(count)) {
    throw new RangeError(`${count} is not a whole number of days`)
  }
  return dayOfNumber(numberOf(day) + count)
}

/** Returns the same date `count` months later, or earlier if negative. Clamps to the last day of the month. */
export function addMonths(day: Day, count: number): Day {
  const number = numberOf(day)
  const month = monthOfDayNumber(number)
  const date = number - endOfMonth(month - 1)
  const target = month + count
  return dayOfNumber(Math.min(endOfMonth(target - 1) + date, endOfMonth(target) - 1))
}

/** Creates a range. Throws RangeError if it ends before it starts. */
export function dayRange(first: Day, last: Day): DayRange {
  if (last < first) {
    throw new RangeError(`a range can't end on ${last} if it starts on ${first}`)
  }
  return { first, last }
}

/** Number of days in a range, including both ends: at least 1. */
export function daysIn(range: DayRange): number {
  return daysBetween(range.first, range.last) + 1
}

/** True if the day is in the range, including both ends. */
export function isWithin(range: DayRange, day: Day): boolean {
  return range.first <= day && day <= range.last
}

/** Days since Jan 1, 1970, for fast arithmetic. */
export function dayNumber(day: Day): number {
  return numberOf(day)
}

/** Inverse of `dayNumber`. Throws RangeError if the number is out of range. */
export function dayOfNumber(number: number): Day {
  const day = findDay(number)
  if (day === null) {
    throw new RangeError(`${number} days from Jan 1, 1970 isn't a day in the years 0100 to 9999`)
  }
  return day
}

/** Months since the year 0 for a day number: any day in March 2026 returns 2026 × 12 + 2. */
export function monthOfDayNumber(number: number): number {
  const { year, month } = dateAfterDays(number)
  return year * 12 + month - 1
}

/** Day number of the first day after a month. The month counts from the year 0, as in `monthOfDayNumber`. */
export function endOfMonth(month: number): number {
  const year = Math.floor((month + 1) / 12)
  return daysToDate(year, month + 2 - year * 12, 1)
}

function numberOf(text: string): number {
  const year = digitsAt(text, 0) * 100 + digitsAt(text, 2)
  return daysToDate(year, digitsAt(text, 5), digitsAt(text, 8))
}

function digitsAt(text: string, index: number): number {
  return (text.charCodeAt(index) - ZERO_CODE) * 10 + text.charCodeAt(index + 1) - ZERO_CODE
}

function findDay(number: number): Day | null {
  if (!Number.isInteger(number) || number < FIRST_NUMBER || number > LAST_NUMBER) {
    return null
  }
  const { year, month, date } = dateAfterDays(number)
  const century = Math.floor(year / 100)
  // For numbers in this range, the calendar returns a valid date, so the result has the format of a Day.
  return `${twoDigits[century]}${twoDigits[year - century * 100]}-${twoDigits[month]}-${twoDigits[date]}` as Day
}

/** Returns the day of a moment, in UTC. */
export function dayOfMoment(moment: Date): Day {
  return parseDay(moment.toISOString().slice(0, 10))
}
