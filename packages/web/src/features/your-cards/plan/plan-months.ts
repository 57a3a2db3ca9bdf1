/** Months as text, such as 2026-11. */
import { addMonths, parseDay } from '@cardsight/engine/dates'

const MONTH_LENGTH = 'YYYY-MM'.length

/** The month of a day, or the month itself. */
export function monthOf(day: string): string {
  return day.slice(0, MONTH_LENGTH)
}

/** `shiftMonth('2026-11', -60)` is 2021-11. */
export function shiftMonth(month: string, months: number): string {
  return monthOf(addMonths(parseDay(`${month}-01`), months))
}
