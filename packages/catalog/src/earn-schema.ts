/** One way in which a card pays, as its file says it. */
import { z } from 'zod'
import { countKeys, daySchema, dollarsSchema, rateSchema, slugSchema, textSchema } from './scalars.ts'
import type { Names } from './tables.ts'

const choicePeriod = z.enum(['month', 'quarter', 'year'])

export const capSchema = z
  .strictObject({
    spend: dollarsSchema.optional().describe('Dollars of purchases'),
    reward: dollarsSchema.optional().describe('Dollars of reward, or points'),
    per: z.enum(['month', 'quarter', 'year', 'opening']),
  })
  .refine((cap) => countKeys(cap, ['spend', 'reward']) === 1, 'must have either spend or reward')

const simpleConditions = [
  'portal',
  'mobile-wallet',
  'direct-booking',
  'activation',
  'weekend-evening',
  'abroad',
] as const

const targets = ['on', 'at', 'rotating', 'choose', 'top'] as const

export function earnSchemaFor(names: Names) {
  const options = z.array(names.option).min(2)
  return z
    .strictObject({
      rate: rateSchema.describe('Points per dollar, or percent'),
      on: z.array(names.thing).min(1).optional().describe('Kinds of purchases: groups or leaves'),
      at: z.array(names.merchant).min(1).optional().describe('Merchants'),
      except: z.array(names.thing).min(1).optional().describe('Kinds of purchases that do not count'),
      exceptAt: z.array(names.merchant).min(1).optional().describe('Merchants that do not count'),
      rotating: names.calendar.optional().describe('A calendar of calendars.yaml'),
      choose: z
        .strictObject({ count: z.int().min(1), per: choicePeriod, from: options })
        .optional()
        .describe('The person picks so many of these each period'),
      top: z
        .strictObject({ rank: z.int().min(1), per: choicePeriod, from: options })
        .optional()
        .describe('The issuer pays the one with the most spending of each period'),
      cap: capSchema.optional(),
      sharedCap: slugSchema.optional().describe('A cap of sharedCaps below'),
      after: z.number().nonnegative().multipleOf(0.001).optional().describe('The rate beyond the cap'),
      adds: z.literal(true).optional().describe('Adds its rate to what the purchase earns anyway'),
      when: z.enum(simpleConditions).optional(),
      member: names.membership.optional().describe('Only with this membership'),
      tier: names.membership.optional().describe('Only with this standing at the issuer'),
      firstYear: z.literal(true).optional(),
      firstMonths: z.int().min(1).max(11).optional(),
      from: daySchema.optional().describe('First day of the rule'),
      to: daySchema.optional().describe('Last day of the rule'),
      above: dollarsSchema.optional().describe('Only beyond this spending in a year'),
      note: textSchema.optional().describe('What the line must add in words'),
    })
    .refine(
      (earn) => countKeys(earn, targets) > 0,
      'must say what it pays for: on, at, rotating, choose or top',
    )
    .refine(
      (earn) =>
        countKeys(earn, ['rotating', 'choose', 'top']) + Math.min(1, countKeys(earn, ['on', 'at'])) < 2,
      'must not mix on and at with rotating, choose or top',
    )
    .refine(
      (earn) => countKeys(earn, ['when', 'member', 'tier']) < 2,
      'must have one of when, member and tier',
    )
    .refine((earn) => countKeys(earn, ['cap', 'sharedCap']) < 2, 'must have one of cap and sharedCap')
    .refine((earn) => earn.on?.includes('everything') !== true || earn.on.length === 1, {
      error: 'must be everything alone, or something else',
      path: ['on'],
    })
}

export type EarnFacts = z.infer<ReturnType<typeof earnSchemaFor>>
