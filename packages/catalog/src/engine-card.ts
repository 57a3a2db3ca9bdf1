import type { BonusTier, Card, Credit } from '@cardsight/engine/cards'
import { dollarsToCents, toCents } from '@cardsight/engine/money'
import type { CardFacts } from './card-schema.ts'
import { toEngineRules } from './engine-rules.ts'
import { daysOfMonths } from './months.ts'
import type { Tables } from './tables.ts'

type Offer = NonNullable<CardFacts['offer']>[number]

/** Converts a card's facts into what the engine needs. */
export function toEngineCard(facts: CardFacts, tables: Tables): Card {
  const isMoney = tables.programs[facts.program]?.values === 'face'
  const isOpen = facts.status.state === 'open'
  const percent = facts.foreignFee?.percent
  return {
    id: facts.id,
    name: facts.name,
    isOpen,
    program: facts.program,
    ...toEngineRules(facts, tables),
    fee: {
      firstYear: dollarsToCents(facts.fee.firstYear ?? facts.fee.yearly),
      later: dollarsToCents(facts.fee.yearly),
    },
    // A closed card's last offer stays in the file but doesn't count, because no one can apply.
    bonus: isOpen ? (facts.offer ?? []).flatMap((offer) => toBonusTier(offer, isMoney)) : [],
    isFirstYearMatched: facts.firstYearMatch === true,
    anniversary: facts.anniversary ?? [],
    ...(percent === undefined ? {} : { foreignFeePpm: Math.round(percent * 10_000) }),
    credits: (facts.credits ?? []).flatMap(toCredit),
  }
}

/** Returns no tier for a thing without a value: it is described but doesn't count. */
function toBonusTier({ points, cash, worth, spend, months, days }: Offer, isMoney: boolean): BonusTier[] {
  const terms = { spend: dollarsToCents(spend), days: days ?? daysOfMonths(months ?? 1) }
  if (points !== undefined) {
    return [{ points, ...terms }]
  }
  const value = cash ?? worth
  if (value === undefined) {
    return []
  }
  const valueCents = dollarsToCents(value)
  return [isMoney ? { points: valueCents, ...terms } : { points: 0, valueCents, ...terms }]
}

const yearsOfCredit = { month: 1, quarter: 1, 'half-year': 1, year: 1, 'four-years': 4 } as const

/** Returns the yearly value of a credit. One-time, per-use and irregular credits have none. */
function toCredit({ name, worth, every }: NonNullable<CardFacts['credits']>[number]): Credit[] {
  if (every === 'several-years' || every === 'once' || every === 'use') {
    return []
  }
  const id = name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
  return [{ id, yearlyCents: toCents(Math.floor(dollarsToCents(worth) / yearsOfCredit[every])) }]
}
