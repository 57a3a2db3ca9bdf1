/** API calls about the cards saved in the account; both need a signed-in user. */
import { apiPaths } from '@cardsight/contract/api-paths'
import { savedYourCardsSchema, type YourCards } from '@cardsight/contract/your-cards'
import type { Api } from './client.ts'

/** Returns null if the account has no list yet. */
export async function fetchYourCards(api: Api): Promise<YourCards | null> {
  const { yourCards, savedAt } = await api.get(apiPaths.yourCards, savedYourCardsSchema)
  return savedAt === null ? null : yourCards
}

export async function saveYourCards(api: Api, yourCards: YourCards): Promise<void> {
  await api.put(apiPaths.yourCards, savedYourCardsSchema, yourCards)
}
