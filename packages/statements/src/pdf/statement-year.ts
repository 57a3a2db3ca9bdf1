/** Finds the year of dates written without one, from the statement's period. */
import type { Day } from '@cardsight/engine/dates'
import { dayOf, monthOf } from '../text/date.ts'

/** The last day of the statement's period, or null if nothing shows it. */
export type ClosingDay = Day | null

const numeric = String.raw`\d{1,2}[/.\-]\d{1,2}[/.\-](?:\d{4}|\d{2})(?!\d)`
const named = String.raw`[A-Z][a-z]{2,8}\.? \d{1,2}, ?\d{4}|[A-Z][a-z]{2,8}\.? \d{1,2} \d{4}`
const anyDate = `(?:${numeric}|${named})`
const until = String.raw`\s{0,3}(?:-|–|—|\bto\b|\bthrough\b|\bthru\b)\s{0,3}`
/** Most specific first: a period, the closing date, the end of a period, any date. */
const shapes: readonly RegExp[] = [
  new RegExp(String.raw`(?:${anyDate}|[A-Z][a-z]{2,8}\.? \d{1,2})${until}(${anyDate})`),
  new RegExp(String.raw`(?:closing date|statement date|statement closing date)[:\s]{1,4}(${anyDate})`, 'i'),
  new RegExp(`${until}(${anyDate})`),
  new RegExp(
    String.raw`(?:closing|statement|billing|ending|as of)(?: date| period)?:?[^\d\n]{0,20}?(${anyDate})`,
    'i',
  ),
  new RegExp(`(${anyDate})`),
]

/** Returns the days that may be the closing day, the likeliest first. */
export function findClosingDays(lines: readonly string[]): Day[] {
  const text = lines.slice(0, 120).join('\n')
  return shapes.flatMap((shape) => dayOfWords(shape.exec(text)?.[1] ?? '') ?? [])
}

/** A date without a year is the last such day before the closing day, or at most a week after it. */
export function dayWithin(month: number, date: number, closingDay: Day): Day | null {
  const year = Number(closingDay.slice(0, 4))
  const [same, before] = [dayOf(year, month, date), dayOf(year - 1, month, date)]
  if (same === null) {
    return before
  }
  return same > weekAfter(closingDay) ? before : same
}

function weekAfter(day: Day): string {
  return new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1, Number(day.slice(8)) + 7))
    .toISOString()
    .slice(0, 10)
}

function dayOfWords(text: string): Day | null {
  const inNumbers = /^(\d{1,2})\D(\d{1,2})\D(\d{2,4})$/.exec(text)
  if (inNumbers !== null) {
    const [first, second, year] = [Number(inNumbers[1]), Number(inNumbers[2]), Number(inNumbers[3])]
    return dayOf(year, first, second) ?? dayOf(year, second, first)
  }
  const inWords = /^([A-Za-z]+)\.? (\d{1,2}),? ?(\d{4})$/.exec(text)
  const month = monthOf(inWords?.[1] ?? '')
  return inWords === null || month === null ? null : dayOf(Number(inWords[3]), month, Number(inWords[2]))
}
