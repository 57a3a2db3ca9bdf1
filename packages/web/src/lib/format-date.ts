import {
  type Day,
  type DayRange,
  dayOfMoment,
  monthNames,
  parseDay,
  shortMonthNames,
} from '@cardsight/engine/dates'
import { DEFAULT_DATE_TYPE, presetWindow } from '@cardsight/engine/spending'

type DayParts = { year: string; month: string; day: string }

/** `2026-09-03` → `09/03/26`. */
export function formatDayShort(day: string): string {
  const parts = readDay(day)
  return `${parts.month}/${parts.day}/${parts.year.slice(2)}`
}

/** `2026-09-03` → `September 3, 2026`. */
export function formatDayLong(day: string): string {
  const parts = readDay(day)
  return `${monthNames[Number(parts.month) - 1]} ${Number(parts.day)}, ${parts.year}`
}

/** `2026-09-03` → `Sep 3, 2026`. */
export function formatDay(day: string): string {
  const parts = readDay(day)
  return `${shortMonth(parts)} ${Number(parts.day)}, ${parts.year}`
}

/** `2026-09-03` → `Sep 3`, where the year goes without saying. */
export function formatMonthDay(day: string): string {
  const parts = readDay(day)
  return `${shortMonth(parts)} ${Number(parts.day)}`
}

/** `2026-09` → `Sep 2026`. */
export function formatMonth(month: string): string {
  const parts = readDay(`${month}-01`)
  return `${shortMonth(parts)} ${parts.year}`
}

/** `2026-09` → `September 2026`. */
export function formatMonthLong(month: string): string {
  const parts = readDay(`${month}-01`)
  return `${monthNames[Number(parts.month) - 1]} ${parts.year}`
}

function shortMonth({ month }: DayParts): string {
  return shortMonthNames[Number(month) - 1] ?? ''
}

// A calendar day has no time zone: `new Date(day)` would turn it into the day before, west of Greenwich.
function readDay(day: string): DayParts {
  const match = /^(\d{4})-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/.exec(day)
  const [, year, month, date] = match ?? []
  if (year === undefined || month === undefined || date === undefined) {
    throw new Error(`Not a calendar day: ${day}`)
  }
  return { year, month, day: date }
}

const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })

/** `2026-09-03T14:05:00Z` → `Sep 3, 2026, 2:05 PM`, in the user's time zone. */
export function formatMoment(moment: string): string {
  return format.format(new Date(moment))
}

const formatDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' })

/** `2026-09-03T14:05:00Z` → `Sep 3, 2026`, in the user's time zone. */
export function formatDayOf(moment: string): string {
  return formatDate.format(new Date(moment))
}

/** The current day in the user's time zone. */
export function localToday(): Day {
  const now = new Date()
  const [month, date] = [now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0'))
  return parseDay(`${now.getFullYear()}-${month}-${date}`)
}

/**
 * The year that typed amounts stand for. It ends on the server's day, not on the visitor's: pages that the server renders
 * then have the same amounts for a card whose categories change during the year.
 */
export function typedYear(now = new Date()): DayRange {
  return presetWindow(DEFAULT_DATE_TYPE, dayOfMoment(now))
}
