import type { RunCatalog } from '@cardsight/answers'
import type { CatalogCard } from '@cardsight/catalog'
import { historyOf, rewardText } from '@cardsight/catalog/history'
import type { CardText, CardTexts } from '@cardsight/contract/cards'
import { findBetterOffer } from './card-history.ts'

/** Adds the best offer of the last 24 months to cards whose offer is far below it. */
export function withBestSeen(texts: CardTexts, catalog: RunCatalog): CardTexts {
  return {
    ...texts,
    cards: texts.cards.map((text, index) => {
      const card = catalog.release.cards[index]
      return card === undefined ? text : addBestSeen(text, catalog, card)
    }),
  }
}

function addBestSeen(text: CardText, catalog: RunCatalog, card: CatalogCard): CardText {
  const better = findBetterOffer(catalog, card)
  if (better === null) {
    return text
  }
  const bestSeen = {
    text: rewardText(better.tiers, historyOf(card.id)?.unit ?? 'points'),
    month: (better.to ?? catalog.assumptions.today).slice(0, 'YYYY-MM'.length),
  }
  return { ...text, offer: { ...text.offer, bestSeen } }
}
