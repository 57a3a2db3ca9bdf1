import type { RunCatalog } from '@cardsight/answers'
import type { CatalogCard } from '@cardsight/catalog'
import {
  bestOffer,
  compareWithBest,
  historyOf,
  offerSeries,
  type SeenOffer,
  type TermChange,
  timeline,
  usualOffer,
} from '@cardsight/catalog/history'

/** The dated terms of a card, and how its welcome offer compares with earlier ones. */
export type ReportedHistory = Readonly<{
  /** What its offers count in, such as points. */
  unit: string
  changes: readonly TermChange[]
  offers: readonly SeenOffer[]
  best: SeenOffer | null
  usual: (SeenOffer & { readonly days: number }) | null
  /** The best offer, if today's is far below it. */
  betterOffer: SeenOffer | null
}>

/** Values offers at the typical value of a point. Cards without a history have no changes and no offers. */
export function reportHistory(catalog: RunCatalog, card: CatalogCard): ReportedHistory {
  const history = historyOf(card.id)
  if (history === null) {
    return { unit: 'points', changes: [], offers: [], best: null, usual: null, betterOffer: null }
  }
  const { today } = catalog.assumptions
  const centsPerPoint = centsPerPointOf(catalog, card)
  return {
    unit: history.unit,
    changes: timeline(history, card, today),
    offers: offerSeries(history, today, centsPerPoint),
    best: bestOffer(history, today, { centsPerPoint }),
    usual: usualOffer(history, today, { centsPerPoint }),
    betterOffer: findBetterOffer(catalog, card),
  }
}

/** Returns the best offer of the last 24 months if today's is far below it. Closed cards have no offer today. */
export function findBetterOffer(catalog: RunCatalog, card: CatalogCard): SeenOffer | null {
  const history = historyOf(card.id)
  if (history === null || card.status.state === 'closed') {
    return null
  }
  const comparison = compareWithBest(card.offer, history, catalog.assumptions.today, {
    centsPerPoint: centsPerPointOf(catalog, card),
  })
  return comparison?.isFarBelow === true ? comparison.best : null
}

/**
 * The typical value, also of programs that count at less in a ranking: an offer is only compared with others of its card.
 */
export function centsPerPointOf({ profileOptions }: RunCatalog, { engine }: CatalogCard): number {
  return (profileOptions.programs.find(({ id }) => id === engine.program)?.values.usual ?? 0) / 100
}
