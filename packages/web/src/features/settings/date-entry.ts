/** A day as a person types it: MM/DD/YYYY. */
import { type Day, isDay } from '@cardsight/engine'

/** The day that was typed, or null where there is no such day. A leading zero may be left out. */
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
