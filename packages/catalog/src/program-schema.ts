/** Schema of a rewards program: what its points are worth, where they go, and when they expire. */
import { z } from 'zod'
import { brandSchema } from './brand-schema.ts'
import { countKeys, daySchema, dollarsSchema, sentenceSchema, slugSchema, textSchema } from './scalars.ts'
import { seenTextSchema } from './seen.ts'

const programKinds = [
  'cash',
  'bank',
  'airline',
  'hotel',
  'rail',
  'cruise',
  'store',
  'investment',
  'crypto',
] as const

const centsSchema = z
  .number()
  .nonnegative('must not be negative')
  .multipleOf(0.01, 'must have at most two decimals')

const valueSchema = z.strictObject({ cents: centsSchema, by: textSchema, asOf: daySchema })

/** From the lowest to the highest. */
const outlooks = ['floor', 'easy', 'usual', 'high'] as const

const valuesSchema = z
  .strictObject({
    floor: valueSchema.optional().describe('What anyone gets as cash; 0 if there is no cash-out'),
    easy: valueSchema.optional().describe('What people get who buy travel but never transfer points'),
    usual: valueSchema.describe('The median of the counted publishers'),
    high: valueSchema.describe('The highest of the counted publishers'),
  })
  .refine((values) => isAscending(outlooks.flatMap((outlook) => values[outlook]?.cents ?? [])), {
    error: 'must be in ascending order: floor, easy, usual, high',
  })

function isAscending(amounts: readonly number[]): boolean {
  return amounts.every((amount, index) => index === 0 || amount >= (amounts[index - 1] ?? amount))
}

const publishedSchema = z.strictObject({
  by: textSchema,
  cents: centsSchema,
  edition: z
    .string()
    .regex(/^\d{4}(-(0[1-9]|1[0-2]))?$/, 'must be a month such as 2026-09, or a year')
    .optional()
    .describe('Absent if the publisher states no date'),
  counted: z.literal(false).optional().describe('Left out of usual and high: a tool or an old edition'),
  seen: seenTextSchema,
})

const transferSchema = z
  .strictObject({
    to: slugSchema.optional().describe('A program of this table'),
    partner: textSchema.optional().describe('The name of a program that is not in this table'),
    ratio: z.number().positive('must be greater than zero').describe('Partner points for one point'),
    cards: z
      .array(slugSchema)
      .min(1)
      .optional()
      .describe('Only with one of these cards. Other cards have the ratio of the entry without it'),
    note: sentenceSchema.optional(),
    seen: seenTextSchema,
  })
  .refine((transfer) => countKeys(transfer, ['to', 'partner']) === 1, 'must have either to or partner')

const cardsSchema = z.array(slugSchema).min(1)

const cardValuesSchema = z.strictObject({
  cards: cardsSchema,
  values: valuesSchema.optional().describe("Replaces all of the program's values"),
  note: sentenceSchema,
  seen: seenTextSchema,
})

export const programSchema = z
  .strictObject({
    name: textSchema,
    kind: z.enum(programKinds),
    unit: textSchema,
    brand: brandSchema.optional().describe('Where people who use the program spend'),
    transferable: z.literal(true).optional().describe('Points can move to other programs'),
    needsUse: z.literal(true).optional().describe('Of use only to people who use the brand'),
    values: z.union([z.literal('face'), valuesSchema], 'must be face, or values by outlook').optional(),
    published: z.array(publishedSchema).min(1).optional(),
    cashOut: z
      .array(z.strictObject({ how: textSchema, cents: centsSchema.optional(), seen: seenTextSchema }))
      .min(1)
      .optional(),
    portal: z
      .strictObject({
        name: textSchema,
        cents: centsSchema,
        note: sentenceSchema.optional(),
        seen: seenTextSchema,
      })
      .optional()
      .describe("What a point pays for in the issuer's travel portal"),
    transfers: z.array(transferSchema).min(1).optional(),
    unlockedBy: z
      .strictObject({ cards: cardsSchema, household: z.literal(true).optional(), seen: seenTextSchema })
      .optional()
      .describe('Cards that can transfer the points; household: also points of others in the household'),
    expires: z.strictObject({ text: sentenceSchema, seen: seenTextSchema }).optional(),
    freeNights: z
      .array(
        z.strictObject({
          points: z.int().positive().optional(),
          level: textSchema.optional(),
          dollars: dollarsSchema,
        }),
      )
      .min(1)
      .optional()
      .describe(
        'Value of a free night by the highest price or the level that it covers; without both: any price',
      ),
    cardValues: z.array(cardValuesSchema).min(1).optional().describe('Cards that differ from their program'),
    note: sentenceSchema.optional(),
  })
  .refine(({ transfers, transferable }) => transfers === undefined || transferable === true, {
    error: 'needs transferable: true',
    path: ['transfers'],
  })
  .refine(({ unlockedBy, transfers }) => unlockedBy === undefined || transfers !== undefined, {
    error: 'needs transfers',
    path: ['unlockedBy'],
  })
