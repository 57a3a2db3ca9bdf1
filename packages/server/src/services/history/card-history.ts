import type { RunCatalog } from '@cardsight/answers'
import type { CatalogCard } from '@cardsight/catalog'
import {
  advertisedAt,
  bestOffer,
  compareWithBest,
  historyOf,
  type OfferValue,
  offerSeries,
  offerTerms,
  type SeenOffer,
  type TermChange,
  timeline,
  usualOffer,
} from '@cardsight/catalog/history'
import type { ValuedCard } from '@cardsight/contract/runs'
import { toCents } from '@cardsight/engine/money'
import { isOfferedTo, type OfferHabits } from '@cardsight/engine/values'

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
  /** What a point is worth to the person; null for cash and for points without a value. */
  centsPerPoint: number | null
  /** Some offers have parts that don't count for the person. */
  hasUncounted: boolean
}>

/**
 * Values offers as the person's totals do, if all tiers are earned. `valued` is the card on the person's spending. Cards
 * without a history have no changes and no offers.
 */
export function reportHistory(
  catalog: RunCatalog,
  card: CatalogCard,
  { valued, habits }: Readonly<{ valued: ValuedCard; habits: OfferHabits }>,
): ReportedHistory {
  const history = historyOf(card.id)
  const { today } = catalog.assumptions
  const program = catalog.release.programs[card.program]
  // Past offers of a card were for the same members as today's.
  const needsMembership = card.offer?.member
  const termsOf = (tiers: Parameters<OfferValue>[0]) =>
    offerTerms(tiers, program).map((term) => ({ ...term, ...(needsMembership && { needsMembership }) }))
  const worthOf: OfferValue = (tiers) => {
    const terms = termsOf(tiers)
    return terms.length === 0 ? null : toCents(valued.offerCents(terms))
  }
  const isPoints = program !== undefined && program.values !== 'face' && valued.price.value > 0
  return {
    unit: history?.unit ?? 'points',
    changes: history === null ? [] : timeline(history, card, today),
    offers: history === null ? [] : offerSeries(history, today, worthOf),
    best: history && bestOffer(history, today, { worthOf }),
    usual: history && usualOffer(history, today, { worthOf }),
    betterOffer: findBetterOffer(catalog, card, worthOf),
    centsPerPoint: isPoints ? valued.price.value / 100 : null,
    hasUncounted: (history?.offers ?? []).some(
      ({ tiers }) => termsOf(tiers).filter((term) => isOfferedTo(term, habits)).length < tiers.length,
    ),
  }
}

/** Returns the best offer of the last 24 months if today's is far below it. Closed cards have no offer today. */
export function findBetterOffer(
  catalog: RunCatalog,
  card: CatalogCard,
  worthOf: OfferValue = advertisedFor(catalog, card),
): SeenOffer | null {
  const history = historyOf(card.id)
  if (history === null || card.status.state === 'closed') {
    return null
  }
  const comparison = compareWithBest(card.offer, history, catalog.assumptions.today, { worthOf })
  return comparison?.isFarBelow === true ? comparison.best : null
}

/**
 * Compares offers of a card without a person, at the typical value of a point, also of programs that count at less in a
 * ranking. No screen shows these values.
 */
export function advertisedFor({ profileOptions }: RunCatalog, { engine }: CatalogCard): OfferValue {
  const { values } = profileOptions.programs.find(({ id }) => id === engine.program) ?? {}
  return advertisedAt((values?.usual ?? 0) / 100)
}
