import type { SavedYourCards } from '@cardsight/contract/your-cards'
import type { YourCardsOfUser } from '../services/users/your-cards.ts'

/** The contract's schema has parsed the cards and allows no other fields. */
export function presentYourCards({ yourCards, savedAt }: YourCardsOfUser): SavedYourCards {
  return { yourCards, savedAt: savedAt?.toISOString() ?? null }
}
