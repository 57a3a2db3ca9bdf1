/** The public data set: every card with its facts, and the source and date of each fact. */
import { cardStatusSchema, offerStateSchema } from './cards.ts'
import { z } from './zod.ts'

const nameById = (description: string) => z.record(z.string(), z.string()).meta({ description })

/** Where a fact comes from. It's the same on every day. */
const statedSourceShape = {
  source: z.string().meta({ description: 'Id of the source, a key of `sources`' }),
  sourceName: z.string(),
  page: z
    .url()
    .nullable()
    .meta({ description: 'Where the fact can be read; null if the source left no public page' }),
  date: z.iso.date().meta({
    description: 'Day on which the source stated the fact; if it has no date, on which we read it',
  }),
  isDated: z.boolean().meta({ description: 'False if the source has no date, so the age is unknown' }),
  read: z.iso.date().nullable().meta({ description: 'Day on which we read the source, if recorded' }),
}

export const factSourceSchema = z
  .object({
    ...statedSourceShape,
    also: z
      .object(statedSourceShape)
      .nullable()
      .meta({ description: 'Another source that states the same; null if none is recorded' }),
  })
  .meta({ id: 'FactSource' })

const agedSourceSchema = factSourceSchema
  .extend({
    ageDays: z.int().nonnegative(),
    isStale: z.boolean().meta({ description: 'Older than facts of its kind should be' }),
  })
  .meta({ id: 'AgedFactSource' })

/** The source of every fact of a card. Null if the card's file doesn't state the fact. */
function provenanceSchema<Source extends z.ZodType>(source: Source) {
  return z.object({
    card: source.meta({ description: 'Of facts without a source of their own: name, network, link' }),
    status: source,
    fee: source,
    earns: z.array(source).meta({ description: 'In the order of `facts.earns`' }),
    offer: source.nullable(),
    firstYearMatch: source.nullable(),
    eligibility: source.nullable(),
    apr: source.nullable(),
    transferFee: source.nullable(),
    foreignFee: source.nullable(),
    business: source.nullable().meta({ description: 'Null for personal cards' }),
    credits: z.array(source).meta({ description: 'In the order of `facts.credits`' }),
    perks: z.record(z.string(), source).meta({ description: 'By the names in `facts.perks`' }),
  })
}

/** A card in a permanent copy of the catalog: only what doesn't depend on the day. */
const permanentCardSchema = z
  .object({
    cardId: z.string(),
    name: z.string(),
    issuer: z.string(),
    status: cardStatusSchema,
    asOf: z.iso.date().meta({ description: 'Date of the oldest fact that its result depends on' }),
    facts: z.record(z.string(), z.unknown()).meta({
      id: 'CardFacts',
      description: 'As in the card’s file. `/api/cards/schema.json` describes every field.',
    }),
    provenance: provenanceSchema(factSourceSchema),
  })
  .meta({ id: 'PermanentCard' })

/** A card with today's ages. */
export const publishedCardSchema = permanentCardSchema
  .extend({
    isStale: z.boolean().meta({
      description: 'Its fee, one of its earn rates or its welcome offer is older than it should be',
    }),
    offerState: offerStateSchema,
    tags: z.object({ categories: z.array(z.string()), features: z.array(z.string()) }),
    provenance: provenanceSchema(agedSourceSchema),
  })
  .meta({ id: 'PublishedCard' })

const calendarSchema = z.object({
  name: z.string(),
  entries: z.array(
    z.object({
      from: z.iso.date(),
      to: z.iso.date(),
      on: z.array(z.string()).readonly().optional(),
      at: z.array(z.string()).readonly().optional(),
    }),
  ),
})

const membershipSchema = z.object({
  name: z.string(),
  kind: z.string(),
  yearlyCost: z.number().nonnegative().nullable().meta({ description: 'Dollars; null if unknown' }),
  who: z.string().meta({ description: 'Who can join' }),
  provenance: factSourceSchema,
})

/** What cards refer to by key. */
const keysShape = {
  sources: nameById('Names of the sources'),
  programs: z
    .record(z.string(), z.object({ name: z.string(), kind: z.string(), unit: z.string() }))
    .meta({ description: 'Rewards programs. `/api/programs` has their point values' }),
  memberships: z.record(z.string(), membershipSchema),
  categories: nameById('Names of spending categories'),
  merchants: nameById('Names of merchants'),
  calendars: z.record(z.string(), calendarSchema).meta({ description: 'Rotating categories by date' }),
}

const catalogShape = {
  formatVersion: z
    .string()
    .regex(/^\d+\.\d+$/)
    .meta({ description: 'Major and minor. Added fields raise the minor, all other changes the major' }),
  version: z.string().meta({ description: 'Changes whenever a fact changes' }),
  license: z.literal('CC-BY-4.0').meta({ description: 'For our compilation. Facts belong to nobody' }),
  attribution: z.string().meta({ description: 'How to credit us' }),
  ...keysShape,
}

/** How old the facts of a kind are today. */
export const factAgesSchema = z.object({
  kind: z.string(),
  facts: z.int().nonnegative(),
  undated: z.int().nonnegative().meta({ description: 'Their sources have no date; they count as stale' }),
  medianAgeDays: z.int().nonnegative(),
  highestAgeDays: z.int().nonnegative(),
  freshDays: z.int().positive().meta({ description: 'Older facts of this kind are stale' }),
  stale: z.int().nonnegative(),
})

/** One version of the catalog, the same on every day. */
export const permanentCatalogSchema = z
  .object({ ...catalogShape, cards: z.array(permanentCardSchema) })
  .meta({ id: 'PermanentCatalog' })

/** The current catalog with today's ages. */
export const publishedCatalogSchema = z
  .object({
    ...catalogShape,
    permanentUrl: z.url().meta({ description: 'The same version without ages, which never changes' }),
    today: z.iso.date().meta({ description: 'Day for which ages are calculated' }),
    freshness: z.array(factAgesSchema),
    cards: z.array(publishedCardSchema),
  })
  .meta({ id: 'PublishedCatalog' })

export type PublishedCard = z.infer<typeof publishedCardSchema>
export type PublishedCatalog = z.infer<typeof publishedCatalogSchema>
export type PermanentCard = z.infer<typeof permanentCardSchema>
export type PermanentCatalog = z.infer<typeof permanentCatalogSchema>
