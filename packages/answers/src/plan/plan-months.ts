/** Months as text, such as 2026-11, and as numbers since the year 0. */
import { monthNames } from '@cardsight/engine/dates'

const MONTHS_PER_YEAR = 12

export function monthNumber(month: string): number {
  return Number(month.slice(0, 4)) * MONTHS_PER_YEAR + Number(month.slice(5)) - 1
}

export function monthText(number: number): string {
  const year = Math.floor(number / MONTHS_PER_YEAR)
  return `${year}-${String((number % MONTHS_PER_YEAR) + 1).padStart(2, '0')}`
}

/** 'March 2027'. */
export function monthName(number: number): string {
  return `${monthNames[number % MONTHS_PER_YEAR]} ${Math.floor(number / MONTHS_PER_YEAR)}`
}
