/**
 * The open card format: the schema of the files in `cards/`. Files contain dated facts only and omit what is
 * unknown. Unknown keys are errors, so a typo can't hide a fact.
 */
import { z } from 'zod'
import { capSchema, earnSchemaFor, overallCapSchema } from './earn-schema.ts'
import {
  countKeys,
  daySchema,
  dollarsSchema,
  percentSchema,
  sentenceSchema,
  slugSchema,
  textSchema,
} from './scalars.ts'
import type { Names } from './tables.ts'

const creditLevels = ['none', 'poor', 'fair', 'good', 'excellent'] as const
export const networks = ['visa', 'mastercard', 'amex', 'discover', 'store'] as const
export const kinds = [
  'cash-back',
  'travel',
  'student',
  'secured',
  'store',
  'premium',
  'balance-transfer',
] as const

const offerSchema = z
  .strictObject({
    points: z.int().positive().optional().describe("Points of the card's program"),
    cash: dollarsSchema.optional().describe('Dollars'),
    thing: textSchema.optional().describe('A reward that is neither points nor cash, in words'),
    worth: dollarsSchema
      .optional()
      .describe('Value of the thing in dollars. Without it, the thing counts as $0'),
    spend: dollarsSchema,
    months: z.int().min(1).optional(),
    days: z.int().min(1).optional(),
    upTo: z.literal(true).optional().describe('Some applicants are offered less'),
    note: sentenceSchema.optional(),
  })
  .refine((offer) => countKeys(offer, ['points', 'cash', 'thing']) === 1, 'must be points, cash or a thing')
  .refine((offer) => countKeys(offer, ['months', 'days']) < 2, 'must have months or days')
  .refine(
    (offer) => offer.spend === 0 || countKeys(offer, ['months', 'days']) === 1,
    'must have a time limit in months or days',
  )

const introAprSchema = z.strictObject({
  rate: percentSchema,
  months: z.int().min(1),
  note: sentenceSchema.optional(),
})

const aprSchema = z.strictObject({
  regular: z.tuple([percentSchema, percentSchema]).describe('Lowest and highest APR, in percent'),
  purchases: introAprSchema.optional(),
  transfers: introAprSchema.optional(),
  asOf: daySchema,
})

const creditSchema = z.strictObject({
  name: textSchema,
  worth: dollarsSchema.describe('Dollars; the total for a year if the credit recurs at least yearly'),
  every: z.enum(['month', 'quarter', 'half-year', 'year', 'four-years', 'several-years', 'once', 'use']),
  enroll: z.literal(true).optional().describe('Enrollment required'),
})

const foreignFeeSchema = z
  .strictObject({
    percent: percentSchema.optional(),
    charged: z.literal(true).optional().describe('Charged, but the percentage is not stated'),
    asOf: daySchema.optional().describe("Date of the percentage, if it is older than the card's other facts"),
  })
  .refine((fee) => countKeys(fee, ['percent', 'charged']) === 1, 'must have percent or charged')

const differsKey = z.string().regex(/^(fee|base|bonus|status|network|(rates|caps|extra)\.[a-z0-9_-]+)$/, {
  error: 'must be fee, base, bonus, status, network, rates.…, caps.… or extra.…',
})

export function cardSchemaFor(names: Names) {
  return z.strictObject({
    id: slugSchema.brand<'CardId'>(),
    name: textSchema,
    issuer: names.issuer,
    network: z.enum(networks).optional().describe('store: no network, accepted by one merchant only'),
    kind: z.enum(kinds).describe('Decides how the card image is drawn'),
    link: z.url({ protocol: /^https$/, error: 'must be an https URL' }).describe("The issuer's page"),
    status: z.strictObject({
      state: z.enum(['open', 'closed']),
      asOf: daySchema,
      note: sentenceSchema.optional(),
    }),
    program: names.program.describe('Rewards program; cash if the card earns nothing'),
    fee: z.strictObject({
      yearly: dollarsSchema,
      firstYear: dollarsSchema.optional(),
      note: sentenceSchema.optional(),
    }),
    earns: z.array(earnSchemaFor(names)).describe('Earn rules; empty if the card earns nothing'),
    sharedCaps: z.record(slugSchema, capSchema).optional(),
    overallCap: overallCapSchema.optional().describe('The most rewards in all: dollars, or points'),
    firstYearMatch: z.literal(true).optional().describe('The issuer matches all rewards of the first year'),
    offer: z.array(offerSchema).min(1).optional().describe('The tiers of the welcome bonus'),
    offerAsOf: daySchema.optional(),
    anniversary: z
      .array(z.strictObject({ points: z.int().positive(), fromYear: z.union([z.literal(1), z.literal(2)]) }))
      .min(1)
      .optional(),
    credit: z
      .strictObject({ from: z.enum(creditLevels), to: z.enum(creditLevels) })
      .optional()
      .describe('Recommended credit levels'),
    deposit: dollarsSchema.optional().describe('Minimum security deposit'),
    requires: textSchema.optional().describe('A required membership'),
    apr: aprSchema.optional(),
    foreignFee: foreignFeeSchema.optional(),
    credits: z.array(creditSchema).min(1).optional(),
    perks: z.record(textSchema, sentenceSchema).optional(),
    summary: sentenceSchema.describe('One sentence in our own words'),
    notes: z
      .array(sentenceSchema.regex(/^[+-] /, 'must start with + or - and a space'))
      .min(1)
      .optional(),
    asOf: daySchema.describe('Date of the newest source'),
    sources: z
      .array(z.strictObject({ id: names.source, date: daySchema }))
      .min(1, 'must name at least one source'),
    differs: z
      .record(differsKey, sentenceSchema)
      .optional()
      .describe('Why this file differs from the gathered facts'),
  })
}

export type CardFacts = z.infer<ReturnType<typeof cardSchemaFor>>
