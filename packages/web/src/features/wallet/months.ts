/** Months as the engine counts them, `year × 12 + month − 1`, as text. */
import { shortMonthNames } from '@cardsight/engine/dates'

/** `Mar 2026`. */
export function monthName(month: number): string {
  return `${shortMonthNames[month % 12]} ${yearOf(month)}`
}

/** `Mar 2026`, `Mar to May 2026`, `Nov 2025 to Feb 2026`. */
export function monthSpan(from: number, to: number): string {
  if (from === to) {
    return monthName(from)
  }
  const first = yearOf(from) === yearOf(to) ? shortMonthNames[from % 12] : monthName(from)
  return `${first} to ${monthName(to)}`
}

/** `2026-03`. */
export function monthKey(month: number): string {
  return `${yearOf(month)}-${String((month % 12) + 1).padStart(2, '0')}`
}

function yearOf(month: number): number {
  return Math.floor(month / 12)
}
