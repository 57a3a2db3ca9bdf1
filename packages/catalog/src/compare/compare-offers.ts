/** Compares our welcome offers with gathered ones, tier by tier. */
import type { Day } from '@cardsight/engine/dates'
import type { CatalogCard } from '../release.ts'
import { describeOurTier, describeOutsideTiers } from './describe-tiers.ts'
import type { OfferFact } from './offer-facts.ts'

export type OfferDifference = Readonly<{
  cardId: string
  ours: string
  theirs: string
  /** From the entry for this list under `corrections`, or from `differs.bonus`; null if the file gives none. */
  reason: string | null
  /** True if we saw the offer after the outside source did. */
  isNewerHere: boolean
}>

export type OffersResult = Readonly<{
  compared: number
  differences: readonly OfferDifference[]
  /** Offers of cards that are neither in the catalog nor left out. */
  unknownCards: readonly string[]
}>

export function compareOffers(
  cards: readonly CatalogCard[],
  { made, offers }: Readonly<{ made: string; offers: readonly OfferFact[] }>,
  leftOut: Readonly<Record<string, string>>,
): OffersResult {
  const cardOfId = new Map<string, CatalogCard>(cards.map((card) => [card.id, card]))
  const pairs = offers.flatMap((fact) => {
    const card = cardOfId.get(fact.cardId)
    return card === undefined ? [] : [{ card, fact }]
  })
  return {
    compared: pairs.length,
    differences: pairs.flatMap(({ card, fact }) => compareOffer(card, fact, made)),
    unknownCards: offers
      .map(({ cardId }) => cardId)
      .filter((id) => !cardOfId.has(id) && !Object.hasOwn(leftOut, id)),
  }
}

function compareOffer(card: CatalogCard, fact: OfferFact, made: string): OfferDifference[] {
  const theirs = describeTheirs(fact)
  const ours = describeOurs(card, fact)
  // The last offer of a closed card doesn't count, so it may stay. 'unknown' states nothing.
  if (ours === theirs || fact.unknown === true || (fact.closed === true && card.status.state === 'closed')) {
    return []
  }
  const seen: Day | undefined = card.provenance.offer?.date
  const reason = card.corrections?.[`offer ${made}`] ?? card.differs?.bonus ?? null
  return [{ cardId: card.id, ours, theirs, reason, isNewerHere: seen !== undefined && seen > fact.asOf }]
}

/** An offer that has ended is as good as none. */
function describeTheirs({ tiers = [], upTo, until, ended, feeFirstYear, firstYearMatch }: OfferFact): string {
  const hasEnded = ended === true
  return describe({
    tiers: hasEnded
      ? []
      : describeOutsideTiers(tiers, upTo === true || tiers.some((tier) => tier.upTo === true)),
    until: hasEnded ? undefined : until,
    isMatched: firstYearMatch !== undefined,
    feeFirstYear,
  })
}

/** Describes ours in the same words. A first-year fee is compared only if the other side states one. */
function describeOurs({ offer, firstYearMatch, fee }: CatalogCard, fact: OfferFact): string {
  const isPast = offer?.until !== undefined && offer.until === (fact.until ?? offer.until)
  const hasEnded = fact.ended === true && (isPast || offer?.tiers.length === 0)
  return describe({
    tiers: hasEnded ? [] : (offer?.tiers ?? []).map(describeOurTier),
    until: hasEnded ? undefined : offer?.until,
    isMatched: firstYearMatch !== undefined,
    feeFirstYear: fact.feeFirstYear === undefined ? undefined : (fee.firstYear ?? fee.yearly),
  })
}

type Described = Readonly<{
  tiers: readonly string[]
  until: string | undefined
  isMatched: boolean
  feeFirstYear: number | undefined
}>

function describe({ tiers, until, isMatched, feeFirstYear }: Described): string {
  return [
    tiers.length === 0 ? 'none' : tiers.toSorted().join(' and '),
    ...(until === undefined ? [] : [`until ${until}`]),
    ...(isMatched ? ['rewards matched in the first year'] : []),
    ...(feeFirstYear === undefined ? [] : [`first-year fee $${feeFirstYear}`]),
  ].join(', ')
}
