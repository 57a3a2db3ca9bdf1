/** What runs on linked accounts are asked with. */
import { daySchema, manualRunQuerySchema } from './backtest.ts'
import { projections } from './cards-details.ts'
import { z } from './zod.ts'

const MOST_ACCOUNTS = 200
const ONCE = 'must be given at most once'

const accountIdSchema = z.string().regex(/^[\x21-\x7e]{1,200}$/)

/** One value or several: a query that names an account once does not say that it is a list. */
const accountIdsSchema = z
  .union([accountIdSchema.transform((id) => [id]), z.array(accountIdSchema).max(MOST_ACCOUNTS)], {
    error: 'must be an account_id',
  })
  .meta({ description: 'An account_id; repeated for each account. Left out: all accounts' })

const monthsSchema = z
  .string({ error: ONCE })
  .regex(/^\d{1,2}(?:\.\d{1,20})?$/, { error: 'must be a number of months' })
  .transform(Number)
  .refine((months) => months > 0 && months < 13, { error: 'must be above 0 and at most 12' })
  .meta({ description: 'Months that the dates count as: those of a preset range, else days by 30' })

/**
 * The query of a run on linked accounts. The two dates come together or not at all; without them the run covers
 * `nMonths` months up to today, and 12 where that is not given either.
 */
export const linkedRunQuerySchema = z.object({
  account: accountIdsSchema.optional(),
  startDate: daySchema.optional(),
  endDate: daySchema.optional(),
  nMonths: monthsSchema.optional(),
  form: manualRunQuerySchema.shape.form,
})

export type LinkedRunQuery = z.output<typeof linkedRunQuerySchema>

/** The query of an explanation of such a run: the card, the years that it is held, and perhaps one category. */
export const linkedExplanationQuerySchema = linkedRunQuerySchema.extend({
  card: z.string({ error: 'must be the id of one card' }),
  years: z.enum(projections, { error: 'must be 1, 2 or 3' }).default('1'),
  only: z
    .string({ error: ONCE })
    .optional()
    .meta({ description: 'The name of a spending category: explains the run on its purchases alone' }),
})

/** The query of `run-debug`: that of either run. Amounts in it mean the run on typed costs. */
export const debugRunQuerySchema = z.union([manualRunQuerySchema, linkedRunQuerySchema.strict()], {
  error: ({ input }) => formMeant(input).safeParse(input).error?.issues[0]?.message,
})

function formMeant(input: unknown) {
  const keys = typeof input === 'object' && input !== null ? Object.keys(input) : []
  return keys.some((key) => /^\d$/.test(key)) ? manualRunQuerySchema : linkedRunQuerySchema.strict()
}
