import type { CatalogCard } from '@cardsight/catalog'
import type { CardText } from '@cardsight/contract/schemas'

/** What a card asks of applicants. Where no source states a credit level, we assume that good credit is needed. */
export function cardNeeds({ eligibility }: Pick<CatalogCard, 'eligibility'>): CardText['needs'] {
  return {
    credit: eligibility?.newToCredit ? 'none' : (eligibility?.credit?.from ?? 'good'),
    memberships: [...(eligibility?.requires ?? [])],
  }
}
