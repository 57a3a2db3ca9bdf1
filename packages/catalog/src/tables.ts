/**
 * The tables that card files share: kinds of purchases, merchants, programs, issuers, calendars,
 * memberships and sources.
 * A file names their keys; what they mean is said once.
 */
import { isLeaf, leaves } from '@cardsight/engine'
import { z } from 'zod'
import { daySchema, nameFrom, slugSchema, textSchema } from './scalars.ts'

const leafSchema = z.custom<(typeof leaves)[number]>(
  (value) => typeof value === 'string' && isLeaf(value),
  'is not a leaf of the engine',
)

const groupSchema = z.strictObject({
  name: textSchema,
  leaves: z.array(leafSchema).min(1),
  exceptAt: z.array(slugSchema).optional(),
  /** True for a group that a purchase abroad is no part of. */
  usOnly: z.literal(true).optional(),
})

const valueSchema = z.strictObject({
  cents: z.number().positive().multipleOf(0.01, 'must have at most two decimals'),
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
})

const issuerSchema = z.strictObject({
  folder: slugSchema,
  hue: z.int().min(0, 'must be 0 to 359').max(359, 'must be 0 to 359'),
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

/** One schema for each file of `tables/`, by the file's name. */
export const tableSchemas = {
  groups: z.record(slugSchema, groupSchema),
  merchants: z.record(slugSchema, textSchema),
  programs: z.record(slugSchema, programSchema),
  issuers: z.record(textSchema, issuerSchema),
  calendars: z.record(slugSchema, calendarSchema),
  memberships: z.record(slugSchema, textSchema),
  sources: z.record(slugSchema, textSchema),
} as const

export type TableName = keyof typeof tableSchemas
export type Tables = { readonly [Name in TableName]: z.infer<(typeof tableSchemas)[Name]> }
export type Program = Tables['programs'][string]
export type Calendar = Tables['calendars'][string]

/** The names that a card file may use, as schemas that know the tables. */
export function namesOf(tables: Tables) {
  const things = ['everything', ...new Set([...Object.keys(tables.groups), ...leaves])]
  const merchants = Object.keys(tables.merchants)
  return {
    thing: nameFrom(things, 'groups.yaml and not a leaf'),
    merchant: nameFrom(merchants, 'merchants.yaml'),
    option: nameFrom([...things.slice(1), ...merchants], 'groups.yaml or merchants.yaml'),
    program: nameFrom(Object.keys(tables.programs), 'programs.yaml'),
    issuer: nameFrom(Object.keys(tables.issuers), 'issuers.yaml'),
    calendar: nameFrom(Object.keys(tables.calendars), 'calendars.yaml'),
    membership: nameFrom(Object.keys(tables.memberships), 'memberships.yaml'),
    source: nameFrom(Object.keys(tables.sources), 'sources.yaml'),
  }
}

export type Names = ReturnType<typeof namesOf>
