/**
 * A day is a date on a calendar and nothing else: no clock, no hour, no time zone.
 * Whoever needs today passes it in.
 */
import { dateAfterDays, daysToDate } from './calendar.ts'

declare const dayBrand: unique symbol

/** A real date of the Gregorian calendar as YYYY-MM-DD, from the year 0100 to 9999. Sorts as text. */
export type Day = string & { readonly [dayBrand]: true }

/** From the first day to the last, both included. */
export type DayRange = { readonly first: Day; readonly last: Day }

const FIRST_NUMBER = daysToDate(100, 1, 1)
const LAST_NUMBER = daysToDate(9999, 12, 31)
const ZERO_CODE = 48
const twoDigits = Array.from({ length: 100 }, (_, number) => String(number).padStart(2, '0'))

/** True for a date that exists: '2024-02-29' does, '2023-02-29' and '2024-2-9' do not. */
export function isDay(text: string): text is Day {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && findDay(numberOf(text)) === text
}

/** The day a text names. Throws RangeError when there is no such day. */
export function parseDay(text: string): Day {
  if (!isDay(text)) {
    throw new RangeError(`'${text}' is not a day written as YYYY-MM-DD`)
  }
  return text
}

/** Negative, zero or positive as `a` is before, equal to or after `b`: fit for sorting. */
export function compareDays(a: Day, b: Day): number {
  return Number(a > b) - Number(a < b)
}

/** Days from one day to another: 0 for the same day, negative when `to` is the earlier one. */
export function daysBetween(from: Day, to: Day): number {
  return numberOf(to) - numberOf(from)
}

/** The day so many days later, or earlier for a negative count. Throws RangeError for fractions. */
export function addDays(day: Day, count: number): Day {
  if (!Number.isSafeInteger(count)) {
    throw new RangeError(`${count} is not a whole number of days`)
  }
  return dayOfNumber(numberOf(day) + count)
}

/** The same date so many months later, or earlier: the month's last day where it has no such date. */
export function addMonths(day: Day, count: number): Day {
  const number = numberOf(day)
  const month = monthOfDayNumber(number)
  const date = number - endOfMonth(month - 1)
  const target = month + count
  return dayOfNumber(Math.min(endOfMonth(target - 1) + date, endOfMonth(target) - 1))
}

/** The range from first to last. Throws RangeError when it would end before it begins. */
export function dayRange(first: Day, last: Day): DayRange {
  if (last < first) {
    throw new RangeError(`a range cannot end on ${last} when it begins on ${first}`)
  }
  return { first, last }
}

/** How many days a range has, first and last included: never less than 1. */
export function daysIn(range: DayRange): number {
  return daysBetween(range.first, range.last) + 1
}

/** True when the day is the first, the last or one between. */
export function isWithin(range: DayRange, day: Day): boolean {
  return range.first <= day && day <= range.last
}

/** Days since 1 January 1970, for sums over many days. */
export function dayNumber(day: Day): number {
  return numberOf(day)
}

/** The day that a number of `dayNumber` stands for. Throws RangeError where there is none. */
export function dayOfNumber(number: number): Day {
  const day = findDay(number)
  if (day === null) {
    throw new RangeError(`${number} days from 1 January 1970 there is no day of the years 0100 to 9999`)
  }
  return day
}

/** Months since the year 0 of the month that a day number lies in: any day of March 2026 gives 2026 × 12 + 2. */
export function monthOfDayNumber(number: number): number {
  const { year, month } = dateAfterDays(number)
  return year * 12 + month - 1
}

/** The day number on which the month after a month of `monthOfDayNumber` begins. */
export function endOfMonth(month: number): number {
  const year = Math.floor((month + 1) / 12)
  return daysToDate(year, month + 2 - year * 12, 1)
}

function numberOf(text: string): number {
  const year = digitsAt(text, 0) * 100 + digitsAt(text, 2)
  return daysToDate(year, digitsAt(text, 5), digitsAt(text, 8))
}

function digitsAt(text: string, place: number): number {
  return (text.charCodeAt(place) - ZERO_CODE) * 10 + text.charCodeAt(place + 1) - ZERO_CODE
}

function findDay(number: number): Day | null {
  if (!Number.isInteger(number) || number < FIRST_NUMBER || number > LAST_NUMBER) {
    return null
  }
  const { year, month, date } = dateAfterDays(number)
  const century = Math.floor(year / 100)
  // What the calendar gives for a number of these years is a real date, in four, two and two digits.
  return `${twoDigits[century]}${twoDigits[year - century * 100]}-${twoDigits[month]}-${twoDigits[date]}` as Day
}
