import type { Release } from '@cardsight/catalog'
import { offerText, type SeenOffer, type TermChange } from '@cardsight/catalog/history'
import type { CardChange, CardHistory, PastOffer } from '@cardsight/contract/cards'
import { type CatalogChanges, changeFields } from '@cardsight/contract/cards'
import type { Day } from '@cardsight/engine/dates'
import { centsToDollars } from '@cardsight/engine/money'
import type { ReportedHistory } from '../services/history/card-history.ts'
import type { ListedChanges } from '../services/history/list-changes.ts'

/** Names of the sources by id. */
type Sources = Readonly<Record<string, string>>

export function presentHistory(history: ReportedHistory, sources: Sources, today: Day): CardHistory {
  const { unit, changes, offers, best, usual, betterOffer, centsPerPoint, hasUncounted } = history
  return {
    asOf: today,
    timeline: changes.map((change) => presentChange(change, sources)),
    offers: offers.map((offer) => presentOffer(offer, unit)),
    best: best && presentOffer(best, unit),
    usual: usual && { ...presentOffer(usual, unit), days: usual.days },
    isFarBelowBest: betterOffer !== null,
    centsPerPoint,
    hasUncounted,
  }
}

function presentChange(change: Omit<TermChange, 'isRecorded'>, sources: Sources): CardChange {
  const { date, field, text, source, isAnnounced, isFirstSeen } = change
  return { date, field, text, source: sources[source] ?? source, isAnnounced, isFirstSeen }
}

function presentOffer(offer: SeenOffer, unit: string): PastOffer {
  const { tiers, valueCents, isValued, isUpTo, from, to } = offer
  return {
    text: tiers.length === 0 ? 'No public offer' : offerText(tiers, unit),
    value: isValued ? centsToDollars(valueCents) : null,
    isUpTo,
    from,
    to,
  }
}

export function presentChanges(listed: ListedChanges, { cards, vocabulary }: Release): CatalogChanges {
  const names = new Map<string, string>(cards.map(({ id, name }) => [id, name]))
  return {
    from: listed.from,
    years: [...listed.years],
    fields: changeFields.filter((field) => listed.fields.has(field)),
    changes: listed.changes.map(({ cardId, ...change }) => ({
      ...presentChange(change, vocabulary.sources),
      cardId,
      cardName: names.get(cardId) ?? cardId,
    })),
  }
}
