/**
 * Explains a card's numbers: the lines behind the rewards, the pace behind the bonus, the fee year by year.
 */
import { periods } from '@cardsight/engine/dates'
import { manualRunQuerySchema } from './backtest.ts'
import { projections } from './cards-details.ts'
import { profileSchema } from './profile-schema.ts'
import { z } from './zod.ts'

/** Query of an explanation: that of the run on typed costs, the card, and the years you keep it. */
export const manualExplanationQuerySchema = manualRunQuerySchema.safeExtend({
  card: z.string({ error: 'must be the id of one card' }),
  years: z.enum(projections, { error: 'must be 1, 2 or 3' }).default('1'),
  only: z
    .string({ error: 'must be given at most once' })
    .optional()
    .meta({ description: "Name of a spending category: explains a run on that category's purchases only" }),
})

/** Why a rule with a higher rate didn't apply. */
const reasonSchema = z.enum([
  'condition',
  'part-of-bonus',
  'first-year-over',
  'outside-dates',
  'not-picked',
  'excepted',
  'not-abroad',
  'below-threshold',
  'cap-used-up',
])

/** What an earn rate can require, beyond the purchase itself. */
export const conditionSchema = z.enum([
  'portal',
  'mobile-wallet',
  'direct-booking',
  'activation',
  'weekend-evening',
  'abroad',
  'membership',
  'tier',
])

const passedOverSchema = z.object({
  rule: z.string(),
  rate: z.number(),
  reason: reasonSchema,
  condition: conditionSchema.nullable().meta({ description: 'Condition that the rule requires' }),
  spending: z.number().meta({ description: 'Dollars of this line that the rule would have paid more for' }),
})

const capSchema = z.object({
  limit: z.number().meta({ description: 'Dollars spent, or points where `on` is reward' }),
  on: z.enum(['spend', 'reward']),
  per: z.enum(periods),
  isShared: z.boolean().meta({ description: 'Other rules share this cap' }),
  reachedOn: z
    .array(z.iso.date())
    .meta({ description: 'One day for each period in which the cap was reached' }),
})

const lineSchema = z.object({
  category: z.string(),
  year: z.enum(['every', 'first', 'later', 'third']).meta({
    description: '`later` starts with the second year; `third` is a third year whose terms differ from it',
  }),
  years: z.int().positive().meta({ description: 'Number of years this line covers' }),
  rule: z.string().nullable().meta({ description: 'As in the card texts; null if no rule applies' }),
  refusal: z
    .string()
    .exactOptional()
    .meta({ description: 'Why the card earns nothing on it: the merchant doesn’t take the card' }),
  rate: z.number().meta({ description: 'Percent, or points per dollar' }),
  isOnTop: z.boolean().meta({ description: 'Paid in addition to another line for the same purchases' }),
  isBeyondCap: z.boolean(),
  spending: z.number(),
  points: z.int(),
  money: z.number(),
  cap: capSchema.nullable(),
  passedOver: z.array(passedOverSchema),
})

/** The part of a category that no rule earned. Fees and the costs of a debt are negative. */
const extraSchema = z.object({
  kind: z.enum(['foreign-fee', 'anniversary', 'transfer-fee', 'interest']),
  category: z.string().meta({ description: "A spending category, 'Credits', or 'Balance' for a debt" }),
  money: z.number(),
  points: z.int(),
})

const tierSchema = z.object({
  points: z.int().meta({ description: "0 if the bonus isn't paid in points" }),
  money: z.number().meta({ description: 'Value of the tier, earned or not' }),
  requiredSpending: z.number(),
  days: z.int().positive(),
  offer: z.enum(['current', 'ended', 'outdated', 'unmet', 'members']).meta({
    description: 'Only current offers count: ended ones are over, outdated ones were seen too long ago',
  }),
  isEarned: z.boolean(),
  paceSpending: z.number().meta({ description: 'Spending in that many days at this pace' }),
  missedBy: z.number().meta({ description: 'Dollars missing; 0 if the bonus is earned' }),
  reachedOnDay: z.int().positive().nullable().meta({ description: 'Counted from 1; null if never' }),
  reachedOn: z.iso
    .date()
    .nullable()
    .meta({ description: 'If the card had been opened at the start of the year' }),
})

/** Explanation of one card. Lines and extras add up to `money` to the cent, in total and by category. */
export const explanationSchema = z
  .object({
    cardId: z.string(),
    cardName: z.string(),
    projection: z.enum(projections),
    only: z.string().nullable().meta({ description: 'The only category counted, or null for all' }),
    from: z.iso.date().meta({ description: 'First day of the spending' }),
    to: z.iso.date(),
    spending: z.number().meta({ description: 'Total of all years of the projection' }),
    money: z.number(),
    points: z.int(),
    introMoney: z.number(),
    introPoints: z.int(),
    annualFee: z.number(),
    totalMoney: z.number(),
    lines: z.array(lineSchema),
    extras: z.array(extraSchema),
    pointValue: z.object({
      program: z.string(),
      unit: z.string(),
      isMoney: z.boolean().meta({ description: 'Rates are in percent, and a point is worth a cent' }),
      cents: z.number().nullable().meta({ description: 'Per point; null if nobody has published a value' }),
      by: z.string().nullable(),
      asOf: z.iso.date().nullable(),
      limit: z.object({ yearly: z.number(), beyondCents: z.number() }).nullable().meta({
        description: 'Dollars a year that the person can pay with points, and cents per point beyond that',
      }),
    }),
    fees: z.array(z.object({ year: z.int().positive(), fee: z.number() })),
    bonus: z.object({ description: z.string(), asOf: z.iso.date().nullable(), tiers: z.array(tierSchema) }),
    assumptions: profileSchema.meta({ description: 'The person that this explanation is for' }),
    firstYearMoney: z
      .number()
      .meta({ description: 'The part of introMoney that a first-year match or first-year rates add' }),
    isFirstYearMatched: z.boolean(),
    deposit: z.number().nullable().meta({
      description: 'Dollars a month that a secured card can be used for; null if all spending fits',
    }),
    facts: z.object({ asOf: z.iso.date(), isStale: z.boolean(), link: z.url() }),
  })
  .meta({ id: 'Explanation' })

export type ManualExplanationQuery = z.output<typeof manualExplanationQuerySchema>
export type Explanation = z.infer<typeof explanationSchema>
export type ExplanationLine = Explanation['lines'][number]
export type ExplanationTier = Explanation['bonus']['tiers'][number]
export type PassedOverRule = ExplanationLine['passedOver'][number]
