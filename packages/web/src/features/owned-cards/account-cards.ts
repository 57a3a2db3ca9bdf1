/** Which cards a person has: named by them, or recognized among their linked accounts. */
import type { Account } from '@cardsight/contract/schemas'
import { type KnownCard, recognizeCard } from './recognize-card.ts'
import type { OwnedCards } from './stored-owned-cards.ts'

/** A credit card account and the card that it is. */
export type AccountCard = Readonly<{
  account: Account
  /** `open`: the person hasn't said which card it is. The card is our guess then, or null if there is none. */
  state: 'open' | 'known' | 'not-listed'
  cardId: string | null
}>

/** One entry for each credit card account. What the person said counts more than what we recognize. */
export function accountCardsOf(
  accounts: readonly Account[],
  { accounts: answers }: OwnedCards,
  cards: readonly KnownCard[],
): AccountCard[] {
  const known = new Set(cards.map(({ cardId }) => cardId))
  return accounts
    .filter(({ subtype }) => subtype === 'credit card')
    .map((account): AccountCard => {
      const answer = answers[account.account_id]
      if (answer === null) {
        return { account, state: 'not-listed', cardId: null }
      }
      if (answer !== undefined && known.has(answer)) {
        return { account, state: 'known', cardId: answer }
      }
      const found = recognizeCard(account, cards)
      const state = found?.certainty === 'sure' ? 'known' : 'open'
      return { account, state, cardId: found?.cardId ?? null }
    })
}

/** A card that the person has, and the linked accounts with its own purchases. */
export type OwnedCard = Readonly<{ cardId: string; accountIds: readonly string[] }>

/** Each card once: those of counted accounts first, then those that the person named. */
export function ownedCardsOf(
  accountCards: readonly AccountCard[],
  { named }: OwnedCards,
  cards: readonly KnownCard[],
): OwnedCard[] {
  const accountIds = new Map<string, string[]>()
  for (const { account, state, cardId } of accountCards) {
    if (state === 'known' && cardId !== null && account.enabled) {
      accountIds.set(cardId, [...(accountIds.get(cardId) ?? []), account.account_id])
    }
  }
  const others = named.filter((id) => !accountIds.has(id) && cards.some(({ cardId }) => cardId === id))
  return [
    ...[...accountIds].map(([cardId, ids]) => ({ cardId, accountIds: ids })),
    ...others.map((cardId) => ({ cardId, accountIds: [] })),
  ]
}

/** 'Freedom Unlimited ••1234' */
export function accountName({ official_name, name, mask }: Account): string {
  const words = official_name === '' ? name : official_name
  return mask === '' ? words : `${words} ••${mask}`
}
