import { type Cents, toCents } from '@cardsight/engine/money'
import type { Understood } from '@cardsight/statements'

const MONTH_LENGTH = 'YYYY-MM'.length

/** Average rent of the months with a payment, or null without one. A missing month isn't a month without rent. */
export function findMonthlyRent({ leftOutRows }: Pick<Understood, 'leftOutRows'>): Cents | null {
  const paid = leftOutRows.filter(({ reason, row }) => reason === 'rent' && row.cents > 0)
  const months = new Set(paid.map(({ row }) => row.day.slice(0, MONTH_LENGTH)))
  const sum = paid.reduce((total, { row }) => total + row.cents, 0)
  return months.size === 0 ? null : toCents(Math.round(sum / months.size))
}
