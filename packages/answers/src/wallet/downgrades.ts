/** What issuers let you do with a card that isn't worth its fee: change it to another, and when to wait. */
import type { CatalogCard, Release } from '@cardsight/catalog'

type Changeable = Pick<CatalogCard, 'issuer' | 'annualFeeCents'> & Readonly<{ id: string }>
type Rule = Pick<Release['issuerRules'][string], 'issuers' | 'kind' | 'cards' | 'months'>
type Rules = Readonly<Record<string, Rule>>

/** By id: cards with a lower fee that the issuer changes it to, without a new application. */
export function downgradesOf(
  cards: readonly Changeable[],
  issuerRules: Rules,
): Readonly<Record<string, readonly string[]>> {
  const families = Object.values(issuerRules).flatMap(({ kind, cards: ids = [] }) =>
    kind === 'change' ? [ids] : [],
  )
  const siblingsOf = (id: string) => new Set(families.filter((ids) => ids.includes(id)).flat())
  return Object.fromEntries(
    cards.map(({ id, annualFeeCents }) => {
      const siblings = siblingsOf(id)
      const cheaper = cards.filter((card) => siblings.has(card.id) && card.annualFeeCents < annualFeeCents)
      return [id, cheaper.map((card) => card.id)]
    }),
  )
}

/** Months from opening in which closing or downgrading a card can cost its welcome bonus; 0 if we know of none. */
export function clawbackMonths({ issuer }: Pick<CatalogCard, 'issuer'>, issuerRules: Rules): number {
  const months = Object.values(issuerRules).flatMap(({ kind, issuers, months: own }) =>
    kind === 'closing' && issuers.includes(issuer) ? (own ?? []) : [],
  )
  return Math.max(0, ...months)
}
