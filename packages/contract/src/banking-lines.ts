/** All transactions of a person for the Spending page, without the person's corrections: the page applies them. */
import { z } from './zod.ts'

/** Two years, which is the most that providers have, in half years: each is answered well within the deadline. */
export const LINE_PARTS = ['0', '1', '2', '3'] as const

export const spendingLinesQuerySchema = z.object({
  part: z
    .enum(LINE_PARTS, { error: 'must be from 0 to 3' })
    .default('0')
    .transform(Number)
    .meta({ description: 'Which half year, counted back from today' }),
})

export const spendingLinesSchema = z
  .object({
    accounts: z.array(z.string()).meta({ description: 'Ids of accounts' }),
    merchants: z.array(
      z.object({
        name: z.string(),
        key: z
          .string()
          .nullable()
          .meta({ description: 'Key of a merchant that at least one card rule names' }),
      }),
    ),
    kinds: z
      .array(z.string())
      .meta({ description: 'Leaves of purchases, and reasons why other lines are not purchases' }),
    lines: z
      .object({
        days: z.array(z.iso.date()),
        account: z.array(z.int()).meta({ description: 'Index in accounts' }),
        merchant: z.array(z.int()).meta({ description: 'Index in merchants' }),
        cents: z.array(z.int()).meta({ description: 'Negative for money into the account' }),
        texts: z.array(z.string()).meta({ description: 'Statement text' }),
        kind: z.array(z.int()).meta({ description: 'Index in kinds' }),
        certainty: z.array(z.int()).meta({ description: '2: sure, 1: probable, 0: unknown' }),
        abroad: z.array(z.int()).meta({ description: 'Indexes of lines in other countries' }),
      })
      .meta({ description: 'Columns with an entry for each line, oldest first' }),
  })
  .meta({ id: 'SpendingLines' })

export type SpendingLines = z.infer<typeof spendingLinesSchema>
