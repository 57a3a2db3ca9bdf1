/** A day as the user types it: MM/DD/YYYY. */
import { type Day, isDay } from '@cardsight/engine/dates'

/** Parses a typed day; null if there is no such day. A leading zero is optional. */
export function parseEntry(text: string): Day | null {
  const [, month = '', date = '', year = ''] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text.trim()) ?? []
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
  return isDay(day) ? day : null
}

/** `2026-09-03` → `09/03/2026`. */
export function formatEntry(day: Day): string {
  const [year, month, date] = day.split('-')
  return `${month}/${date}/${year}`
}
