/**
 * The open card format: the schema of the files in `cards/`. Files contain dated facts only and omit what is
 * unknown. Each fact has a source and a date: its own `seen`, or the card's. Unknown keys are errors, so a typo can't hide a fact.
 */
import { creditBreadths } from '@cardsight/engine/cards'
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

/** What is special about a business card. A field is absent if no source states it. */
function businessSchemaFor({ seen }: Names) {
  return z.strictObject({
    reportsToPersonalCredit: z
      .boolean()
      .optional()
      .describe("The account shows on the owner's personal report"),
    countsToward524: z.boolean().optional().describe("It adds to Chase's count of new cards once it's open"),
    mustBeUnder524: z
      .boolean()
      .optional()
      .describe("Chase's limit of five new cards applies to the application"),
    soleProprietors: z.boolean().optional().describe('A person without a company can apply'),
    needsCompany: z.boolean().optional().describe('Only registered companies can apply'),
    personalGuarantee: z.boolean().optional().describe('The owner is liable for the debt'),
    payInFull: z.boolean().optional().describe('The balance has to be paid in full'),
    seen: seen.optional(),
  })
}

export function cardSchemaFor(names: Names) {
  const seen = names.seen.optional()
  const also = names.seen.optional().describe('Another source that states the same')
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
      also,
    }),
    unranked: sentenceSchema.optional().describe('Why the card is listed but not ranked'),
    business: businessSchemaFor(names)
      .optional()
      .describe('Present on business cards, which are only for people with a business or side income'),
    variantOf: slugSchema.optional().describe('The id of the same product for the general public'),
    audience: textSchema.optional().describe('Whom a variant is for, such as Student'),
    unlikeProduct: z
      .strictObject({ rates: sentenceSchema.optional(), credits: sentenceSchema.optional() })
      .optional()
      .describe('Why rates or credits of a variant differ from those of the product'),
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
      also,
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
        z
          .strictObject({
            name: textSchema,
            worth: dollarsSchema.describe(
              'Dollars; the total for a year if the credit recurs at least yearly',
            ),
            every: z.enum(frequencies),
            breadth: z
              .enum(creditBreadths)
              .optional()
              .describe(
                'broad: pays for almost anything in its categories and posts by itself; niche if absent',
              ),
            portal: z.literal(true).optional().describe("Only for bookings in the issuer's portal"),
            on: z
              .array(names.category)
              .min(1)
              .optional()
              .describe('Categories that it pays for: groups or leaves; absent if no category has them'),
            after: z
              .strictObject({
                card: dollarsSchema.optional().describe('Dollars on the card'),
                on: dollarsSchema.optional().describe('Dollars in the categories of the credit'),
              })
              .refine((after) => countKeys(after, ['card', 'on']) === 1, 'must have either card or on')
              .optional()
              .describe('Spending that comes first, in each period'),
            enroll: z.literal(true).optional().describe('Enrollment required'),
            note: sentenceSchema.optional(),
            seen,
          })
          .refine(({ breadth, enroll }) => breadth !== 'broad' || enroll === undefined, {
            error: 'must not need enrollment if it is broad',
          })
          .refine(({ on, after }) => after?.on === undefined || on !== undefined, {
            error: 'needs `on` for the spending that comes first',
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
          field: z.enum(['status', 'network', 'fee', 'rates', 'offer', 'foreign fee']),
          says: textSchema,
          because: sentenceSchema.describe('Why we have another value'),
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
