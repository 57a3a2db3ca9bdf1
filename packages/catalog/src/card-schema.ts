/**
 * The open card format: what a file of `cards/` may say. Facts only, each with its day; what is not known is
 * absent. A key that is not listed here is an error, so that a typing slip cannot hide a fact.
 */
import { z } from 'zod'
import { capSchema, earnSchemaFor } from './earn-schema.ts'
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
    thing: textSchema.optional().describe('What is neither, in words'),
    worth: dollarsSchema.optional().describe('Dollars that a thing counts for; without it, nothing'),
    spend: dollarsSchema,
    months: z.int().min(1).optional(),
    days: z.int().min(1).optional(),
    upTo: z.literal(true).optional().describe('The issuer offers some people less'),
    note: sentenceSchema.optional(),
  })
  .refine((offer) => countKeys(offer, ['points', 'cash', 'thing']) === 1, 'must be points, cash or a thing')
  .refine((offer) => countKeys(offer, ['months', 'days']) < 2, 'must have months or days')
  .refine(
    (offer) => offer.spend === 0 || countKeys(offer, ['months', 'days']) === 1,
    'must say how long it takes',
  )

const introAprSchema = z.strictObject({
  rate: percentSchema,
  months: z.int().min(1),
  note: sentenceSchema.optional(),
})

const aprSchema = z.strictObject({
  regular: z.tuple([percentSchema, percentSchema]).describe('Lowest and highest, in percent a year'),
  purchases: introAprSchema.optional(),
  transfers: introAprSchema.optional(),
  asOf: daySchema,
})

const creditSchema = z.strictObject({
  name: textSchema,
  worth: dollarsSchema.describe('Dollars: of a whole year where it comes every year or oftener'),
  every: z.enum(['month', 'quarter', 'half-year', 'year', 'four-years', 'several-years', 'once', 'use']),
  enroll: z.literal(true).optional().describe('Only after signing up for it'),
})

const foreignFeeSchema = z
  .strictObject({
    percent: percentSchema.optional(),
    charged: z.literal(true).optional().describe('Charged; how much is not stated'),
    asOf: daySchema.optional().describe('Where the percentage is older than the card'),
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
    network: z.enum(networks).optional().describe('store: no network, one shop takes it'),
    kind: z.enum(kinds).describe('The look of its face'),
    link: z.url({ protocol: /^https$/, error: 'must be an https address' }).describe("The issuer's page"),
    status: z.strictObject({
      state: z.enum(['open', 'closed']),
      asOf: daySchema,
      note: sentenceSchema.optional(),
    }),
    program: names.program.describe('What it earns; cash where it earns nothing'),
    fee: z.strictObject({
      yearly: dollarsSchema,
      firstYear: dollarsSchema.optional(),
      note: sentenceSchema.optional(),
    }),
    earns: z.array(earnSchemaFor(names)).describe('Empty: earns nothing'),
    sharedCaps: z.record(slugSchema, capSchema).optional(),
    firstYearMatch: z.literal(true).optional().describe('All that is earned in the first year is paid twice'),
    offer: z.array(offerSchema).min(1).optional().describe('The intro offer, tier by tier'),
    offerAsOf: daySchema.optional(),
    anniversary: z
      .array(z.strictObject({ points: z.int().positive(), fromYear: z.union([z.literal(1), z.literal(2)]) }))
      .min(1)
      .optional(),
    credit: z
      .strictObject({ from: z.enum(creditLevels), to: z.enum(creditLevels) })
      .optional()
      .describe('The credit history that the card is for'),
    deposit: dollarsSchema.optional().describe('The least security deposit'),
    requires: textSchema.optional().describe('A membership that one must hold'),
    apr: aprSchema.optional(),
    foreignFee: foreignFeeSchema.optional(),
    credits: z.array(creditSchema).min(1).optional(),
    perks: z.record(textSchema, sentenceSchema).optional(),
    summary: sentenceSchema.describe('One sentence of our own'),
    notes: z
      .array(sentenceSchema.regex(/^[+-] /, 'must begin with + or - and a space'))
      .min(1)
      .optional(),
    asOf: daySchema.describe('The day of the newest source'),
    sources: z
      .array(z.strictObject({ id: names.source, date: daySchema }))
      .min(1, 'must name at least one source'),
    differs: z
      .record(differsKey, sentenceSchema)
      .optional()
      .describe('Why this file does not say what the gathered facts say'),
  })
}

export type CardFacts = z.infer<ReturnType<typeof cardSchemaFor>>
