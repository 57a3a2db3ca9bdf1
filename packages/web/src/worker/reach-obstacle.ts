import { reachProblemsOf } from '@cardsight/answers'
import type { CatalogCard } from '@cardsight/catalog'
import type { CreditLevel } from '@cardsight/contract/profile'
import type { Obstacle } from '@cardsight/engine/wallet'

const creditNames: Readonly<Record<CreditLevel, string>> = {
  none: 'no credit history',
  poor: 'poor credit',
  fair: 'fair credit',
  good: 'good credit',
  excellent: 'excellent credit',
}

/** What keeps a card out of a person's reach, for people who ask why it isn't in their wallet. Null if nothing does. */
export function reachObstacle(
  cards: readonly CatalogCard[],
  cardId: string,
  person: Parameters<typeof reachProblemsOf>[1],
): Obstacle | null {
  const card = cards.find(({ id }) => id === cardId)
  const [problem] = card === undefined ? [] : reachProblemsOf(card, person)
  if (problem === undefined) {
    return null
  }
  const needed =
    problem.kind === 'credit'
      ? creditNames[problem.level]
      : (person.options.memberships.find(({ id }) => id === problem.id)?.name ?? problem.id)
  return { cardId, rule: `it needs ${needed}`, isBonusOnly: false }
}
