/** Cards that issuers let you downgrade to without a new application: same issuer, same program. */
import type { CatalogCard } from '@cardsight/catalog'

type Changeable = Pick<CatalogCard, 'issuer' | 'program' | 'annualFeeCents'> & Readonly<{ id: string }>

/**
 * By id: same issuer, same program, lower fee. Includes cards closed to new applicants, because issuers still
 * offer them as downgrades.
 */
export function downgradesOf(cards: readonly Changeable[]): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(
    cards.map((card) => [
      card.id,
      cards
        .filter(
          ({ issuer, program, annualFeeCents }) =>
            issuer === card.issuer && program === card.program && annualFeeCents < card.annualFeeCents,
        )
        .map(({ id }) => id),
    ]),
  )
}
