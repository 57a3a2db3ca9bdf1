/** A person's corrections of their transactions, as an account or a browser stores them. */
import { isDay } from '@cardsight/engine/dates'
import { type Cents, isCents } from '@cardsight/engine/money'
import { isCorrectedTo, isSplitOf, MAX_SPLIT } from '@cardsight/engine/spending'
import { z } from './zod.ts'

/** Of each kind. */
export const MAX_CORRECTIONS = 5000

const MAX_TEXT = 200
const MAX_EQUAL_ROWS = 1000

const toSchema = z.string().refine(isCorrectedTo, { error: 'must be the key of a leaf, or excluded' }).meta({
  description: "Key of the finest category (a leaf), or 'excluded' for what isn't a purchase",
})

const textSchema = z
  .string()
  .min(1)
  .max(MAX_TEXT)
  .regex(/^[^\p{Cc}\p{Cs}]*$/u, { error: 'must be readable text' })

/** A refinement instead of a conversion, because a schema of responses can't convert. */
const centsSchema: z.ZodType<Cents, number> = z.int().refine(isCents)

const rowShape = {
  account: z.string().regex(/^[^\p{Cc}\p{Cs}]{1,200}$/u),
  day: z.string().refine(isDay, { error: 'must be a date' }),
  cents: centsSchema,
  text: textSchema.meta({ description: 'Statement text' }),
  nth: z
    .int()
    .min(0)
    .max(MAX_EQUAL_ROWS)
    .meta({ description: 'Which of the rows that are equal in all else, from 0' }),
}

const detailShape = {
  name: textSchema.optional().meta({ description: 'The person’s own name for the merchant' }),
  split: z
    .array(z.object({ to: toSchema, cents: centsSchema }))
    .max(MAX_SPLIT)
    .optional()
    .meta({ description: 'Parts that are something else. They leave a rest of the amount, which is `to`' }),
}

const nameShape = {
  scope: z.enum(['merchant', 'wording']),
  key: textSchema.meta({ description: 'Our name of the merchant, or a statement text' }),
}

const to = { to: toSchema }
const newTo = {
  to: toSchema.nullable().meta({ description: 'As in the response; null removes the correction' }),
}

/** Response of `GET` and `PUT /plaid/auth/corrections`, and what a browser stores. */
export const correctionsSchema = z
  .object({
    merchants: z.array(z.object({ merchant: textSchema, ...to })).max(MAX_CORRECTIONS),
    wordings: z.array(z.object({ wording: textSchema, ...to })).max(MAX_CORRECTIONS),
    rows: z.array(z.object({ ...rowShape, ...to, ...detailShape })).max(MAX_CORRECTIONS),
    names: z.array(z.object({ ...nameShape, name: textSchema })).max(MAX_CORRECTIONS),
  })
  .meta({ id: 'Corrections' })

/** Body of `PUT /plaid/auth/corrections`: those to add, change or remove. */
export const correctionChangesSchema = z
  .object({
    merchants: z
      .array(z.object({ merchant: textSchema, ...newTo }))
      .max(MAX_CORRECTIONS)
      .default([]),
    wordings: z
      .array(z.object({ wording: textSchema, ...newTo }))
      .max(MAX_CORRECTIONS)
      .default([]),
    rows: z
      .array(
        z
          .object({ ...rowShape, ...newTo, ...detailShape })
          .refine(({ cents, split }) => split === undefined || isSplitOf(cents, split), {
            error: 'parts must have the sign of the amount and leave a rest',
            path: ['split'],
          }),
      )
      .max(MAX_CORRECTIONS)
      .default([]),
    names: z
      .array(
        z.object({
          ...nameShape,
          name: textSchema.nullable().meta({ description: 'null removes the name' }),
        }),
      )
      .max(MAX_CORRECTIONS)
      .default([]),
  })
  .meta({ id: 'CorrectionChanges' })

export type Corrections = z.output<typeof correctionsSchema>
export type CorrectionChanges = z.output<typeof correctionChangesSchema>
