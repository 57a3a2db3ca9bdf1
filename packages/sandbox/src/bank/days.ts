/** A day of the bank's UTC calendar, as the number of days since 1970-01-01. */
export type Day = number

const DAY_MS = 24 * 60 * 60 * 1000

export function dayOf(timeMs: number): Day {
  return Math.floor(timeMs / DAY_MS)
}

export function formatDay(day: Day): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10)
}

/** Returns null if the text isn't a valid YYYY-MM-DD date; 2026-02-30 isn't. */
export function parseDay(text: string): Day | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) {
    return null
  }
  const timeMs = Date.parse(`${text}T00:00:00Z`)
  return Number.isNaN(timeMs) || formatDay(dayOf(timeMs)) !== text ? null : dayOf(timeMs)
}

export function partsOf(day: Day): { year: number; month: number; date: number } {
  const date = new Date(day * DAY_MS)
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, date: date.getUTCDate() }
}

/** Returns every day of the calendar month before the month of `day`. */
export function daysOfPreviousMonth(day: Day): Day[] {
  const last = day - partsOf(day).date
  const { date } = partsOf(last)
  return Array.from({ length: date }, (_, index) => last - date + 1 + index)
}

/** Formats a timestamp the way the provider does, without fractions of a second. */
export function timestamp(timeMs: number): string {
  return `${new Date(timeMs).toISOString().slice(0, 19)}Z`
}
