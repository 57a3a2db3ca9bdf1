/** The dates of both sides of a difference, to see whose fact is newer. */
import { type Day, parseDay } from '@cardsight/engine/dates'
import type { CatalogCard } from '../release.ts'
import type { GatheredFact } from './gathered-facts.ts'

/** Returns true if our file's fact for a key of `differs` was seen after the gathered one. */
export function isNewerHere(card: CatalogCard, fact: GatheredFact, key: string): boolean {
  const theirs = dateOfFact(fact, key)
  const ours = dateOfOurs(card, key)
  return theirs !== null && ours !== null && ours > theirs
}

function dateOfOurs({ provenance, engine }: CatalogCard, key: string): Day | null {
  const { fee, status, offer, card, earns } = provenance
  if (key.startsWith('extra.')) {
    const index = engine.rules.findIndex(({ id }) => `extra.${id}` === key)
    return earns[index]?.date ?? null
  }
  const single: Readonly<Record<string, Day | null>> = {
    fee: fee.date,
    status: status.date,
    bonus: offer?.date ?? null,
    network: card.date,
  }
  return single[key] ?? newest(earns.map(({ date }) => date))
}

function dateOfFact(fact: GatheredFact, key: string): Day | null {
  switch (key) {
    case 'fee':
      return dateOfSource(fact, fact.annualFeeSource)
    case 'bonus':
      return toDay(fact.introBonus?.asOf) ?? toDay(fact.newestSource)
    case 'status':
      return toDay(fact.status.asOf) ?? toDay(fact.newestSource)
    case 'network':
      return toDay(fact.newestSource)
    default:
      return dateOfSource(fact, fact.ratesSource)
  }
}

/** Returns the day on which the source stated its facts on the card, or null if the facts don't say. */
export function dateOfSource({ sources = [] }: GatheredFact, id: string | null | undefined): Day | null {
  const date = sources.find((source) => source.id === id)?.date
  return toDay(/\d{4}-\d{2}-\d{2}$/.exec(date ?? '')?.[0])
}

function toDay(text: string | undefined): Day | null {
  return text === undefined ? null : parseDay(text)
}

function newest(dates: readonly Day[]): Day | null {
  return dates.toSorted().at(-1) ?? null
}
