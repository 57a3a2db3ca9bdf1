/** Result of a run, field by field. Money is in dollars. docs/product/api.md lists the fields. */

import { cardBriefSchema } from './cards.ts'
import { creditLevels } from './profile.ts'
import { profileSchema } from './profile-schema.ts'
import { z } from './zod.ts'

/** Number of years a card is kept, as keys of every list of results. */
export const projections = ['1', '2', '3'] as const
export type Projection = (typeof projections)[number]

/** Number of cards in a list by category. */
export const BEST_BY_CATEGORY = 10

/** Category name of rewards that don't depend on purchases. */
export const CREDITS = 'Credits'

/** Fields that rarely differ between lists come first: the response compresses about a kilobyte better. */
export const resultSchema = z
  .object({
    cardId: z.string(),
    cardName: z.string(),
    introMoney: z.number(),
    introPoints: z.int(),
    annualFee: z.number().meta({ description: 'Total of all years of the projection' }),
    money: z.number().meta({ description: 'Reward from transactions' }),
    points: z.int(),
    totalMoney: z.number().meta({ description: 'money + introMoney - annualFee' }),
    totalMoneyPerYear: z.number(),
  })
  .meta({ id: 'CardResult' })

const rewardSchema = z.object({ money: z.number(), points: z.int() })

/** What a card earns in one category in the first year, and in a later or the third year if they differ. */
export const statSchema = z
  .object({
    category: z.string(),
    spending: z.number(),
    ...rewardSchema.shape,
    later: rewardSchema.optional(),
    third: rewardSchema.optional().meta({ description: 'If it differs from the second year' }),
  })
  .meta({ id: 'CategoryStat' })

/** Why a card is out of reach of the person. */
const reachProblemSchema = z.union([
  z.object({ kind: z.literal('credit'), level: z.enum(creditLevels) }),
  z.object({ kind: z.literal('history') }).meta({ description: 'A credit history of a year or more' }),
  z.object({ kind: z.literal('deposit'), dollars: z.number().nonnegative() }),
  z.object({ kind: z.literal('membership'), id: z.string() }),
])

/** A part of a welcome offer, for the person. */
export const offerPartSchema = z.object({
  text: z.string(),
  reason: z
    .enum(['no-value', 'up-to', 'ended', 'outdated', 'portal', 'membership', 'spending', 'points'])
    .nullable()
    .meta({
      description:
        "Why it isn't in introMoney: no known value, more than the lowest amount of an offer, not current, only in the issuer's portal, only for members, too little spending in time, or points without a value",
    }),
})

export const cardInfoSchema = z
  .object({
    ...cardBriefSchema.shape,
    outOfReach: z
      .array(reachProblemSchema)
      .meta({ description: 'What the person lacks for this card; empty if they can get it' }),
    variants: z
      .array(z.object({ cardId: z.string(), audience: z.string() }))
      .meta({ description: 'Other variants of the product, which have no row of their own' }),
    laterYear: z.number().exactOptional().meta({
      description:
        'Dollars in each later year, after fees and without what is earned once; absent with a debt',
    }),
    firstYearMoney: z.number().exactOptional().meta({
      description:
        'The part of introMoney that a first-year match or first-year rates add; absent if nothing',
    }),
    offerParts: z.array(offerPartSchema).exactOptional().meta({
      description:
        'What the welcome offer consists of, and why parts of it don’t count; absent if all of it does',
    }),
    stat: z.array(statSchema),
  })
  .meta({ id: 'CardInfo', description: 'Merged by id with a list entry and with the card texts' })

const transactionSchema = z
  .object({ date: z.iso.date(), date_disp: z.string(), name: z.string(), amount: z.number() })
  .meta({ id: 'Transaction' })

const bucketsSchema = z.object({
  time_buckets: z.array(
    z.object({
      time_display: z.string(),
      sums: z.record(z.string(), z.number()).meta({ description: "By category, and 'All'" }),
      transactions: z.object({ All: z.array(transactionSchema) }),
    }),
  ),
  spending_averages: z.record(z.string(), z.number()),
  category_order: z.array(z.string()),
})

