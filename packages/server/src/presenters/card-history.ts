import { offerText, type SeenOffer, type TermChange } from '@cardsight/catalog/history'
import type { CardChange, CardHistory, PastOffer } from '@cardsight/contract/schemas'
import { centsToDollars } from '@cardsight/engine/money'
import type { ReportedHistory } from '../services/history/card-history.ts'

/** Names of the sources by id. */
type Sources = Readonly<Record<string, string>>

export function presentHistory(history: ReportedHistory, sources: Sources): CardHistory {
  const { unit, changes, offers, best, usual, betterOffer } = history
  return {
    timeline: changes.map((change) => presentChange(change, sources)),
    offers: offers.map((offer) => presentOffer(offer, unit)),
    best: best && presentOffer(best, unit),
    usual: usual && { ...presentOffer(usual, unit), days: usual.days },
    isFarBelowBest: betterOffer !== null,
  }
}

export function presentChange(change: Omit<TermChange, 'isRecorded'>, sources: Sources): CardChange {
  const { date, field, text, source, isAnnounced, isFirstSeen } = change
  return { date, field, text, source: sources[source] ?? source, isAnnounced, isFirstSeen }
}

function presentOffer({ tiers, valueCents, isValued, from, to }: SeenOffer, unit: string): PastOffer {
  return {
    text: tiers.length === 0 ? 'No public offer' : offerText(tiers, unit),
    value: isValued ? centsToDollars(valueCents) : null,
    from,
    to,
  }
}
