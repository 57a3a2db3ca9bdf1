import { dollarsToCents } from '@cardsight/engine/money'
import type { CardRecord } from './card-record.ts'
import type { CardFacts } from './card-schema.ts'
import { toEngineCard } from './engine-card.ts'
import { faceOf } from './face.ts'
import { oldestDate, provenanceOf } from './provenance.ts'
import type { CatalogCard } from './release.ts'
import type { Tables } from './tables.ts'
import { tagsOf } from './tags.ts'

/** Adds to a card's facts everything that is derived from them and from the tables. */
export function toCatalogCard(facts: CardFacts, tables: Tables): CatalogCard {
  const engine = toEngineCard(facts, tables)
  const { face: _looks, ...others } = facts
  const record = {
    ...others,
    network: facts.network ?? null,
    face: faceOf(facts, tables),
    annualFeeCents: dollarsToCents(facts.fee.yearly),
    tags: tagsOf(facts, tables.programs[facts.program], engine.rules),
  }
  return { ...expandRecord(record), engine }
}

/** Adds what can be derived from the facts alone. The generated modules leave it out, because browsers load them. */
export function expandRecord(record: CardRecord): Omit<CatalogCard, 'engine'> {
  const provenance = provenanceOf(record)
  return {
    ...record,
    perkTexts: perkTexts(record),
    provenance,
    asOf: oldestDate(provenance),
    offerState: offerStateOf(record),
  }
}

function perkTexts({ perks = {} }: CardRecord): Record<string, string> {
  const texts = Object.entries(perks).map(([name, perk]) => [
    name,
    typeof perk === 'string' ? perk : perk.text,
  ])
  return Object.fromEntries(texts)
}

/** Returns the state without regard to the date: `releaseOn` marks offers that have ended. */
function offerStateOf({ offer }: CardRecord): CatalogCard['offerState'] {
  if (offer === undefined) {
    return 'unknown'
  }
  return offer.tiers.length === 0 ? 'none' : 'current'
}
