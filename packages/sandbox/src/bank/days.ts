/** Days of the bank's calendar (UTC), counted from 1970-01-01 so that they can be added up. */
export type Day = number

const DAY_MS = 24 * 60 * 60 * 1000

export function dayOf(timeMs: number): Day {
  return Math.floor(timeMs / DAY_MS)
}

export function dayText(day: Day): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10)
}

/** Null for what is no date of the form YYYY-MM-DD, such as 2026-02-30. */
export function findDay(text: string): Day | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) {
    return null
  }
  const timeMs = Date.parse(`${text}T00:00:00Z`)
  return Number.isNaN(timeMs) || dayText(dayOf(timeMs)) !== text ? null : dayOf(timeMs)
}

export function partsOf(day: Day): { year: number; month: number; date: number } {
  const date = new Date(day * DAY_MS)
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, date: date.getUTCDate() }
}

/** Every day of the calendar month before the one of this day. */
export function daysOfMonthBefore(day: Day): Day[] {
  const last = day - partsOf(day).date
  const { date } = partsOf(last)
  return Array.from({ length: date }, (_, index) => last - date + 1 + index)
}

/** Timestamps on this wire have no fraction of a second. */
export function timestamp(timeMs: number): string {
  return `${new Date(timeMs).toISOString().slice(0, 19)}Z`
}
