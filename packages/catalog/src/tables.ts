/**
 * The tables that card files share. Card files refer to categories, merchants, programs, issuers, calendars,
 * memberships and sources by key. Pairs, boosts and issuer rules refer to cards by id.
 */
import { leaves } from '@cardsight/engine/categories'
import { z } from 'zod'
import { boostSchema } from './boost-schema.ts'
import { brandSchema, leafSchema } from './brand-schema.ts'
import { issuerRuleSchema } from './issuer-rule-schema.ts'
import { programSchema } from './program-schema.ts'
import {
  daySchema,
  dollarsSchema,
  keyOf,
  percentSchema,
  sentenceSchema,
  slugSchema,
  textSchema,
} from './scalars.ts'
import { seenSchemaFor, seenTextSchema } from './seen.ts'

export const networks = ['visa', 'mastercard', 'amex', 'discover', 'store'] as const

const groupSchema = z.strictObject({
  name: textSchema,
  leaves: z.array(leafSchema).min(1),
  exceptAt: z.array(slugSchema).optional(),
  /** True if purchases abroad don't belong to the group. */
  usOnly: z.literal(true).optional(),
})

/** A merchant that takes only some networks, or has an online store of its own. */
const merchantFactsSchema = z.strictObject({
  name: textSchema,
  takes: z.array(z.enum(networks)).min(1).optional().describe('Networks that its U.S. stores take'),
  online: slugSchema.optional().describe('Key of its online store'),
  seen: seenTextSchema,
})

const merchantSchema = z.union([textSchema, merchantFactsSchema])

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
    .enum([
      'paid',
      'free',
      'military',
      'bank',
      'region',
      'invitation',
      'status',
      'device',
      'student',
      'customer',
    ])
    .describe(
      'What it takes: a fee, a sign-up, military service, a bank account, a home in some states, a phone, enrollment…',
    ),
  yearlyCost: dollarsSchema.optional().describe('Dollars a year; absent if unknown'),
  who: sentenceSchema.describe('Who can join'),
  implies: z.array(slugSchema).min(1).optional().describe('Memberships that come with it'),
  brand: brandSchema.optional().describe('Where members spend'),
  seen: seenTextSchema,
})

/** Cash back that becomes points of a program for people who also have one of the other cards. */
const pairSchema = z.strictObject({
  earn: z.array(slugSchema).min(1).describe('Cards whose rewards can be converted'),
  becomes: slugSchema.describe('The program that they become'),
  with: z.array(slugSchema).min(1).describe('Cards that make it possible'),
  seen: seenTextSchema,
})

/** What lending costs where an issuer states nothing, and where a balance is today. */
const lendingSchema = z.strictObject({
  averageApr: z
    .strictObject({ percent: percentSchema, seen: seenTextSchema })
    .describe('Average APR of accounts that pay interest'),
  transferFee: z
    .strictObject({ percent: percentSchema, least: dollarsSchema, seen: seenTextSchema })
    .describe('Usual fee on a balance transfer; every fee is at least this many dollars'),
  foreignFee: z
    .strictObject({ percent: percentSchema, seen: seenTextSchema })
    .describe('Usual foreign transaction fee, for cards that charge one and don’t state it'),
})

/** The schema of each file in `tables/`, by file name. */
export const tableSchemas = {
  groups: z.record(slugSchema, groupSchema),
  merchants: z.record(slugSchema, merchantSchema),
  programs: z.record(slugSchema, programSchema),
  issuers: z.record(textSchema, issuerSchema),
  calendars: z.record(slugSchema, calendarSchema),
  memberships: z.record(slugSchema, membershipSchema),
  sources: z.record(slugSchema, textSchema),
  sourcePages: z.record(slugSchema, z.union([z.literal('issuer'), z.url()])),
  pairs: z.record(slugSchema, pairSchema),
  issuerRules: z.record(slugSchema, issuerRuleSchema),
  boosts: z.record(slugSchema, boostSchema),
  lending: lendingSchema,
} as const

export type TableName = keyof typeof tableSchemas

export function isTableName(name: unknown): name is TableName {
  return typeof name === 'string' && Object.hasOwn(tableSchemas, name)
}

export const tableNames: readonly TableName[] = Object.keys(tableSchemas).filter(isTableName)

export type Tables = { readonly [Name in TableName]: z.infer<(typeof tableSchemas)[Name]> }
export type Merchant = Tables['merchants'][string]
export type Program = Tables['programs'][string]
export type Calendar = Tables['calendars'][string]
export type Membership = Tables['memberships'][string]
export type Pair = Tables['pairs'][string]
export type IssuerRule = Tables['issuerRules'][string]
export type Boost = Tables['boosts'][string]
export type Lending = Tables['lending']

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
