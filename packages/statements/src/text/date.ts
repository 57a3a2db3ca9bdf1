/** Dates as banks write them. Three numbers can mean two different days until the order is known. */
import { type Day, isDay } from '@cardsight/engine/dates'
import type { DateOrder } from '../statement.ts'

/** Either an exact day, or month and day in unknown order. */
export type WrittenDate = Readonly<
  { kind: 'exact'; day: Day } | { kind: 'open'; first: number; second: number; year: number; mark: string }
>

/** Returns the date that a text begins with, optionally followed by a time, or null. */
export function parseDate(text: string): WrittenDate | null {
  if (text.length < 6 || text.length > 40 || !/\d/.test(text)) {
    return null
  }
  const plain = text.trim().replace(weekday, '')
  return numeric(plain) ?? yearFirst(plain) ?? packed(plain) ?? withMonthName(plain)
}

/** Returns the day of a date in the given order, or null if there is no such day. */
export function dayIn(date: WrittenDate, order: DateOrder): Day | null {
  if (date.kind === 'exact') {
    return date.day
  }
  return order === 'dmy'
    ? dayOf(date.year, date.second, date.first)
    : dayOf(date.year, date.first, date.second)
}

/** Returns the day of year, month and date, or null if it doesn't exist. Two-digit years are 1970 to 2069. */
export function dayOf(year: number, month: number, date: number): Day | null {
  const text = `${fullYear(year)}-${twoDigits(month)}-${twoDigits(date)}`
  return year > 99 && (year < 1970 || year > 2100) ? null : realDay(text)
}

/** Returns a month number from 1 for a month's name or its first three letters, or null. */
export function monthOf(name: string): number | null {
  const found = months.indexOf(name.slice(0, 3).toLowerCase())
  return found < 0 ? null : found + 1
}

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')
const weekday = /^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*,?\s+/i
const time = String.raw`(?:,?[T\s]+\d{1,2}:\d{2}.*)?`
const numericShape = new RegExp(
  String.raw`^(\d{1,2})([/.\-\s])\s?(\d{1,2})(?:\2\s?|')\s?(\d{4}|\d{2}|[01]\d{2})${time}$`,
)
const yearFirstShape = new RegExp(String.raw`^(\d{4})([/.\-])(\d{1,2})\2(\d{1,2})${time}Z?$`)
const packedShape = /^(\d{4})(\d{2})(\d{2})(?:\d{4,6}.*|T.*)?$/
const monthFirstShape = new RegExp(
  String.raw`^([A-Za-z]{3,9})\.?[\s\-]+(\d{1,2})(?:st|nd|rd|th)?,?[\s\-]+(\d{4}|\d{2})${time}$`,
)
const dayFirstShape = new RegExp(
  String.raw`^(\d{1,2})[\s\-/.]*([A-Za-z]{3,9})\.?,?[\s\-/]*(\d{4}|\d{2})${time}$`,
)

function numeric(text: string): WrittenDate | null {
  const match = numericShape.exec(text)
  if (match === null) {
    return null
  }
  const [first, second, year] = [Number(match[1]), Number(match[3]), writtenYear(match[4] ?? '')]
  const isPossible = dayOf(year, first, second) !== null || dayOf(year, second, first) !== null
  return isPossible ? { kind: 'open', first, second, year, mark: match[2] ?? '' } : null
}

function yearFirst(text: string): WrittenDate | null {
  const match = yearFirstShape.exec(text)
  return match === null ? null : exactDate(dayOf(Number(match[1]), Number(match[3]), Number(match[4])))
}

function packed(text: string): WrittenDate | null {
  const match = packedShape.exec(text)
  return match === null ? null : exactDate(dayOf(Number(match[1]), Number(match[2]), Number(match[3])))
}

function withMonthName(text: string): WrittenDate | null {
  const monthFirst = monthFirstShape.exec(text)
  if (monthFirst !== null) {
    return named(monthFirst[1], monthFirst[2], monthFirst[3])
  }
  const dayFirst = dayFirstShape.exec(text)
  return dayFirst === null ? null : named(dayFirst[2], dayFirst[1], dayFirst[3])
}

function named(month = '', date = '', year = ''): WrittenDate | null {
  const number = monthOf(month)
  return number === null ? null : exactDate(dayOf(Number(year), number, Number(date)))
}

function exactDate(day: Day | null): WrittenDate | null {
  return day === null ? null : { kind: 'exact', day }
}

function realDay(text: string): Day | null {
  return isDay(text) ? text : null
}

/** Some old programs count years from 1900, and others write a zero before two digits. */
function writtenYear(digits: string): number {
  const year = Number(digits)
  return digits.length === 3 && year > 99 ? 1900 + year : fullYear(year)
}

function fullYear(year: number): number {
  if (year > 99) {
    return year
  }
  return year < 70 ? 2000 + year : 1900 + year
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0')
}