/** Purchases at a merchant whose category isn't sure. */
const merchantToReviewSchema = z
  .object({
    name: z.string(),
    leaf: z.string().meta({ description: 'The finest spending category, which a correction can name' }),
    certainty: z
      .enum(['probable', 'unknown'])
      .meta({ description: 'A probable category is our best guess; an unknown merchant counts as Other' }),
    confidence: z
      .number()
      .meta({ description: 'Estimated probability that the category is right; 0 for an unknown merchant' }),
    sum: z.number(),
    count: z.int(),
  })
  .meta({ id: 'MerchantToReview' })

const merchantReviewSchema = z
  .object({
    spent: z.number().meta({ description: 'All purchases, without subtracting refunds' }),
    unknown: z.number().meta({ description: 'The part of it at unknown merchants' }),
    guessed: z
      .number()
      .meta({ description: 'The part of it at merchants whose category is a guess or unknown' }),
    doubtful: z
      .number()
      .meta({ description: 'The part of it whose category is expected to be wrong or unknown' }),
    merchants: z.array(merchantToReviewSchema).meta({ description: 'Highest sum first' }),
  })
  .meta({ id: 'MerchantReview' })

const namedSumSchema = z.object({ name: z.string(), sum: z.number() })

const coverageSchema = z
  .object({
    first: z.iso.date(),
    last: z.iso.date(),
    days: z.int().positive(),
    isLimited: z
      .boolean()
      .meta({ description: 'True if this is less than a year because there is no earlier history' }),
    isProjected: z
      .boolean()
      .meta({ description: 'These days stand for a year; false below 28 days, which count once' }),
  })
  .nullable()
  .meta({ id: 'Coverage', description: 'The days of the range with purchases; null for typed costs' })

/** Spending insights. A run on typed costs has no merchants and no dates. */
export const insightsSchema = z.object({
  transactions_statistics: z.array(
    z.object({ category: z.string(), spending: z.number(), transactions: z.array(transactionSchema) }),
  ),
  topSpendings: z.array(namedSumSchema),
  recurringSpendings: z.array(namedSumSchema),
  topSpendingsByCategory: z.record(z.string(), z.array(z.object({ name: z.string(), amount: z.number() }))),
  avgSpending: z.number().meta({ description: 'A month' }),
  spending: z.number().meta({ description: "In the run's date range" }),
  coverage: coverageSchema,
  spendingStats: z.object({ month: bucketsSchema, week: bucketsSchema }),
  merchantReview: merchantReviewSchema,
})

/** The pick of a list, and what it depends on. Dollars cover all years of the projection. */
const laterYearsSchema = z
  .object({
    yearly: z.number().meta({ description: 'Dollars that the pick earns in each later year' }),
    keep: z
      .object({ cardId: z.string(), yearly: z.number() })
      .nullable()
      .meta({ description: 'The card that earns the most in each later year; null if it is the pick' }),
  })
  .meta({ id: 'LaterYears', description: 'From year two on, after fees' })

const answerSchema = z
  .object({
    cardId: z.string(),
    totalMoney: z.number(),
    ties: z.array(z.string()).meta({
      description: 'Cards that come within 1% or $5 of the pick. It stays the first card of the list',
    }),
    gainOverPlain: z.number().meta({ description: 'Over a 2% card without a fee' }),
    breakEven: z.number().nullable().meta({
      description:
        'Cents per point below which another card would have earned more; null if it depends on no value',
    }),
    later: laterYearsSchema.exactOptional().meta({ description: 'Absent with a debt' }),
  })
  .nullable()
  .meta({ id: 'Answer', description: 'Null if no card is within reach' })

