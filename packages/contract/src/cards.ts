/** Cards as data: what the catalog publishes, and the words of a card that no run changes. */
import { z } from './zod.ts'

/** How a card's purchases travel: `store` where one shop alone takes it, null where it is not stated. */
const networkSchema = z.enum(['visa', 'mastercard', 'amex', 'discover', 'store']).nullable()

export const kindSchema = z.enum([
  'cash-back',
  'travel',
  'student',
  'secured',
  'store',
  'premium',
  'balance-transfer',
])

/** Closed cards are kept for those who hold them, and are in no list of results. */
const cardStatusSchema = z.enum(['open', 'closed'])

/** What is short about a card and is needed wherever it is shown. */
export const cardBriefSchema = z.object({
  name: z.string(),
  link: z.url().meta({ description: "The issuer's page to apply at" }),
  issuer: z.string(),
  network: networkSchema,
  kind: kindSchema,
  hue: z.number().min(0).max(360).meta({ description: 'Of the face that we draw, in degrees' }),
  status: cardStatusSchema,
  asOf: z.iso.date().meta({ description: 'The day of its newest source' }),
  unitForPoints: z.string(),
  creditRange: z.tuple([z.string(), z.string()]),
  features: z.array(z.string()),
  category: z.array(z.string()).meta({ description: 'Tags, such as No Annual Fee' }),
})

/** What is long about a card. */
const cardProseSchema = z.object({
  cardInfo: z.string(),
  shortDescription: z.string(),
  tooltips: z.array(z.string()),
  annualFeeDisplay: z.array(z.string()),
  annualFeeDetail: z.string(),
  annualFeeGeneralDetail: z.array(z.string()),
  rewardRate: z.string(),
  rewardRateGeneralDetail: z.array(z.string()),
  rewardDetail: z.array(z.string()),
  rewardInfoLong: z.string(),
  introOffer: z.object({ intro_description: z.string() }),
  introOfferGeneralDetail: z.array(z.string()),
  introOfferDetail: z.string(),
  otherRewards: z.string().meta({ description: 'JSON text: name of a reward to its explanation' }),
  moreDetailInfo: z.array(z.string()).meta({ description: "'Label: text' lines" }),
  moreDetailNotes: z.array(z.string()).meta({ description: "Lines that begin with '+' or '-'" }),
  APR: z.string().meta({ description: 'A pair in brackets, intro before regular' }),
  introAPR: z.string(),
  regularAPR: z.string(),
})

/** Everything about a card that a run does not change, and what `expandRun` needs to know of it. */
export const cardTextSchema = z
  .object({
    cardId: z.string(),
    ...cardBriefSchema.shape,
    ...cardProseSchema.shape,
    tooltipsByCategory: z
      .record(z.string(), z.array(z.int().nonnegative()))
      .meta({ description: 'By spending category: which lines of rewardDetail can pay for it' }),
    givesByItself: z.boolean().meta({ description: 'Points or credits come whatever is bought' }),
    firstYearFeeCents: z.int().nonnegative(),
    laterFeeCents: z.int().nonnegative(),
  })
  .meta({ id: 'CardText' })

/** The words of all cards, in the order by which the numbers of a run name them. */
export const cardTextsSchema = z
  .object({
    catalogVersion: z.string(),
    cards: z.array(cardTextSchema),
    byName: z
      .array(z.int().nonnegative())
      .meta({ description: 'The open cards in the order of their names' }),
  })
  .meta({ id: 'CardTexts' })

/** A card of the catalog as data. */
export const publishedCardSchema = z
  .object({
    cardId: z.string(),
    name: z.string(),
    issuer: z.string(),
    status: cardStatusSchema,
    asOf: z.iso.date(),
    isStale: z.boolean().meta({ description: 'Its facts are more than 180 days old' }),
    tags: z.object({ categories: z.array(z.string()), features: z.array(z.string()) }),
    facts: z
      .record(z.string(), z.unknown())
      .meta({ description: 'As its file has them; `/api/cards/schema.json` is the schema' }),
  })
  .meta({ id: 'PublishedCard' })

export const publishedCatalogSchema = z
  .object({ version: z.string(), cards: z.array(publishedCardSchema) })
  .meta({ id: 'PublishedCatalog' })

export type CardBrief = z.infer<typeof cardBriefSchema>
export type CardText = z.infer<typeof cardTextSchema>
export type CardTexts = z.infer<typeof cardTextsSchema>
export type PublishedCard = z.infer<typeof publishedCardSchema>
export type PublishedCatalog = z.infer<typeof publishedCatalogSchema>
