import type { CatalogCard } from '@cardsight/catalog'
import type { CardText } from '@cardsight/contract/cards'

type Facts = Pick<CatalogCard, 'eligibility' | 'kind'>

/** What a card asks of applicants. */
export function cardNeeds({ eligibility = {}, kind }: Facts): CardText['needs'] {
  const { credit, newToCredit, deposit, requires = [] } = eligibility
  return {
    credit: lowestLevel(credit?.from, kind),
    ...(newToCredit === true || credit?.from === 'none' ? { newToCredit: true } : {}),
    ...(deposit === undefined ? {} : { deposit }),
    memberships: [...requires],
  }
}

type Level = CardText['needs']['credit']

/**
 * The lowest level of people with a credit history. A deposit makes up for a poor one. Other cards for people new to credit
 * ask those with a history for a fair one. A level that a source states comes first; null without one.
 */
function lowestLevel(from: Level | undefined, kind: CatalogCard['kind']): Level {
  const isOpenToAll = from === undefined || from === 'none'
  if (isOpenToAll && kind === 'secured') {
    return 'poor'
  }
  return from === 'none' ? 'fair' : (from ?? null)
}
