/** Newer facts of cards for programs that carry the catalog with them: what `/api/cards` states and the program doesn't know. */
import { z } from 'zod'
import { tables } from '../generated/tables.js'
import { cardSchemaFor } from './card-schema.ts'
import { toCatalogCard } from './catalog-card.ts'
import { deepFreeze } from './deep-freeze.ts'
import { FORMAT_VERSION } from './format-version.ts'
import type { CatalogCard, Release } from './release.ts'
import { namesOf } from './tables.ts'

const publishedSchema = z.object({
  formatVersion: z.string(),
  version: z.string().regex(/^[0-9a-f]{12}$/),
  cards: z.array(z.object({ facts: z.record(z.string(), z.unknown()) })),
})

export type NewFacts = Readonly<{ version: string; facts: readonly unknown[] }>

/**
 * Facts of the cards that differ from the release. Cards that the tables here don't suit, such as those of a new program, are
 * left out. Null if this isn't a catalog, or if its format is newer.
 */
export function findNewFacts(published: unknown, release: Release): NewFacts | null {
  const { success, data } = publishedSchema.safeParse(published)
  if (!success || majorOf(data.formatVersion) !== majorOf(FORMAT_VERSION)) {
    return null
  }
  const known = new Map<string, CatalogCard>(release.cards.map((card) => [card.id, card]))
  const facts = data.cards.flatMap((card): unknown[] => {
    const own = known.get(String(card.facts.id))
    const isSame = own !== undefined && statesTheSame(own, card.facts)
    return isSame || cardOf(card.facts, release) === null ? [] : [card.facts]
  })
  return { version: data.version, facts }
}

/** The release with cards of these facts instead of its own. Facts that aren't a card's are ignored. */
export function withNewFacts(release: Release, { version, facts }: NewFacts): Release {
  const newer = new Map<string, CatalogCard>(
    facts.flatMap((each) => {
      const card = cardOf(each, release)
      return card === null ? [] : [[card.id, card] as const]
    }),
  )
  const others = release.cards.filter(({ id }) => !newer.has(id))
  const cards = [...others, ...newer.values()].sort((a, b) => Number(a.id > b.id) - Number(a.id < b.id))
  return deepFreeze({ ...release, version, cards })
}

/** What a card has besides its facts. */
const derived: ReadonlySet<string> = new Set<keyof CatalogCard>([
  'engine',
  'face',
  'annualFeeCents',
  'tags',
  'perkTexts',
  'provenance',
  'asOf',
  'offerState',
])

/** Compares facts as text, in any order of the fields, which takes much less than checking them against the schema. */
function statesTheSame({ network, ...card }: CatalogCard, facts: Readonly<Record<string, unknown>>): boolean {
  const own: Readonly<Record<string, unknown>> = network === null ? card : { ...card, network }
  const names = new Set([...Object.keys(own), ...Object.keys(facts)])
  return [...names].every(
    (name) => derived.has(name) || JSON.stringify(own[name]) === JSON.stringify(facts[name]),
  )
}

/** What is published doesn't say how a card looks. */
function cardOf(facts: unknown, { cards }: Release): CatalogCard | null {
  const parsed = cardSchema().safeParse(facts)
  if (!parsed.success) {
    return null
  }
  const card = toCatalogCard(parsed.data, tables)
  const known = cards.find(({ id }) => id === card.id)
  return known === undefined ? card : { ...card, face: known.face }
}

let cached: ReturnType<typeof cardSchemaFor> | undefined

function cardSchema(): ReturnType<typeof cardSchemaFor> {
  cached ??= cardSchemaFor(namesOf(tables))
  return cached
}

function majorOf(version: string): string | undefined {
  return version.split('.')[0]
}
