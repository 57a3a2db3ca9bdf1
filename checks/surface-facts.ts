/** The facts of an answer about cards, by name. Surfaces that give an answer with the same name must agree on it. */

import type { DebtAnswer } from '@cardsight/contract/backtest'
import type { CardReport } from '@cardsight/contract/cards'
import type { TypedCosts } from '@cardsight/contract/costs'
import { type Profile, profileQuery } from '@cardsight/contract/profile'

/** What a person asks on every surface. */
export type Asked = Readonly<{
  costs: TypedCosts
  profile: Profile
  years: 1 | 2 | 3
  hasBonus: boolean
  /** The card that surfaces about one card are asked for. */
  cardId: string
}>

export type Facts = Readonly<Record<string, string | number>>

const SHOWN_CARDS = 3

/** The question as arguments of a command. */
export function argumentsOf({ costs: { details = {}, ...six }, profile }: Asked): string[] {
  const given = Object.entries({ ...six, ...details }).map(([name, dollars]) => `${name}=${dollars}`)
  const { pointValues, ...others } = profileQuery(profile)
  const options = { ...others, ...(pointValues !== undefined && { 'point-values': pointValues }) }
  return [
    ...['--costs', given.join(',')],
    ...Object.entries(options).flatMap(([name, value]) => [`--${name}`, value]),
  ]
}

type Amounts = Readonly<{ cardId: string; money: number; introMoney: number; annualFee: number }>

/** Facts of a complete ranking. */
export function ranked(rows: readonly Amounts[], asked: Asked): Facts {
  const [best] = rows
  const facts = rows.map((row) => amounts(row, asked))
  const isByTotal = best !== undefined && asked.profile.debt === null
  return {
    ...Object.assign({}, ...facts),
    ...top(rows),
    order: rows.map(({ cardId }) => cardId).join(' '),
    ...(isByTotal && { 'best total': totalOf(best, asked) }),
  }
}

/** Facts of the first cards of a ranking. */
export function top(rows: readonly Readonly<{ cardId: string }>[]): Facts {
  return {
    pick: rows[0]?.cardId ?? 'none',
    top: rows
      .slice(0, SHOWN_CARDS)
      .map(({ cardId }) => cardId)
      .join(' '),
  }
}

/** Facts about one card. */
export function amounts(row: Amounts, asked: Asked): Facts {
  const { cardId, money, introMoney, annualFee } = row
  return {
    [`${cardId}: reward`]: money,
    [`${cardId}: fee`]: annualFee,
    ...(asked.hasBonus && { [`${cardId}: bonus`]: introMoney }),
    [`${cardId}: total`]: totalOf(row, asked),
  }
}

function totalOf({ money, introMoney, annualFee }: Amounts, { hasBonus }: Asked): number {
  return Math.round((money + (hasBonus ? introMoney : 0) - annualFee) * 100) / 100
}

/** The advice on a debt. */
export function debtFacts({ results }: DebtAnswer): Facts {
  const order = results.map(({ cardId }) => cardId).join(' ')
  return { ...top(results), order, ...savedFacts(results) }
}

/** What a debt costs less on each card than where it is. */
export function savedFacts(rows: readonly Readonly<{ cardId: string; saved: number }>[]): Facts {
  return Object.fromEntries(rows.map(({ cardId, saved }) => [`${cardId}: saves`, saved]))
}

export function gainFact(gainOverPlain: number | undefined): Facts {
  return gainOverPlain === undefined ? {} : { 'gain over a 2% card': gainOverPlain }
}

/** Facts of card reports, whose comparison with a flat-rate card has the same totals. */
type Totals = Pick<CardReport, 'card' | 'held' | 'againstPlain'>

export function reported(reports: readonly Totals[], asked: Asked): Facts {
  const { years, hasBonus } = asked
  const facts = reports.map(({ card: { cardId }, held, againstPlain }) => {
    const here = { 1: againstPlain?.firstYear, 2: null, 3: againstPlain?.threeYears }[years]?.here
    return {
      ...amounts({ cardId, ...held[years] }, asked),
      ...(hasBonus && here !== undefined && { [`${cardId}: total`]: here.card }),
      ...(hasBonus && held[years].place === 1 && { pick: cardId }),
    }
  })
  return Object.assign({}, ...facts)
}

/** What goes well with each card, which doesn't depend on who asks. */
export function pairsFacts(reports: readonly CardReport[]): Facts {
  return Object.fromEntries(
    reports.map(({ card, companions }) => [
      `${card.cardId}: pairs well with`,
      companions.map(({ cardId, added }) => `${cardId} ${added}`).join(', '),
    ]),
  )
}
