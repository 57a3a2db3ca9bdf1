import { type DayRange, dayNumber, daysIn, endOfMonth, monthOfDayNumber } from '../day.ts'

const MONTHS = 12

/**
 * Days on which monthly bills are paid, as days since the window's first day: the day of the month when the window
 * starts, or the last day of a shorter month. A window of less than a year has only the months that start in it.
 */
export function monthStarts(window: DayRange): number[] {
  const first = dayNumber(window.first)
  const month = monthOfDayNumber(first)
  const daysIntoMonth = first - endOfMonth(month - 1)
  const length = daysIn(window)
  return Array.from({ length: MONTHS }, (_, months) => {
    const day = endOfMonth(month + months - 1) + daysIntoMonth
    return Math.min(day, endOfMonth(month + months) - 1) - first
  }).filter((offset) => offset < length)
}
