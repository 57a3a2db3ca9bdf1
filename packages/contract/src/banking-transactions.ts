/** A user's transactions and merchant category corrections. */
import { z } from './zod.ts'

const MAX_PAGE_SIZE = 500
const DEFAULT_PAGE_SIZE = '100'

/** Query of `GET /plaid/auth/transactions`. */
export const transactionsQuerySchema = z.object({
  cursor: z
    .string({ error: 'must be given at most once' })
    .max(500)
    .optional()
    .meta({ description: 'nextCursor of the previous page' }),
  limit: z
    .string({ error: 'must be given at most once' })
    .regex(/^[1-9]\d{0,2}$/, { error: `must be from 1 to ${MAX_PAGE_SIZE}` })
    .default(DEFAULT_PAGE_SIZE)
    .transform(Number)
    .refine((limit) => limit <= MAX_PAGE_SIZE, { error: `must be from 1 to ${MAX_PAGE_SIZE}` }),
})

const bankTransactionSchema = z
  .object({
    id: z.string(),
    account_id: z.string(),
    date: z.iso.date(),
    date_disp: z.string(),
    name: z.string().meta({ description: 'Merchant name, as in results and corrections' }),
    amount: z.number().meta({ description: 'Positive for money leaving the account' }),
    currency: z
      .string()
      .meta({ description: 'USD, or the code of another currency, which no result includes' }),
    category: z
      .string()
      .nullable()
      .meta({ description: "A spending category; null if it isn't a purchase, so no result includes it" }),
    certainty: z.enum(['sure', 'probable', 'unknown']).nullable().meta({
      description:
        'How sure the category is. A probable one is our best guess, and unknown ones count as Other; null without a category',
    }),
    pending: z.boolean().meta({ description: 'Not posted yet, so no result includes it' }),
  })
  .meta({ id: 'BankTransaction' })

/** Newest first. `nextCursor` is null on the last page. */
export const transactionPageSchema = z
  .object({ transactions: z.array(bankTransactionSchema), nextCursor: z.string().nullable() })
  .meta({ id: 'TransactionPage' })

export type TransactionPage = z.infer<typeof transactionPageSchema>

/** Body of `PUT /plaid/auth/merchants`. */
export const merchantCorrectionSchema = z
  .object({
    merchant: z
      .string()
      .trim()
      .min(1)
      .max(200)
      .regex(/^\P{Cc}*$/u, { error: 'must be readable text' })
      .meta({ description: 'Merchant name as shown; case-insensitive' }),
    category: z.string().nullable().meta({
      description:
        'Key of a spending category, or of a finer one (a leaf, as in merchantReview); null removes the correction',
    }),
  })
  .meta({ id: 'MerchantCorrection' })

/** All of a user's corrections, by merchant. */
export const merchantCorrectionsSchema = z
  .object({ merchants: z.array(z.object({ merchant: z.string(), category: z.string() })) })
  .meta({ id: 'MerchantCorrections' })

export type MerchantCorrection = z.output<typeof merchantCorrectionSchema>
export type MerchantCorrectionList = z.infer<typeof merchantCorrectionsSchema>
