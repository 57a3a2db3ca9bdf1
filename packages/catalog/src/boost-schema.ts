/** Schema of a relationship boost: better rewards or terms for people with an account, a balance or a membership. */
import { calendarPeriods } from '@cardsight/engine/dates'
import { z } from 'zod'
import {
  countKeys,
  daySchema,
  dollarsSchema,
  percentSchema,
  rateSchema,
  sentenceSchema,
  slugSchema,
  textSchema,
} from './scalars.ts'
import { seenTextSchema } from './seen.ts'

const tierSchema = z
  .strictObject({
    id: slugSchema,
    name: textSchema,
    fromDollars: dollarsSchema.optional().describe('The lowest balance; absent if no source states it'),
    plusPercent: percentSchema.optional().describe('Percent added to all rewards'),
    rate: rateSchema.optional().describe('The total rate, in percent or points per dollar'),
    membership: slugSchema
      .optional()
      .describe("The tier's membership, if the card's earn rules have it: don't apply the tier again"),
  })
  .refine((tier) => countKeys(tier, ['plusPercent', 'rate']) === 1, 'must have either plusPercent or rate')

const tiersSchema = z
  .array(tierSchema)
  .min(1)
  .refine((tiers) => new Set(tiers.map(({ id }) => id)).size === tiers.length, 'must have unique ids')
  .refine(
    (tiers) =>
      tiers.every(({ fromDollars = 0 }, index) => {
        const before = tiers[index - 1]?.fromDollars
        return before === undefined || fromDollars > before
      }),
    'must be in ascending order of fromDollars',
  )

export const boostSchema = z
  .strictObject({
    name: textSchema,
    issuer: textSchema,
    cards: z.array(slugSchema).min(1),
    gives: sentenceSchema.describe('What it changes'),
    needs: sentenceSchema.describe('What it takes'),
    membership: slugSchema.optional().describe('The membership, account or status that it takes'),
    tiers: tiersSchema
      .optional()
      .describe('Absent if earn rules with member or tier already state the rates'),
    formerTiers: tiersSchema.optional().describe('Tiers that earlier members keep for a while'),
    cap: z
      .strictObject({
        spend: dollarsSchema,
        per: z.enum(calendarPeriods),
        after: rateSchema.describe('The rate after the cap'),
      })
      .optional(),
    excludes: sentenceSchema.optional().describe('Purchases without the boost'),
    validFrom: daySchema.optional(),
    ended: daySchema.optional().describe('The day on which the boost ended'),
    note: sentenceSchema.optional(),
    seen: seenTextSchema,
  })
  .refine(({ tiers, ended }) => tiers === undefined || ended === undefined, {
    error: 'must be absent once the boost has ended',
    path: ['tiers'],
  })
