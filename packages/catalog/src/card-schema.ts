/**
 * The open card format: the schema of the files in `cards/`. Files contain dated facts only and omit what is
 * unknown. Each fact has a source and a date: its own `seen`, or the card's. Unknown keys are errors, so a typo can't hide a fact.
 */
import { calendarPeriods } from '@cardsight/engine/dates'
import { z } from 'zod'
import { capSchema, earnSchemaFor, overallCapSchema } from './earn-schema.ts'
import { nightsSchema, offerSchemaFor } from './offer-schema.ts'
import {
  countKeys,
  daySchema,
  dollarsSchema,
  percentSchema,
  sentenceSchema,
  slugSchema,
  textSchema,
} from './scalars.ts'
import { type Names, networks } from './tables.ts'

const creditLevels = ['none', 'poor', 'fair', 'good', 'excellent'] as const
export const kinds = [
  'cash-back',
  'travel',
  'student',
  'secured',
  'store',
  'premium',
  'balance-transfer',
] as const

const introAprSchema = z.strictObject({
  rate: percentSchema,
  months: z.int().min(1),
  note: sentenceSchema.optional(),
})

const creditLevel = z.enum(creditLevels)
const percentRange = z.tuple([percentSchema, percentSchema])

/** How people get a card that is open to applicants. */
const accesses = ['open', 'invitation', 'upgrade-only', 'assigned'] as const

const frequencies = [...calendarPeriods, 'four-years', 'five-years', 'several-years', 'once', 'use'] as const

const finishes = ['matte', 'gloss', 'metal', 'gradient'] as const

const faceSchema = z.strictObject({
  colors: z
    .array(z.string().regex(/^#[0-9a-f]{6}$/, 'must be a color such as #c8b868'))
    .min(1)
    .max(3)
    .describe('Main colors of the real card, largest area first'),
  finish: z.enum(finishes),
  text: z.enum(['light', 'dark']).describe('Lettering that is readable on the first color'),
  vertical: z.literal(true).optional(),
})

const differsKey = z.string().regex(/^(fee|base|bonus|status|network|(rates|caps|extra)\.[a-z0-9_-]+)$/, {
  error: 'must be fee, base, bonus, status, network, rates.…, caps.… or extra.…',
})

export function cardSchemaFor(names: Names) {
  const seen = names.seen.optional()
  return z.strictObject({
    id: slugSchema.brand<'CardId'>(),
    name: textSchema,
    issuer: names.issuer,
    network: z.enum(networks).optional().describe('store: no network, accepted by one merchant only'),
    kind: z.enum(kinds),
    link: z.url({ protocol: /^https$/, error: 'must be an https URL' }).describe("The issuer's page"),
    seen: names.seen.describe('Source and date of every fact that has no `seen` of its own'),
    status: z.strictObject({
      state: z.enum(['open', 'closed']),
      note: sentenceSchema.optional(),
      seen,
    }),
    unranked: sentenceSchema.optional().describe('Why the card is listed but not ranked'),
    variantOf: slugSchema.optional().describe('The id of the same product for the general public'),
    audience: textSchema.optional().describe('Whom a variant is for, such as Student'),
    program: names.program.describe('Rewards program; cash if the card earns nothing'),
    fee: z.strictObject({
      yearly: dollarsSchema,
      firstYear: dollarsSchema.optional(),
      changes: z
        .array(z.strictObject({ from: daySchema, yearly: dollarsSchema, seen }))
        .min(1)
        .optional()
        .describe('Announced fees'),
      note: sentenceSchema.optional(),
      seen,
    }),
    earns: z.array(earnSchemaFor(names)).describe('Earn rules; empty if the card earns nothing'),
    sharedCaps: z.record(slugSchema, capSchema).optional(),
    overallCap: overallCapSchema.optional().describe('The most rewards in all: dollars, or points'),
    firstYearMatch: z
      .strictObject({ factor: z.literal(2), seen })
      .optional()
      .describe('The issuer matches all rewards of the first year'),
    offer: offerSchemaFor(names).optional().describe('The welcome bonus; absent if unknown'),
    anniversary: z
      .array(
        z
          .strictObject({
            points: z.int().positive().optional(),
            nights: nightsSchema.optional(),
            fromYear: z.union([z.literal(1), z.literal(2)]),
            seen,
          })
          .refine((bonus) => countKeys(bonus, ['points', 'nights']) === 1, 'must have points or nights'),
      )
      .min(1)
      .optional(),
    eligibility: z
      .strictObject({
        access: z.enum(accesses).optional().describe('How people get the card; open if absent'),
        credit: z
          .strictObject({ from: creditLevel, to: creditLevel })
          .optional()
          .describe('Recommended credit levels'),
        requires: z.array(names.membership).min(1).optional().describe('Memberships that the card needs'),
        deposit: dollarsSchema.optional().describe('Minimum security deposit'),
        region: textSchema.optional().describe('Where applicants must live'),
        newToCredit: z.literal(true).optional().describe('Accepts people without a credit history'),
        seen,
      })
      .optional(),
    apr: z
      .strictObject({
        regular: percentRange.describe('Lowest and highest APR, in percent'),
        purchases: introAprSchema.optional(),
        transfers: introAprSchema.optional(),
        seen,
      })
      .optional(),
    transferFee: z
      .strictObject({ percent: percentSchema, seen })
      .optional()
      .describe('Fee on a balance transfer during the intro period, in percent'),
    foreignFee: z
      .strictObject({
        percent: percentSchema.optional(),
        charged: z.literal(true).optional().describe('Charged, but the percentage is not stated'),
        seen,
      })
      .refine((fee) => countKeys(fee, ['percent', 'charged']) === 1, 'must have percent or charged')
      .optional(),
    credits: z
      .array(
        z.strictObject({
          name: textSchema,
          worth: dollarsSchema.describe('Dollars; the total for a year if the credit recurs at least yearly'),
          every: z.enum(frequencies),
          enroll: z.literal(true).optional().describe('Enrollment required'),
          note: sentenceSchema.optional(),
          seen,
        }),
      )
      .min(1)
      .optional(),
    perks: z
      .record(
        textSchema,
        z.union([sentenceSchema, z.strictObject({ text: sentenceSchema, seen: names.seen })]),
      )
      .optional(),
    summary: sentenceSchema.describe('One sentence in our own words'),
    notes: z
      .array(sentenceSchema.regex(/^[+-] /, 'must start with + or - and a space'))
      .min(1)
      .optional(),
    face: faceSchema.optional().describe('Looks of the real card; without it, the color of the issuer'),
    disputed: z
      .array(
        z.strictObject({
          field: z.enum(['network', 'fee', 'rates', 'offer', 'foreign fee']),
          says: textSchema,
          seen: names.seen,
        }),
      )
      .min(1)
      .optional()
      .describe('What another source states, where sources disagree'),
    corrections: z
      .record(textSchema, sentenceSchema)
      .optional()
      .describe('What we did with a correction by an outside data set that the comparison can’t see'),
    differs: z
      .record(differsKey, sentenceSchema)
      .optional()
      .describe('Why this file differs from the gathered facts'),
  })
}

export type CardFacts = z.infer<ReturnType<typeof cardSchemaFor>>
