/** Cards that a held card can be changed to without applying anew: as issuers allow it, inside one program. */
import type { CatalogCard } from '@cardsight/catalog'

type Changeable = Pick<CatalogCard, 'issuer' | 'program' | 'annualFeeCents'> & Readonly<{ id: string }>

/** By id: same issuer, same program, lower fee. Cards that are closed to new people count, as issuers still offer them. */
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
