/** The catalog as a public data set. */
import { catalogHealth, FORMAT_VERSION, factAges, parseSeen, type Release } from '@cardsight/catalog'
import { apiPaths } from '@cardsight/contract/api-paths'
import type { CatalogHealth, PermanentCatalog, PublishedCatalog } from '@cardsight/contract/cards'
import { sentences } from '@cardsight/contract/sentences'
import type { Day } from '@cardsight/engine/dates'
import { presentSource } from './fact-source.ts'
import { presentPermanentCard, presentPublishedCard } from './published-card.ts'

/** @param release the catalog as of today. */
export function presentPublishedCatalog(
  release: Release,
  { publicUrl, today }: Readonly<{ publicUrl: string; today: Day }>,
): PublishedCatalog {
  const { cards, vocabulary } = release
  return {
    ...presentShared(release),
    permanentUrl: `${publicUrl}${apiPaths.cardsVersion(release.version)}`,
    today,
    freshness: factAges(cards, today),
    cards: cards.map((card) => presentPublishedCard(card, vocabulary, today)),
  }
}

/** Presents what is the same on every day, for a URL that clients cache forever. */
export function presentPermanentCatalog(release: Release): PermanentCatalog {
  return {
    ...presentShared(release),
    cards: release.cards.map((card) => presentPermanentCard(card, release.vocabulary)),
  }
}

export function presentCatalogHealth({ cards, version, vocabulary }: Release, today: Day): CatalogHealth {
  const { ages, endingOffers, disputed, issuers } = catalogHealth(cards, today)
  return {
    today,
    version,
    ages: [...ages],
    endingOffers: endingOffers.map(({ cardId, name, until, link }) => ({ cardId, name, until, link })),
    disputed: disputed.map(({ seen, ...dispute }) => ({
      ...dispute,
      source: presentSource(seen, vocabulary, null),
    })),
    issuers: [...issuers],
  }
}

function presentShared({
  version,
  programs,
  memberships,
  vocabulary,
}: Release): Omit<PermanentCatalog, 'cards'> {
  const { sources, categories, merchants, calendars } = vocabulary
  return {
    formatVersion: FORMAT_VERSION,
    version,
    license: 'CC-BY-4.0',
    attribution: sentences.productName,
    sources,
    programs: mapValues(programs, ({ name, kind, unit }) => ({ name, kind, unit })),
    memberships: mapValues(memberships, ({ name, kind, yearlyCost, who, seen }) => ({
      name,
      kind,
      yearlyCost: yearlyCost ?? null,
      who,
      provenance: presentSource(parseSeen(seen), vocabulary, null),
    })),
    categories,
    merchants,
    calendars: mapValues(calendars, ({ name, entries }) => ({ name, entries: [...entries] })),
  }
}

function mapValues<Value, Result>(
  record: Readonly<Record<string, Value>>,
  present: (value: Value) => Result,
): Record<string, Result> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, present(value)]))
}
