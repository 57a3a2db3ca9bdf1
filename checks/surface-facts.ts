/** The facts of an answer about cards, by name. Surfaces that give an answer with the same name must agree on it. */
import type { TypedCosts } from '@cardsight/contract/costs'
import type { Profile } from '@cardsight/contract/profile'
import type { CardReport } from '@cardsight/contract/schemas'

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

export function gainFact(gainOverPlain: number | undefined): Facts {
  return gainOverPlain === undefined ? {} : { 'gain over a 2% card': gainOverPlain }
}

/** Facts of card reports, whose comparison with a flat-rate card has the same totals. */
export function reported(reports: readonly CardReport[], asked: Asked): Facts {
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
