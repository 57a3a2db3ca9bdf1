/**
 * A card's page: its facts with their dates, what it would have earned, and how it compares with other cards.
 */
import { periods } from '@cardsight/engine/dates'
import { cardHistorySchema } from './card-changes.ts'
import { cardBriefSchema, cardTextSchema } from './cards.ts'
import { debtAnswerSchema, offerPartSchema } from './cards-details.ts'
import { conditionSchema } from './explanation.ts'
import { creditLevels } from './profile.ts'
import { profileSchema } from './profile-schema.ts'
import { z } from './zod.ts'

const factSchema = z.object({
  label: z.string(),
  text: z.string().meta({ description: "'not stated' if no source has it" }),
  asOf: z.iso
    .date()
    .meta({ description: 'Date on which the source stated it; if it has no date, on which we read it' }),
  isDated: z.boolean().meta({ description: 'False if the source has no date, so the age is unknown' }),
  source: z.string().meta({ description: 'Name of the source' }),
  page: z
    .url()
    .nullable()
    .meta({ description: 'Where the fact can be read; null if the source left no public page' }),
  also: z.string().nullable().meta({ description: 'Name of another source that states the same' }),
  ageDays: z.int().nonnegative(),
  isStale: z.boolean().meta({ description: 'Older than facts of its kind should be' }),
})

/** Enough to draw a card's face and link to its page. */
const namedCardSchema = cardBriefSchema
  .pick({ name: true, issuer: true, network: true, kind: true, face: true })
  .extend({ cardId: z.string() })

/** The card's result over a number of years. Amounts are totals of all years. */
const heldSchema = z.object({
  money: z.number(),
  points: z.int(),
  introMoney: z.number(),
  annualFee: z.number(),
  totalMoney: z.number(),
  totalMoneyPerYear: z.number(),
  place: z
    .int()
    .positive()
    .nullable()
    .meta({ description: 'Among the cards that the person can get; null for others' }),
})

const partSchema = z.object({
  category: z.string(),
  spending: z.number(),
  money: z.number(),
  points: z.int(),
  tooltip: z.array(z.string()).meta({ description: 'Reward lines of the card that can apply to it' }),
})

/** An earn rate that applies today or later. */
const rateSchema = z.object({
  text: z.string().meta({ description: 'As in the card texts' }),
  rate: z.number().meta({ description: 'Percent, or points per dollar' }),
  isExtra: z.boolean().meta({ description: 'Adds to the rate that a purchase earns anyway' }),
  cap: z
    .object({
      amount: z.number().meta({ description: 'Dollars spent, or rewards where `on` is reward' }),
      on: z.enum(['spend', 'reward']),
      per: z.enum(periods),
      isShared: z.boolean().meta({ description: 'Other rates share this cap' }),
    })
    .nullable(),
  after: z.number().nullable().meta({ description: 'Rate beyond the cap, if stated' }),
  needs: conditionSchema.nullable().meta({
    description: 'Why the rate doesn’t count: what it requires and the person doesn’t do. Null if it counts',
  }),
})

/** A statement credit that people can say they use. Dollars a year. */
const creditSchema = z.object({
  id: z.string(),
  name: z.string(),
  yearly: z.number(),
  counted: z.number().meta({ description: 'What counts of it for people who use it, at this spending' }),
  isDefault: z.boolean().meta({ description: 'Counts unless the person says that they don’t use it' }),
})

/** Both cards at one level of spending, in dollars of all years of the period. */
const levelSchema = z.object({
  monthly: z.int().positive().meta({ description: 'Dollars a month, split like the costs in the request' }),
  card: z.number(),
  plain: z.number(),
})

/** Adjacent whole-dollar amounts between which the leading card changes. */
const crossingSchema = z.object({
  kind: z.enum(['overtakes', 'falls-behind']),
  before: levelSchema,
  at: levelSchema,
})

/** The spending levels at which the card beats the flat-rate card, in one period. */
const periodSchema = z.object({
  here: levelSchema.meta({ description: 'At the costs in the request' }),
  isAheadAtFirst: z.boolean(),
  crossings: z.array(crossingSchema).meta({ description: 'In order of increasing spending' }),
})

const withBrandSchema = z.object({ name: z.string(), laterYears: levelSchema }).nullable()

