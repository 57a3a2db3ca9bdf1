import type { Credit } from '@cardsight/engine/cards'
import type { CalendarPeriod } from '@cardsight/engine/dates'
import { dollarsToCents, toCents } from '@cardsight/engine/money'
import type { CardFacts } from './card-schema.ts'
import { creditId } from './credit-id.ts'

type Facts = Pick<CardFacts, 'id' | 'variantOf' | 'credits'>
type CreditFacts = NonNullable<Facts['credits']>[number]

/**
 * Years that one amount covers, and the percentage of it that we count for people who use the credit. The more often a
 * credit expires, the more of it goes unused.
 */
type Frequency = Readonly<{ years: number; percent: number }>

const frequencies: Readonly<
  Record<CalendarPeriod, Frequency> & Partial<Record<CreditFacts['every'], Frequency>>
> = {
  month: { years: 1, percent: 50 },
  quarter: { years: 1, percent: 65 },
  'half-year': { years: 1, percent: 65 },
  year: { years: 1, percent: 90 },
  'four-years': { years: 4, percent: 90 },
  'five-years': { years: 5, percent: 90 },
}

/** Returns a card's credits with their yearly value. One-time, per-use and irregular credits have none and are left out. */
export function toEngineCredits({ credits = [], ...card }: Facts): Credit[] {
  return credits.flatMap(({ name, worth, every }) => {
    const frequency = frequencies[every]
    if (frequency === undefined) {
      return []
    }
    const yearlyCents = toCents(Math.floor(dollarsToCents(worth) / frequency.years))
    const countedCents = toCents(Math.floor((yearlyCents * frequency.percent) / 100))
    return [{ id: creditId(name, card), yearlyCents, countedCents }]
  })
}
