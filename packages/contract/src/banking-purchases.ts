/** Purchases in linked accounts in the engine's format. The browser needs them for its wallet search and your cards. */
import { z } from './zod.ts'

export const linkedPurchasesSchema = z
  .object({
    window: z.object({ first: z.iso.date(), last: z.iso.date() }).meta({
      description:
        'The days that stand for a year: those of the range that the history covers, or a year if they are fewer than 28',
    }),
    purchases: z.array(
      z.object({
        day: z.iso.date(),
        cents: z.int().meta({ description: 'Negative for a refund' }),
        leaf: z.string().meta({ description: 'Most detailed category that card rules distinguish' }),
        merchant: z
          .string()
          .nullable()
          .meta({ description: 'Key of a merchant that at least one card rule names' }),
        isAbroad: z.boolean(),
        account: z.string().nullable().meta({ description: 'Id of the account' }),
      }),
    ),
  })
  .meta({ id: 'LinkedPurchases' })

export type LinkedPurchases = z.infer<typeof linkedPurchasesSchema>
