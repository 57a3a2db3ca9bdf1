/** Schema of one earn rule in a card file. */
import { calendarPeriods, periods } from '@cardsight/engine/dates'
import { z } from 'zod'
import { countKeys, daySchema, dollarsSchema, rateSchema, slugSchema, textSchema } from './scalars.ts'
import type { Names } from './tables.ts'

const choicePeriod = z.enum(calendarPeriods)

export const capSchema = z
  .strictObject({
    spend: dollarsSchema.optional().describe('Dollars of purchases'),
    reward: dollarsSchema.optional().describe('Rewards in dollars, or points'),
    per: z.enum(periods),
  })
  .refine((cap) => countKeys(cap, ['spend', 'reward']) === 1, 'must have either spend or reward')

/** Limits all rewards of a card together, on top of the caps of its rules. */
export const overallCapSchema = z.strictObject({ reward: dollarsSchema, per: choicePeriod })

const simpleConditions = [
  'portal',
  'mobile-wallet',
  'direct-booking',
  'activation',
  'weekend-evening',
  'abroad',
] as const

const otherSpendingSchema = z
  .strictObject({
    minPoints: z.int().nonnegative().describe('Points of a month with rent, whatever else is spent'),
    tiers: z
      .array(z.strictObject({ percent: z.number().positive(), rate: rateSchema }))
      .min(1)
      .refine((tiers) => tiers.every(({ percent }, index) => percent > (tiers[index - 1]?.percent ?? 0)), {
        error: 'must have ascending percentages',
      })
      .describe("Rates by the month's other spending, in percent of the rent"),
  })
  .describe('Only for rent: the rate depends on the other spending of the month; `rate` is the highest one')

const targets = ['on', 'at', 'rotating', 'choose', 'top'] as const

export function earnSchemaFor(names: Names) {
  const options = z.array(names.option).min(2)
  return z
    .strictObject({
      rate: rateSchema.describe('Points per dollar, or percent'),
      on: z.array(names.category).min(1).optional().describe('Categories: groups or leaves'),
      at: z.array(names.merchant).min(1).optional().describe('Merchants'),
      except: z.array(names.category).min(1).optional().describe('Excluded categories'),
      exceptAt: z.array(names.merchant).min(1).optional().describe('Excluded merchants'),
      rotating: names.calendar.optional().describe('A calendar from calendars.yaml'),
      choose: z
        .strictObject({ count: z.int().min(1), per: choicePeriod, from: options })
        .optional()
        .describe('The cardholder chooses this many options each period'),
      top: z
        .strictObject({ rank: z.int().min(1), per: choicePeriod, from: options })
        .optional()
        .describe('Applies to the option with the given rank by spending in each period'),
      cap: capSchema.optional(),
      sharedCap: slugSchema.optional().describe('A cap from sharedCaps'),
      after: z
        .number()
        .nonnegative()
        .multipleOf(0.001)
        .optional()
        .describe('The rate after the cap is used up'),
      adds: z.literal(true).optional().describe('Stacks: adds to the rate that the purchase earns anyway'),
      when: z.enum(simpleConditions).optional(),
      member: names.membership.optional().describe('Only with this membership'),
      tier: names.membership.optional().describe('Only with this status at the issuer'),
      firstYear: z.literal(true).optional(),
      firstMonths: z.int().min(1).max(11).optional(),
      from: daySchema.optional().describe('First day of the rule'),
      to: daySchema.optional().describe('Last day of the rule'),
      above: dollarsSchema.optional().describe('Only after this much spending in a year'),
      byOtherSpending: otherSpendingSchema.optional(),
      note: textSchema.optional().describe('Text to append to the description of the rule'),
      seen: names.seen.optional(),
      also: names.seen.optional().describe('Another source that states the same'),
    })
    .refine((earn) => countKeys(earn, targets) > 0, 'must have on, at, rotating, choose or top')
    .refine(
      (earn) =>
        countKeys(earn, ['rotating', 'choose', 'top']) + Math.min(1, countKeys(earn, ['on', 'at'])) < 2,
      'must not mix on and at with rotating, choose or top',
    )
    .refine(
      (earn) => countKeys(earn, ['when', 'member', 'tier']) < 2,
      'must have at most one of when, member and tier',
    )
    .refine((earn) => countKeys(earn, ['cap', 'sharedCap']) < 2, 'must have at most one of cap and sharedCap')
    .refine((earn) => earn.byOtherSpending === undefined || isForRentAlone(earn), {
      error: 'must be a rule on [rent], without cap or adds, whose rate is that of its highest tier',
      path: ['byOtherSpending'],
    })
    .refine((earn) => earn.on?.includes('everything') !== true || earn.on.length === 1, {
      error: 'must not combine everything with other categories',
      path: ['on'],
    })
}

type RentFacts = Readonly<{
  rate: number
  on?: readonly string[] | undefined
  byOtherSpending?: z.infer<typeof otherSpendingSchema> | undefined
}>

function isForRentAlone(earn: RentFacts): boolean {
  const hasOthers = countKeys(earn, ['at', 'cap', 'sharedCap', 'adds']) > 0
  return !hasOthers && earn.on?.join() === 'rent' && earn.byOtherSpending?.tiers.at(-1)?.rate === earn.rate
}

export type EarnFacts = z.infer<ReturnType<typeof earnSchemaFor>>
