/** Queries of runs on linked accounts. */
import { daySchema, manualRunQuerySchema } from './backtest.ts'
import { projections } from './cards-details.ts'
import { describeIssue } from './describe-issue.ts'
import { profileQueryShape } from './profile-query.ts'
import { z } from './zod.ts'

const MAX_ACCOUNTS = 200
const AT_MOST_ONCE = 'must be given at most once'

const accountIdSchema = z.string().regex(/^[\x21-\x7e]{1,200}$/)

/** One value or several: a query with a single account isn't parsed as a list. */
const accountIdsSchema = z
  .union([accountIdSchema.transform((id) => [id]), z.array(accountIdSchema).max(MAX_ACCOUNTS)], {
    error: 'must be an account_id',
  })
  .meta({ description: 'An account_id, repeated for each account. Omit it for all accounts' })

const monthsSchema = z
  .string({ error: AT_MOST_ONCE })
  .regex(/^\d{1,2}(?:\.\d{1,20})?$/, { error: 'must be a number of months' })
  .transform(Number)
  .refine((months) => months > 0 && months < 13, { error: 'must be above 0 and at most 12' })
  .meta({
    description: "Length of the date range in months: a preset's months, otherwise days divided by 30",
  })

/**
 * Accounts and dates. Both dates or neither must be set; without them, the spending is that of the last
 * `nMonths` months, 12 by default.
 */
export const linkedSpendingQuerySchema = z.object({
  account: accountIdsSchema.optional(),
  again: accountIdsSchema.optional().meta({
    description:
      'An account_id among them that counts although another account has the same purchases, repeated',
  }),
  startDate: daySchema.optional(),
  endDate: daySchema.optional(),
  nMonths: monthsSchema.optional(),
})

/** Query of a run on linked accounts and a profile. */
export const linkedRunQuerySchema = linkedSpendingQuerySchema.extend({
  form: manualRunQuerySchema.shape.form,
  ...profileQueryShape,
})

export type LinkedRunQuery = z.output<typeof linkedRunQuerySchema>

/** Query of an explanation: the run's query, the card, the years you keep it and optionally one category. */
export const linkedExplanationQuerySchema = linkedRunQuerySchema.extend({
  card: z.string({ error: 'must be the id of one card' }),
  years: z.enum(projections, { error: 'must be 1, 2 or 3' }).default('1'),
  only: z
    .string({ error: AT_MOST_ONCE })
    .optional()
    .meta({ description: "Name of a spending category: explains a run on that category's purchases only" }),
})

/** Query of `run-debug`, for either kind of run. Amounts select the run on typed costs. */
export const debugRunQuerySchema = z.union([manualRunQuerySchema, linkedRunQuerySchema.strict()], {
  error: ({ input }) =>
    intendedForm(input).safeParse(input, { error: describeIssue }).error?.issues[0]?.message,
})

function intendedForm(input: unknown) {
  const keys = typeof input === 'object' && input !== null ? Object.keys(input) : []
  return keys.some((key) => /^\d$/.test(key)) ? manualRunQuerySchema : linkedRunQuerySchema.strict()
}
