import type { Credit } from '@cardsight/engine/cards'
import type { CalendarPeriod } from '@cardsight/engine/dates'
import { dollarsToCents, toCents } from '@cardsight/engine/money'
import type { CardFacts } from './card-schema.ts'
import { creditId } from './credit-id.ts'
import { leavesOf } from './selector.ts'
import type { Tables } from './tables.ts'

type Facts = Pick<CardFacts, 'id' | 'variantOf' | 'credits'>
type CreditFacts = NonNullable<Facts['credits']>[number]

/** In which periods a credit renews, and the years that one amount covers. */
type Frequency = Readonly<{ per: CalendarPeriod; years: number }>

const frequencies: Readonly<
  Record<CalendarPeriod, Frequency> & Partial<Record<CreditFacts['every'], Frequency>>
> = {
  month: { per: 'month', years: 1 },
  quarter: { per: 'quarter', years: 1 },
  'half-year': { per: 'half-year', years: 1 },
  year: { per: 'year', years: 1 },
  'four-years': { per: 'year', years: 4 },
  'five-years': { per: 'year', years: 5 },
}

/** Returns a card's credits. One-time, per-use and irregular credits have no yearly value and are left out. */
export function toEngineCredits({ credits = [], ...card }: Facts, tables: Tables): Credit[] {
  return credits.flatMap(({ name, worth, every, breadth = 'niche', portal, on, after }): Credit[] => {
    const frequency = frequencies[every]
    if (frequency === undefined) {
      return []
    }
    const { per, years } = frequency
    return [
      {
        id: creditId(name, card),
        yearlyCents: toCents(Math.floor(dollarsToCents(worth) / years)),
        per,
        breadth,
        ...(portal === undefined ? {} : { needsPortal: portal }),
        ...(on === undefined ? {} : { on: leavesOf(on, tables) }),
        ...(after === undefined ? {} : { minimum: minimumOf(after) }),
      },
    ]
  })
}

function minimumOf({ card, on = 0 }: NonNullable<CreditFacts['after']>): NonNullable<Credit['minimum']> {
  return card === undefined
    ? { cents: dollarsToCents(on), of: 'on' }
    : { cents: dollarsToCents(card), of: 'card' }
}
