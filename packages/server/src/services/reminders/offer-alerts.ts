import { findCardsToAdd, type RunCatalog, type YourCardsInput } from '@cardsight/answers'
import type { CatalogCard } from '@cardsight/catalog'
import {
  bestOffer,
  type CardHistory,
  offerSeries,
  offerText,
  type SeenOffer,
} from '@cardsight/catalog/history'
import { formatCents } from '@cardsight/contract/your-cards'
import { addMonths, type Day } from '@cardsight/engine/dates'
import type { Spend } from '@cardsight/engine/spending'
import { advertisedFor } from '../history/card-history.ts'
import type { DigestLine } from './digest-entry.ts'

const TOP_CARDS = 3
/** How far back offers are compared. */
const MONTHS = 24

type Options = Readonly<{
  historyOf: (cardId: string) => CardHistory | null
  shouldStop: () => boolean
}>

/**
 * The three cards that would add most to yours in their first year, if their welcome bonus is the best of the last two
 * years and was lower before. Cards that you have or had aren't among them. Empty if the search was stopped.
 */
export function offerAlerts(input: YourCardsInput, spend: Spend, options: Options): DigestLine[] {
  const { catalog, yourCards } = input
  const had = new Set(yourCards.cards.map(({ cardId }) => cardId))
  return (findCardsToAdd(input, spend, options) ?? [])
    .filter(({ cardId, added }) => !had.has(cardId) && added > 0)
    .slice(0, TOP_CARDS)
    .flatMap(({ cardId, added }): DigestLine[] => {
      const card = catalog.release.cards.find(({ id }) => id === cardId)
      const history = options.historyOf(cardId)
      const found = card === undefined || history === null ? null : findBestNow(catalog, card, history)
      return card === undefined || history === null || found === null
        ? []
        : [
            {
              key: `offer.${cardId}.after-${found.lowerUntil}`,
              title: `${card.name} has its best welcome bonus in two years`,
              text: `New cardholders get ${offerText(found.offer.tiers, history.unit)}. The card would add about ${formatCents(wholeDollars(added))} to what yours earn in the first year, after its fee.`,
            },
          ]
    })
}

/** `lowerUntil` identifies the change: the first day of today's offer isn't always recorded, and then moves. */
type BestNow = Readonly<{ offer: SeenOffer; lowerUntil: Day }>

/** Today's offer if it's the best of the last two years, and there was a lower one in that time. */
function findBestNow(catalog: RunCatalog, card: CatalogCard, history: CardHistory): BestNow | null {
  const { today } = catalog.assumptions
  const worthOf = advertisedFor(catalog, card)
  const best = bestOffer(history, today, { worthOf, months: MONTHS })
  if (best === null || best.to !== null || !best.isValued || card.offer === undefined) {
    return null
  }
  const start = addMonths(today, -MONTHS)
  const lowerUntil = offerSeries(history, today, worthOf)
    .filter(({ isValued, valueCents, tiers }) => tiers.length > 0 && isValued && valueCents < best.valueCents)
    .findLast(({ to }) => to !== null && to >= start)?.to
  return lowerUntil ? { offer: best, lowerUntil } : null
}

function wholeDollars(cents: number): number {
  return Math.round(cents / 100) * 100
}
