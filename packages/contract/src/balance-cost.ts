/** What a carried balance costs on a card. For people who carry one, it matters more than rewards. */
import type { CardText } from './cards.ts'

/** A round figure near the average balance of people who carry one; it only decides the order of cards. */
const BALANCE_DOLLARS = 5000
/** Longer than any 0% offer, because most balances outlast it. */
const YEARS = 3
/** Assumed if the issuer states no rate: near the highest that cards charge. */
const UNKNOWN_PERCENT = 30
const MONTHS_PER_YEAR = 12

/** Interest and fees over three years, in cents. An introductory rate comes first, then the lowest regular rate. */
export function balanceCostCents({ interest, terms }: Pick<CardText, 'interest' | 'terms'>): number {
  const months = YEARS * MONTHS_PER_YEAR
  const introMonths = Math.min(interest.introMonths, months)
  const regular = interest.percent ?? UNKNOWN_PERCENT
  const percentMonths = introMonths * interest.introPercent + (months - introMonths) * regular
  return Math.round((BALANCE_DOLLARS * percentMonths) / MONTHS_PER_YEAR) + (terms.fees[YEARS - 1] ?? 0)
}
