/**
 * Schema of the files in `history/`: the dated terms of a card. `from` is the first day on which a source shows a value, and
 * `to` the last one. A period without `to` has no known end.
 */
import { z } from 'zod'
import { capSchema } from '../earn-schema.ts'
import { pastTierSchema } from '../offer-schema.ts'
import { daySchema, dollarsSchema, keyOf, percentSchema, rateSchema, sentenceSchema } from '../scalars.ts'
import { namesOf, type Tables } from '../tables.ts'

export const changeFields = [
  'fee',
  'rates',
  'offer',
  'status',
  'foreign-fee',
  'credits',
  'name',
  'issuer',
  'other',
] as const

/** The longest sentence that a timeline shows. */
export const MAX_SENTENCE_LENGTH = 160

export function historySchemaFor(tables: Tables) {
  const source = keyOf(Object.keys(tables.sources), 'sources.yaml')
  const { category, merchant } = namesOf(tables)
  const announced = z.literal(true).optional().describe('The issuer announced it before it took effect')
  const period = { from: daySchema, to: daySchema.optional() }
  return z
    .strictObject({
      fee: z.array(z.strictObject({ ...period, yearly: dollarsSchema, announced, source })).min(1),
      offers: z
        .array(
          z.strictObject({
            ...period,
            tiers: z.array(pastTierSchema).describe('Empty if the card had no public offer'),
            until: daySchema.optional().describe('The last day to apply, as the source stated it'),
            also: z
              .array(z.array(pastTierSchema).min(1))
              .min(1)
              .optional()
              .describe('Lower public offers at the same time, each as a list of tiers'),
            sourceChange: z
              .literal(true)
              .optional()
              .describe('Differs because a more trusted source takes over, not because the offer changed'),
            source,
          }),
        )
        .min(1),
      rates: z
        .array(
          z.strictObject({
            ...period,
            category,
            at: merchant.optional().describe('Only at this merchant'),
            when: z.enum(['portal', 'mobile-wallet']).optional(),
            rate: rateSchema,
            cap: capSchema.optional(),
            announced,
            source,
          }),
        )
        .min(1),
      status: z.array(z.strictObject({ ...period, state: z.enum(['open', 'closed']), source })).min(1),
      foreignFee: z.array(z.strictObject({ ...period, percent: percentSchema, source })).min(1),
      changes: z
        .array(
          z.strictObject({
            on: daySchema.describe('The day of effect'),
            field: z.enum(changeFields),
            text: sentenceSchema.max(
              MAX_SENTENCE_LENGTH,
              `must have at most ${MAX_SENTENCE_LENGTH} characters`,
            ),
            source,
            firstSeen: z.literal(true).optional().describe('`on` is the day of first sight, not of effect'),
            announced,
          }),
        )
        .min(1),
    })
    .partial()
    .refine((history) => Object.keys(history).length > 0, 'must not be empty')
}

export type HistoryFacts = z.infer<ReturnType<typeof historySchemaFor>>
export type ChangeField = (typeof changeFields)[number]
