import type { CardSummary, Overview } from '@cardsight/contract/site'
import { centsToDollars } from '@cardsight/engine/money'
import type { OverviewFacts } from '../services/get-overview.ts'

export function presentOverview({ release, homeCards, bank }: OverviewFacts): Overview {
  return {
    catalog: {
      version: release.version,
      publishedAt: release.publishedAt.toISOString(),
      cardCount: release.cardCount,
      newestFactsAsOf: release.newestFactsAsOf,
      cards: homeCards.map(presentSummary),
    },
    bank: { isSimulated: bank.isSimulated, institutionCount: bank.institutionCount },
  }
}

function presentSummary(card: OverviewFacts['homeCards'][number]): CardSummary {
  return {
    cardId: card.id,
    name: card.name,
    issuer: card.issuer,
    network: card.network,
    kind: card.kind,
    face: card.face,
    annualFee: centsToDollars(card.annualFeeCents),
    asOf: card.asOf,
    link: card.link,
  }
}
