/** Days, amounts and counts in sentences about your cards. */
import { type Day, shortMonthNames } from '@cardsight/engine/dates'
import { withCommas } from './with-commas.ts'

/** 'Nov 15, 2026'. */
export function formatDay(day: Day): string {
  const [year, month, date] = day.split('-').map(Number)
  return `${shortMonthNames[(month ?? 1) - 1]} ${date}, ${year}`
}

/** '$1,234.56', without cents if there are none. */
export function formatCents(cents: number): string {
  const size = (Math.abs(cents) / 100).toFixed(cents % 100 === 0 ? 0 : 2)
  return `${cents < 0 ? '-' : ''}$${withCommas(size)}`
}

/** '1 day', '31 days'. */
export function formatCount(count: number, noun: string): string {
  return `${withCommas(`${count}`)} ${noun}${count === 1 ? '' : 's'}`
}
