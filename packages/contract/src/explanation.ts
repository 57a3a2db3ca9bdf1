/** Why a card came to its numbers: the lines behind a reward, the pace behind a bonus, the fee year by year. */
import { manualRunQuerySchema } from './backtest.ts'
import { projections } from './cards-details.ts'
import { z } from './zod.ts'

/** The query of an explanation: that of the run on typed costs, the card, and the years that it is held. */
export const manualExplanationQuerySchema = manualRunQuerySchema.safeExtend({
  card: z.string({ error: 'must be the id of one card' }),
  years: z.enum(projections, { error: 'must be 1, 2 or 3' }).default('1'),
  only: z
    .string({ error: 'must be given at most once' })
    .optional()
    .meta({ description: 'The name of a spending category: explains the run on its purchases alone' }),
})

/** What kept a rule that looks better from paying. */
const reasonSchema = z.enum([
  'condition',
  'first-year-over',
  'first-days-over',
  'outside-dates',
  'not-picked',
  'excepted',
  'not-abroad',
  'below-threshold',
  'cap-used-up',
])

const conditionSchema = z.enum([
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
  condition: conditionSchema.nullable().meta({ description: 'What the rule asks of the person' }),
  spending: z.number().meta({ description: 'Dollars of the line that it would have paid more for' }),
})

const capSchema = z.object({
  limit: z.number().meta({ description: 'Dollars spent, or points where `on` is reward' }),
  on: z.enum(['spend', 'reward']),
  per: z.enum(['month', 'quarter', 'year', 'opening']),
  isShared: z.boolean().meta({ description: 'Other rules use up the same limit' }),
  reachedOn: z.array(z.iso.date()).meta({ description: 'One day for each period in which it was used up' }),
})

const lineSchema = z.object({
  category: z.string(),
  year: z.enum(['every', 'first', 'later']),
  years: z.int().positive().meta({ description: 'How many years this line sums up' }),
  rule: z.string().nullable().meta({ description: 'As the card texts say it; null: no rule pays for these' }),
  rate: z.number().meta({ description: 'Percent, or points for each dollar' }),
  isOnTop: z.boolean().meta({ description: 'Paid beside what another line pays for the same purchases' }),
  isMatched: z.boolean().meta({ description: 'Paid twice in the first year: points and money are both' }),
  isBeyondCap: z.boolean(),
  spending: z.number(),
  points: z.int(),
  money: z.number(),
  cap: capSchema.nullable(),
  passedOver: z.array(passedOverSchema),
})

/** The part of a category that no rule earned: a fee on purchases abroad is negative. */
const extraSchema = z.object({
  kind: z.enum(['foreign-fee', 'anniversary']),
  category: z.string().meta({ description: "A spending category, or 'Credits'" }),
  money: z.number(),
  points: z.int(),
})

const tierSchema = z.object({
  points: z.int().meta({ description: '0 where it is paid in something that is not points' }),
  money: z.number().meta({ description: 'What the tier is worth, earned or not' }),
  requiredSpending: z.number(),
  days: z.int().positive(),
  isEarned: z.boolean(),
  paceSpending: z.number().meta({ description: 'What the pace comes to in those days' }),
  missedBy: z.number().meta({ description: 'Dollars; 0 where it is earned' }),
  reachedOnDay: z.int().positive().nullable().meta({ description: 'Counted from 1; null: never' }),
  reachedOn: z.iso.date().nullable().meta({ description: 'Had the card been opened as the year began' }),
})

/** One card of a run, taken apart. Lines and extras add up to `money` to the cent, and by category too. */
export const explanationSchema = z
  .object({
    cardId: z.string(),
    cardName: z.string(),
    projection: z.enum(projections),
    only: z.string().nullable().meta({ description: 'The category that alone was counted, or null for all' }),
    from: z.iso.date().meta({ description: 'First day of the spending' }),
    to: z.iso.date(),
    spending: z.number().meta({ description: 'Of all years of the projection together' }),
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
      isMoney: z.boolean().meta({ description: 'Rates are percent, and a point is a cent' }),
      cents: z
        .number()
        .nullable()
        .meta({ description: 'For each point; null where nobody has published one' }),
      by: z.string().nullable(),
      asOf: z.iso.date().nullable(),
    }),
    fees: z.array(z.object({ year: z.int().positive(), fee: z.number() })),
    bonus: z.object({ description: z.string(), asOf: z.iso.date().nullable(), tiers: z.array(tierSchema) }),
    isFirstYearMatched: z.boolean(),
    facts: z.object({ asOf: z.iso.date(), isStale: z.boolean(), link: z.url() }),
  })
  .meta({ id: 'Explanation' })

export type ManualExplanationQuery = z.output<typeof manualExplanationQuerySchema>
export type Explanation = z.infer<typeof explanationSchema>
export type ExplanationLine = Explanation['lines'][number]
export type ExplanationTier = Explanation['bonus']['tiers'][number]
export type PassedOverRule = ExplanationLine['passedOver'][number]
