/** Changes of card terms over time: of one card, and of the whole catalog. */
import { z } from './zod.ts'

/** What a change is about. */
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
export type ChangeField = (typeof changeFields)[number]

const changeSchema = z
  .object({
    date: z.iso.date().meta({ description: 'Day of effect, or of first sight' }),
    field: z.enum(changeFields),
    text: z.string().meta({ description: 'A sentence, such as "Annual fee rose from $250 to $325."' }),
    source: z.string().meta({ description: 'Name of the source' }),
    isAnnounced: z.boolean().meta({ description: 'Takes effect after today' }),
    isFirstSeen: z.boolean().meta({ description: 'The change may have happened before its date' }),
  })
  .meta({ id: 'CardChange' })

const pastOfferSchema = z.object({
  text: z.string().meta({ description: 'Such as "75,000 points after $5,000 in 3 months"' }),
  value: z.number().nullable().meta({
    description:
      'Dollars it would add to the person’s total if they earned all of it; null if no part has a value',
  }),
  isUpTo: z
    .boolean()
    .meta({ description: 'Applicants get different amounts: the value is that of the lowest we know of' }),
  from: z.iso.date(),
  to: z.iso.date().nullable().meta({ description: 'Last day on which it was seen; null if still available' }),
})

/** The dated terms of a card. "Best" and "usual" cover the last 24 months. */
export const cardHistorySchema = z
  .object({
    asOf: z.iso.date().meta({ description: 'The day that counts as today' }),
    timeline: z.array(changeSchema).meta({ description: 'Newest first' }),
    offers: z.array(pastOfferSchema).meta({
      description: 'Welcome offers, oldest first. Days on which no source was read are in none of them.',
    }),
    best: pastOfferSchema.nullable().meta({ description: 'The most valuable offer' }),
    usual: pastOfferSchema
      .extend({ days: z.int().positive() })
      .nullable()
      .meta({ description: 'The offer that was available on most days' }),
    centsPerPoint: z.number().nullable().meta({
      description: 'What a point is worth to the person; null for cash and for points without a value',
    }),
    hasUncounted: z.boolean().meta({ description: 'Some offers have parts that don’t count for the person' }),
    isFarBelowBest: z.boolean().meta({ description: "Today's offer is below three quarters of the best" }),
  })
  .meta({ id: 'CardHistory' })

export const changesQuerySchema = z.object({
  year: z.coerce
    .number()
    .int()
    .min(2000)
    .max(2100)
    .optional()
    .meta({ description: 'Without it, the last 12 months and announced changes' }),
  field: z.enum(changeFields).optional(),
})

export const catalogChangesSchema = z
  .object({
    from: z.iso.date().meta({ description: 'First day that the list covers' }),
    years: z.array(z.int()).meta({ description: 'Years in which changes have taken effect, newest first' }),
    fields: z.array(z.enum(changeFields)).meta({ description: 'Fields with changes in these days' }),
    changes: z
      .array(changeSchema.extend({ cardId: z.string(), cardName: z.string() }))
      .meta({ description: 'Newest first' }),
  })
  .meta({ id: 'CatalogChanges' })

export type CardChange = z.infer<typeof changeSchema>
export type CardHistory = z.infer<typeof cardHistorySchema>
export type PastOffer = z.infer<typeof pastOfferSchema>
export type CatalogChanges = z.infer<typeof catalogChangesSchema>
export type CatalogChange = CatalogChanges['changes'][number]
