/**
 * A day is a date on a calendar and nothing else: no clock, no hour, no time zone.
 * Whoever needs today passes it in.
 */

declare const dayBrand: unique symbol

/** A real date of the Gregorian calendar as YYYY-MM-DD, from the year 0100 to 9999. Sorts as text. */
export type Day = string & { readonly [dayBrand]: true }

/** From the first day to the last, both included. */
export type DayRange = { readonly first: Day; readonly last: Day }

const MS_PER_DAY = 86_400_000

/** True for a date that exists: '2024-02-29' does, '2023-02-29' and '2024-2-9' do not. */
export function isDay(text: string): text is Day {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && textOf(numberOf(text)) === text
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
  return parseDay(textOf(numberOf(day) + count))
}

/** The same date so many months later, or earlier: the month's last day where it has no such date. */
export function addMonths(day: Day, count: number): Day {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  const target = year * 12 + month - 1 + count
  const lastDate = new Date((endOfMonth(target) - 1) * MS_PER_DAY).getUTCDate()
  return parseDay(
    textOf(Date.UTC(Math.floor(target / 12), target % 12, Math.min(date, lastDate)) / MS_PER_DAY),
  )
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
  return parseDay(textOf(number))
}

/** Months since the year 0 of the month that a day number lies in: any day of March 2026 gives 2026 × 12 + 2. */
export function monthOfDayNumber(number: number): number {
  const date = new Date(number * MS_PER_DAY)
  return date.getUTCFullYear() * 12 + date.getUTCMonth()
}

/** The day number on which the month after a month of `monthOfDayNumber` begins. */
export function endOfMonth(month: number): number {
  return Date.UTC(Math.floor(month / 12), (month % 12) + 1, 1) / MS_PER_DAY
}

function numberOf(text: string): number {
  const [year = 0, month = 0, date = 0] = text.split('-').map(Number)
  return Date.UTC(year, month - 1, date) / MS_PER_DAY
}

/** Outside what a Date can hold there is no text; the empty one is no day either. */
function textOf(dayNumber: number): string {
  const date = new Date(dayNumber * MS_PER_DAY)
  return Number.isNaN(date.valueOf()) ? '' : date.toISOString().slice(0, 10)
}
