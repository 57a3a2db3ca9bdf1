/** A person's own transactions, and their own word on what a merchant sells. */
import { z } from './zod.ts'

const MOST_A_PAGE = 500
const A_PAGE = '100'

/** The query of `GET /plaid/auth/transactions`. */
export const transactionsQuerySchema = z.object({
  cursor: z
    .string({ error: 'must be given at most once' })
    .max(500)
    .optional()
    .meta({ description: 'nextCursor of the page before' }),
  limit: z
    .string({ error: 'must be given at most once' })
    .regex(/^[1-9]\d{0,2}$/, { error: `must be from 1 to ${MOST_A_PAGE}` })
    .default(A_PAGE)
    .transform(Number)
    .refine((limit) => limit <= MOST_A_PAGE, { error: `must be from 1 to ${MOST_A_PAGE}` }),
})

const bankTransactionSchema = z
  .object({
    id: z.string(),
    account_id: z.string(),
    date: z.iso.date(),
    date_disp: z.string(),
    name: z.string().meta({ description: 'The merchant, by the name that results and corrections use' }),
    amount: z.number().meta({ description: 'Dollars; above zero for money that leaves the account' }),
    category: z
      .string()
      .nullable()
      .meta({ description: 'A spending category; null: no purchase, so it is in no result' }),
    pending: z.boolean().meta({ description: 'Not settled yet, so it is in no result' }),
  })
  .meta({ id: 'BankTransaction' })

/** Newest first. `nextCursor` is null on the last page. */
export const transactionPageSchema = z
  .object({ transactions: z.array(bankTransactionSchema), nextCursor: z.string().nullable() })
  .meta({ id: 'TransactionPage' })

export type TransactionPage = z.infer<typeof transactionPageSchema>

/** The body of `PUT /plaid/auth/merchants`. */
export const merchantCorrectionSchema = z
  .object({
    merchant: z
      .string()
      .trim()
      .min(1)
      .max(200)
      .regex(/^\P{Cc}*$/u, { error: 'must be readable text' })
      .meta({ description: 'The merchant as shown; upper and lower case are the same' }),
    category: z
      .string()
      .nullable()
      .meta({ description: 'The key of a spending category; null takes the correction back' }),
  })
  .meta({ id: 'MerchantCorrection' })

/** All corrections of a person, by merchant. */
export const merchantCorrectionsSchema = z
  .object({ merchants: z.array(z.object({ merchant: z.string(), category: z.string() })) })
  .meta({ id: 'MerchantCorrections' })

export type MerchantCorrection = z.output<typeof merchantCorrectionSchema>
export type MerchantCorrectionList = z.infer<typeof merchantCorrectionsSchema>
