import type { YourCards } from '@cardsight/contract/your-cards'
import type { OwnedCards } from '../../../features/owned-cards/stored-owned-cards.ts'

const MOST_NAMED = 12

/** The cards that results and wallet compare with, after a change of this list. Closed cards don't count there. */
export function ownedAfter(owned: OwnedCards, before: YourCards, after: YourCards): OwnedCards {
  const [had, has] = [openIds(before), openIds(after)]
  const confirmed = Object.values(owned.accounts)
  const kept = owned.named.filter((cardId) => has.has(cardId) || !had.has(cardId))
  const added = [...has].filter((id) => !had.has(id) && !kept.includes(id) && !confirmed.includes(id))
  return added.length === 0 && kept.length === owned.named.length
    ? owned
    : { ...owned, named: [...kept, ...added].slice(0, MOST_NAMED) }
}

function openIds({ cards }: YourCards): Set<string> {
  return new Set(cards.flatMap(({ cardId, closed }) => (closed === undefined ? [cardId] : [])))
}
