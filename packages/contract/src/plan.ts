/** A plan: which cards to apply for over the next months, and when. */
import { isDay } from '@cardsight/engine/dates'
import { DEFAULT_LEAST_ADDED } from './limits.ts'
import { monthSchema } from './month.ts'
import { creditLevels } from './profile.ts'
import { mustBeOneOf } from './profile-schema.ts'
import { z } from './zod.ts'

const DEFAULT_MONTHS = 24
const MAX_MONTHS = 36
const MAX_PEOPLE = 2
const MAX_CARDS = 200
const MAX_UNWANTED = 500
const MAX_PER_YEAR = 12
const MAX_BETWEEN = 24
const MAX_LEAST_ADDED = 1000
const MAX_SPEND = 1_000_000
const spendError = `must be more than 0 and at most ${MAX_SPEND}`

function wholeSchema(least: number, most: number) {
  const error = `must be a whole number from ${least} to ${most}`
  return z.int({ error }).min(least, { error }).max(most, { error })
}

/** When a welcome bonus was paid, if a request doesn't say. */
export const ASSUMED_BONUS_MONTHS = 3

/** A card that a person has or had, with the months that issuers' rules depend on. */
const plannedOwnedCardSchema = z
  .strictObject({
    id: z.string().max(100),
    opened: monthSchema,
    closed: monthSchema.optional().meta({ description: 'The month in which it was closed' }),
    bonusReceived: monthSchema
      .nullable()
      .optional()
      .meta({
        description: `The month in which the welcome bonus was paid, or null if it never was. Without it, we assume ${ASSUMED_BONUS_MONTHS} months after opening`,
      }),
    bonusInProgress: z
      .strictObject({
        spend: z.number({ error: spendError }).positive({ error: spendError }).max(MAX_SPEND, {
          error: spendError,
        }),
        by: z.string().refine(isDay, { error: 'must be a day as YYYY-MM-DD' }),
      })
      .optional()
      .meta({
        description: 'Dollars that a welcome bonus still needs on this card, and the last day for it',
      }),
  })
  .refine(({ opened, closed }) => closed === undefined || closed >= opened, {
    error: "can't be before the card was opened",
    path: ['closed'],
  })
  .refine(({ opened, bonusReceived }) => (bonusReceived ?? opened) >= opened, {
    error: "can't be before the card was opened",
    path: ['bonusReceived'],
  })

const planPersonSchema = z.strictObject({
  cards: z
    .array(plannedOwnedCardSchema)
    .max(MAX_CARDS, { error: `must have at most ${MAX_CARDS} cards` })
    .meta({ description: 'Cards the person has or had' }),
  cardsPerYear: wholeSchema(0, MAX_PER_YEAR).meta({
    description: 'New cards that the person accepts in any 12 months',
  }),
  monthsBetween: wholeSchema(1, MAX_BETWEEN).meta({ description: 'Least months between two applications' }),
  credit: z
    .enum(creditLevels, { error: mustBeOneOf(creditLevels) })
    .optional()
    .meta({ description: "The person's credit level, if it isn't the profile's" }),
  unwanted: z
    .array(z.string().max(100))
    .max(MAX_UNWANTED, { error: `must have at most ${MAX_UNWANTED} cards` })
    .optional()
    .meta({ description: "Cards that the person doesn't want" }),
})

export const planRequestSchema = z
  .strictObject({
    start: monthSchema.meta({ description: 'The first month of the plan' }),
    months: wholeSchema(1, MAX_MONTHS).default(DEFAULT_MONTHS),
    people: z
      .array(planPersonSchema)
      .min(1, { error: 'must have one or two people' })
      .max(MAX_PEOPLE, { error: 'must have one or two people' })
      .meta({ description: 'One person, or the two of a household that shares its spending' }),
    leastAdded: wholeSchema(0, MAX_LEAST_ADDED)
      .optional()
      .meta({
        description: `Dollars a year that each new card must add; ${DEFAULT_LEAST_ADDED} by default`,
      }),
  })
  .refine(({ start, people }) => people.every(({ cards }) => cards.every(({ opened }) => opened <= start)), {
    error: "can't have a card that is opened after the plan starts",
    path: ['people'],
  })
  .meta({ id: 'PlanRequest' })

export type PlanRequest = z.infer<typeof planRequestSchema>

const dollars = z.number()

const planValueSchema = z.object({
  total: dollars,
  rewards: dollars.meta({ description: 'On purchases, also on those that go to a bonus' }),
  bonuses: dollars.meta({ description: 'Welcome bonuses, first-year matches and first-year rates' }),
  credits: dollars.meta({ description: 'Statement credits you use, and anniversary bonuses' }),
  fees: dollars,
  unusable: dollars.meta({ description: "Points beyond what you can use; the total doesn't include them" }),
})

const planStepSchema = z.object({
  person: z.int().meta({ description: '0 or 1: who applies' }),
  cardId: z.string(),
  month: monthSchema,
  added: dollars.meta({ description: 'What the card adds to the plan, with the other steps unchanged' }),
  bonus: dollars.meta({ description: 'The welcome bonus' }),
  firstYear: dollars.meta({
    description:
      'What a first-year match or first-year rates are estimated to add, with the other steps unchanged',
  }),
  isFirstYearMatched: z.boolean(),
  fee: dollars,
  credits: dollars,
  rewards: dollars.meta({
    description: 'What purchases earn more because of this card; less than 0 if its bonus costs more rewards',
  }),
  needs: z.object({
    credit: z.enum(creditLevels).nullable().meta({ description: 'Null if no source states it' }),
    spending: dollars.meta({ description: 'Spending on the card that the bonus needs' }),
    spendingByMonth: z.array(z.object({ month: monthSchema, dollars })),
    earnedBy: monthSchema.nullable().meta({ description: 'The month that reaches the bonus' }),
  }),
  waitsForRule: z
    .object({
      id: z.string(),
      isFirm: z.boolean().meta({ description: 'False for a tendency that has exceptions' }),
      source: z.string().meta({ description: 'Where we saw the rule' }),
      seen: z.string().meta({ description: 'When we last saw it, as YYYY-MM-DD' }),
    })
    .nullable()
    .meta({ description: "The issuer's rule that keeps the step from being a month earlier" }),
  closeIn: monthSchema.nullable().meta({ description: 'When to close it, before its second fee' }),
  skipped: z.object({
    total: dollars.meta({ description: 'The best plan without this card' }),
    loss: dollars,
    gap: dollars.meta({ description: 'How much more a plan without it could be worth at most' }),
  }),
  authorizedUser: z.string().nullable().meta({
    description: 'What the offer pays for adding an authorized user; not counted',
  }),
  why: z.string(),
  when: z.string(),
  need: z.string(),
  skip: z.string(),
})

export const planSchema = z
  .object({
    start: monthSchema,
    months: z.int(),
    monthlySpending: dollars,
    value: planValueSchema,
    noNewCards: planValueSchema,
    gap: dollars.meta({ description: 'The most that another plan could be worth on top; 0 if proven' }),
    leftOut: z
      .object({ cards: z.int(), added: dollars })
      .meta({ description: 'Cards that would add less than they must, and what they’d add together' }),
    certainty: z.string().meta({ description: 'How much better another plan could be' }),
    steps: z.array(planStepSchema),
    summary: z.string(),
    notes: z.array(z.string()).meta({ description: 'What the plan assumes and leaves out' }),
  })
  .meta({ id: 'Plan' })

export type PlanAnswer = z.infer<typeof planSchema>
export type PlanAnswerStep = PlanAnswer['steps'][number]