/** What a debt costs on a card until it's paid off, in dollars. */
const debtResultSchema = z
  .object({
    cardId: z.string(),
    cardName: z.string(),
    cost: z.number().meta({ description: 'transferFee + interest + annualFees' }),
    saved: z.number().meta({ description: 'What stay costs more; zero or less if the card saves nothing' }),
    transferFee: z.number(),
    interest: z.number(),
    annualFees: z.number(),
    months: z
      .int()
      .nullable()
      .meta({ description: 'Until it’s paid off; null if that takes longer than 36 months' }),
    owed: z.number().meta({ description: 'Still owed after 36 months' }),
    introMonths: z.int(),
    introPercent: z.number(),
    percent: z.number().meta({ description: 'APR after the intro period, for the person’s credit level' }),
    feePercent: z.number(),
    isAveragePercent: z.boolean().meta({ description: 'The issuer states no APR, so the average counts' }),
    isUsualFee: z
      .boolean()
      .meta({ description: 'No source states the transfer fee, so the usual one counts' }),
  })
  .meta({ id: 'DebtResult' })

/** The answer for a person with a debt. */
export const debtAnswerSchema = z
  .object({
    use: z.enum(['transfer', 'purchase']),
    balance: z.int(),
    payment: z.int().meta({ description: 'A month' }),
    averagePercent: z.number(),
    stay: z
      .object({ cost: z.number(), months: z.int().nullable(), owed: z.number() })
      .meta({ description: 'The same debt and payment on a card with the average APR' }),
    results: z.array(debtResultSchema).meta({ description: 'Cards within reach, lowest cost first' }),
  })
  .meta({ id: 'DebtAnswer' })

const byProjection = <Schema extends z.ZodType>(schema: Schema) =>
  z.object({ 1: schema, 2: schema, 3: schema })
const listsSchema = byProjection(z.array(resultSchema))
const listsByCategorySchema = z.record(
  z.string(),
  byProjection(z.object({ spending: z.number(), results: z.array(resultSchema) })),
)

/**
 * The cards details payload. Lists are sorted by totalMoney, highest first, then by name. They have one row per product,
 * without closed cards; `results` has the cards that the person can get.
 */
export const cardsDetailsSchema = z
  .object({
    catalogVersion: z.string(),
    cardTexts: z.string().meta({ description: 'Path of the card texts that belong to this result' }),
    assumptions: profileSchema.meta({ description: 'The person that this result is for' }),
    results: listsSchema,
    noBonus_results: listsSchema,
    outOfReach: listsSchema.meta({ description: 'Cards that need a membership or a higher credit level' }),
    noBonus_outOfReach: listsSchema,
    answers: byProjection(answerSchema),
    noBonus_answers: byProjection(answerSchema),
    debt: debtAnswerSchema.nullable().meta({
      description:
        'Null without a debt. With one, the lists have the same order and count no rewards: money is minus transfer fee and interest, annualFee the fees until it’s paid off, totalMoney minus the cost',
    }),
    resultsByCategory: listsByCategorySchema,
    noBonus_resultsByCategory: listsByCategorySchema,
    cards: z.record(z.string(), cardInfoSchema),
    ...insightsSchema.shape,
  })
  .meta({ id: 'CardsDetails' })

export type CardsDetails = z.infer<typeof cardsDetailsSchema>
export type DebtAnswer = z.infer<typeof debtAnswerSchema>
export type DebtResult = z.infer<typeof debtResultSchema>
export type Answer = z.infer<typeof answerSchema>
export type LaterYears = z.infer<typeof laterYearsSchema>
export type CardListEntry = z.infer<typeof resultSchema>
export type OfferPart = z.infer<typeof offerPartSchema>
export type CardInfo = z.infer<typeof cardInfoSchema>
export type CategoryStat = z.infer<typeof statSchema>
export type Insights = z.infer<typeof insightsSchema>
export type Coverage = z.infer<typeof coverageSchema>
export type MerchantReview = z.infer<typeof merchantReviewSchema>
export type MerchantToReview = z.infer<typeof merchantToReviewSchema>
