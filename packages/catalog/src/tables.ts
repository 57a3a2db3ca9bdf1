/**
 * The tables that card files share: categories, merchants, programs, issuers, calendars, memberships and sources.
 * Card files refer to their entries by key.
 */
import { isLeaf, leaves } from '@cardsight/engine/categories'
import { z } from 'zod'
import { daySchema, dollarsSchema, keyOf, sentenceSchema, slugSchema, textSchema } from './scalars.ts'
import { seenSchemaFor } from './seen.ts'

const leafSchema = z.custom<(typeof leaves)[number]>(
  (value) => typeof value === 'string' && isLeaf(value),
  'is not a leaf of the engine',
)

const groupSchema = z.strictObject({
  name: textSchema,
  leaves: z.array(leafSchema).min(1),
  exceptAt: z.array(slugSchema).optional(),
  /** True if purchases abroad don't belong to the group. */
  usOnly: z.literal(true).optional(),
})

const valueSchema = z.strictObject({
  cents: z.number().nonnegative().multipleOf(0.01, 'must have at most two decimals'),
  by: textSchema,
  asOf: daySchema,
})

const programSchema = z.strictObject({
  name: textSchema,
  kind: z.enum(['cash', 'bank', 'airline', 'hotel', 'rail', 'cruise', 'store']),
  unit: textSchema,
  values: z
    .union([
      z.literal('face'),
      z.strictObject({ floor: valueSchema, usual: valueSchema, optimistic: valueSchema }),
    ])
    .optional(),
  freeNights: z
    .array(z.strictObject({ points: z.int().positive(), dollars: dollarsSchema }))
    .optional()
    .describe('Value of a free night by the highest price that it covers'),
})

const issuerSchema = z.strictObject({
  folder: slugSchema,
  color: z.string().regex(/^#[0-9a-f]{6}$/, 'must be a color such as #334455'),
})

const calendarSchema = z.strictObject({
  name: textSchema,
  entries: z
    .array(
      z.strictObject({
        from: daySchema,
        to: daySchema,
        on: z.array(slugSchema).min(1).optional(),
        at: z.array(slugSchema).min(1).optional(),
      }),
    )
    .min(1),
})

/** A membership, account or status that a card or a rate needs. */
const membershipSchema = z.strictObject({
  name: textSchema,
  kind: z
    .enum(['paid', 'free', 'military', 'bank', 'invitation', 'status'])
    .describe('What it takes: a fee, a sign-up, service, an account, an invitation, or spending'),
  yearlyCost: dollarsSchema.optional().describe('Dollars a year; absent if unknown'),
  who: sentenceSchema.describe('Who can join'),
  seen: textSchema,
})

/** The schema of each file in `tables/`, by file name. */
export const tableSchemas = {
  groups: z.record(slugSchema, groupSchema),
  merchants: z.record(slugSchema, textSchema),
  programs: z.record(slugSchema, programSchema),
  issuers: z.record(textSchema, issuerSchema),
  calendars: z.record(slugSchema, calendarSchema),
  memberships: z.record(slugSchema, membershipSchema),
  sources: z.record(slugSchema, textSchema),
} as const

export type TableName = keyof typeof tableSchemas
export type Tables = { readonly [Name in TableName]: z.infer<(typeof tableSchemas)[Name]> }
export type Program = Tables['programs'][string]
export type Calendar = Tables['calendars'][string]
export type Membership = Tables['memberships'][string]

/** Returns schemas for the keys that card files may use. */
export function namesOf(tables: Tables) {
  const categories = ['everything', ...new Set([...Object.keys(tables.groups), ...leaves])]
  const merchants = Object.keys(tables.merchants)
  return {
    category: keyOf(categories, 'groups.yaml and not a leaf'),
    merchant: keyOf(merchants, 'merchants.yaml'),
    option: keyOf([...categories.slice(1), ...merchants], 'groups.yaml or merchants.yaml'),
    program: keyOf(Object.keys(tables.programs), 'programs.yaml'),
    issuer: keyOf(Object.keys(tables.issuers), 'issuers.yaml'),
    calendar: keyOf(Object.keys(tables.calendars), 'calendars.yaml'),
    membership: keyOf(Object.keys(tables.memberships), 'memberships.yaml'),
    seen: seenSchemaFor(Object.keys(tables.sources)),
  }
}

export type Names = ReturnType<typeof namesOf>
