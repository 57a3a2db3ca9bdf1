/** Schema of a welcome offer: its tiers, its last day, and what the issuer pays for adding a user. */
import { z } from 'zod'
import { countKeys, daySchema, dollarsSchema, sentenceSchema, textSchema } from './scalars.ts'
import type { Names } from './tables.ts'

const rewards = ['points', 'cash', 'credit', 'giftCard', 'nights', 'thing'] as const

export const nightsSchema = z.strictObject({
  count: z.int().positive(),
  maxPoints: z.int().positive().optional().describe('Highest price of a night, in points'),
  level: textSchema.optional().describe('Hotels that it covers, as in the levels of the program'),
})

/** A tier of a past offer: like a tier of today's, but its time limit may be unknown. */
export const pastTierSchema = z
  .strictObject({
    points: z.int().nonnegative().optional().describe("Points of the card's program"),
    cash: dollarsSchema.optional().describe('Dollars'),
    credit: dollarsSchema.optional().describe('Dollars, paid as a one-time statement credit'),
    giftCard: dollarsSchema.optional().describe('Dollars on a gift card'),
    nights: nightsSchema.optional().describe('Free nights'),
    when: z.literal('portal').optional().describe("Only for people who book travel in the issuer's portal"),
    thing: textSchema.optional().describe('A reward of another kind, in words'),
    worth: dollarsSchema
      .optional()
      .describe('Value of the nights or the thing in dollars. Without it, a thing counts as $0'),
    upTo: dollarsSchema
      .optional()
      .describe('The highest amount of an "up to" offer. The tier states the lowest known amount, or 0'),
    spend: dollarsSchema,
    months: z.int().min(1).optional(),
    days: z.int().min(1).optional(),
    note: sentenceSchema.optional(),
  })
  .refine((tier) => countKeys(tier, rewards) === 1, `must have exactly one of ${rewards.join(', ')}`)
  .refine((tier) => countKeys(tier, ['months', 'days']) < 2, 'must have months or days')
  .refine((tier) => amountOf(tier) > 0 || tier.upTo !== undefined, 'must be greater than zero')
  .refine((tier) => tier.upTo === undefined || tier.upTo > amountOf(tier), {
    error: 'must be more than the lowest amount',
    path: ['upTo'],
  })

const tierSchema = pastTierSchema.refine(
  (tier) => tier.spend === 0 || countKeys(tier, ['months', 'days']) > 0,
  'must have a time limit in months or days',
)

/** Returns the amount of a tier in its own unit; 1 for nights and things. */
function amountOf({ points, cash, credit, giftCard }: Readonly<Record<string, unknown>>): number {
  const amount = points ?? cash ?? credit ?? giftCard
  return typeof amount === 'number' ? amount : 1
}

const authorizedUserSchema = z
  .strictObject({
    points: z.int().positive().optional(),
    cash: dollarsSchema.optional(),
    days: z.int().min(1).optional(),
  })
  .refine((bonus) => countKeys(bonus, ['points', 'cash']) === 1, 'must be points or cash')

export function offerSchemaFor({ seen, membership }: Names) {
  return z.strictObject({
    tiers: z.array(tierSchema).describe('Each is earned on its own. Empty if the card has no public offer'),
    until: daySchema.optional().describe('The last day to apply'),
    member: membership.optional().describe('The membership that it needs'),
    authorizedUser: authorizedUserSchema
      .optional()
      .describe('Extra for adding an authorized user. Shown, but not counted'),
    note: sentenceSchema.optional(),
    seen: seen.optional(),
    also: seen.optional().describe('Another source that states the same'),
  })
}

export type OfferFacts = z.infer<ReturnType<typeof offerSchemaFor>>
export type TierFacts = OfferFacts['tiers'][number]