const plainComparisonSchema = z
  .object({
    rate: z.number().meta({ description: 'Percent that the flat-rate card earns on everything' }),
    upTo: z.int().positive().meta({ description: 'Highest spending tested, in dollars a month' }),
    firstYear: periodSchema.meta({ description: 'Including the welcome bonus' }),
    laterYears: periodSchema.meta({ description: 'Years two and three' }),
    threeYears: periodSchema.meta({ description: 'All three years, including the welcome bonus' }),
    withProgram: withBrandSchema.meta({
      description:
        'Years two and three for a person who uses the card’s airline, hotel or store program. Null if the person does, or if the points count for everyone',
    }),
    withBrand: withBrandSchema.meta({
      description:
        'Years two and three for a person who spends as much as the costs allow with the card’s airline, hotel, store or club. Null if there is none, or if the person says how much they spend there',
    }),
  })
  .meta({ description: 'When the card beats a flat-rate card with no fee, by the numbers of the ranking' })

/** What the person lacks for a card. */
const missingSchema = z.union([
  z.object({ kind: z.literal('credit'), level: z.enum(creditLevels) }),
  z.object({ kind: z.literal('history') }).meta({ description: 'A credit history of a year or more' }),
  z.object({ kind: z.literal('deposit'), dollars: z.number().nonnegative() }),
  z.object({
    kind: z.literal('membership'),
    id: z.string(),
    name: z.string(),
    yearlyCost: z.number().nonnegative().nullable(),
  }),
])

const companionSchema = namedCardSchema.extend({
  annualFee: z.number().meta({ description: 'Total of three years' }),
  added: z
    .number()
    .meta({ description: "Beyond what the card earns alone, over three years and after this card's fee" }),
  better: z.array(z.object({ category: z.string(), added: z.number() })).meta({
    description: 'Categories in which the two earn more, largest difference first, over three years',
  }),
})

/** What a debt costs on this card, month by month. */
const cardDebtSchema = debtAnswerSchema.extend({
  results: debtAnswerSchema.shape.results.meta({
    description: 'This card only; empty if it takes no balance transfers',
  }),
  schedule: z.array(z.object({ fees: z.number(), interest: z.number(), paid: z.number(), owed: z.number() })),
})

export const cardReportSchema = z
  .object({
    card: cardTextSchema,
    status: z.object({ asOf: z.iso.date(), note: z.string().nullable() }),
    facts: z.array(factSchema),
    sources: z.array(z.object({ name: z.string(), date: z.iso.date() })),
    isStale: z.boolean(),
    spending: z.number().meta({ description: 'Of one year' }),
    held: z.object({ 1: heldSchema, 2: heldSchema, 3: heldSchema }),
    openCards: z.int().nonnegative().meta({ description: 'Cards that the person can get, one per product' }),
    rates: z.array(rateSchema),
    credits: z.array(creditSchema).meta({ description: 'Largest first. `assumptions` says which are used' }),
    offerParts: z.array(offerPartSchema).meta({
      description: 'What the welcome offer consists of, and why parts of it don’t count for the person',
    }),
    parts: z.array(partSchema).meta({ description: 'By category, in the first year' }),
    outOfReach: z.array(missingSchema).meta({ description: 'Empty if the person can get the card' }),
    shownAs: namedCardSchema
      .nullable()
      .meta({ description: 'The variant that has the row of this product in the ranking, if it is another' }),
    assumptions: profileSchema.meta({ description: 'The person that this report is for' }),
    againstPlain: plainComparisonSchema
      .nullable()
      .meta({ description: 'Null for a person with a debt, for whom rewards don’t count' }),
    debt: cardDebtSchema.nullable().meta({ description: 'Null for a person without a debt' }),
    companions: z.array(companionSchema).meta({
      description: 'For the average household and the default profile, whatever the request asks',
    }),
    related: z.array(namedCardSchema),
    history: cardHistorySchema,
  })
  .meta({ id: 'CardReport' })

export type CardReport = z.infer<typeof cardReportSchema>
export type CardFact = CardReport['facts'][number]
export type CardRate = CardReport['rates'][number]
export type CardCredit = CardReport['credits'][number]
export type HeldResult = z.infer<typeof heldSchema>
export type NamedCard = z.infer<typeof namedCardSchema>
export type Companion = z.infer<typeof companionSchema>
export type PlainComparison = NonNullable<CardReport['againstPlain']>
export type PlainPeriod = z.infer<typeof periodSchema>
