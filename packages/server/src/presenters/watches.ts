import type { Release } from '@cardsight/catalog'
import { totalOfTypedCosts } from '@cardsight/contract/costs'
import type { Watches } from '@cardsight/contract/watches'
import { centsToDollars, toCents } from '@cardsight/engine/money'
import type { WatchesOfUser } from '../services/watches/watches-of-user.ts'

export function presentWatches(
  { hasOwnCards, cards, answer, digest, push, messages }: WatchesOfUser,
  release: Release,
): Watches {
  const nameOf = (cardId: string) => release.cards.find(({ id }) => id === cardId)?.name ?? cardId
  return {
    hasOwnCards,
    cards: cards.map(({ cardId, watchedAt }) => ({
      cardId,
      name: nameOf(cardId),
      watchedAt: watchedAt.toISOString(),
    })),
    answer: answer && {
      cardId: answer.cardId,
      name: nameOf(answer.cardId),
      dollarsPerMonth: answer.costs && totalOfTypedCosts(answer.costs),
    },
    isEmailed: digest !== null,
    push: {
      publicKey: push.publicKey,
      browsers: push.browsers.map(({ id, browser, createdAt, lastSentAt, isSignedIn, endpointHash }) => ({
        id,
        name: browser,
        since: createdAt.toISOString(),
        lastSentAt: lastSentAt?.toISOString() ?? null,
        isSignedIn,
        endpointHash: Buffer.from(endpointHash).toString('hex'),
      })),
    },
    messages: messages.map((message) => ({
      id: message.id,
      at: message.at.toISOString(),
      title: message.title,
      text: message.text,
      dollars: message.cents === null ? null : centsToDollars(toCents(message.cents)),
      cardId: message.cardId,
      source: message.source,
      page: message.page,
      endsOn: message.endsOn,
    })),
  }
}
