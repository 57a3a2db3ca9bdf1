/** What linked accounts have spent, as the engine counts it: for wallets, which are searched in the browser. */
import { z } from './zod.ts'

export const linkedPurchasesSchema = z
  .object({
    window: z.object({ first: z.iso.date(), last: z.iso.date() }),
    purchases: z.array(
      z.object({
        day: z.iso.date(),
        cents: z.int().meta({ description: 'Negative for a refund' }),
        leaf: z.string().meta({ description: 'What was bought, as finely as cards tell it apart' }),
        merchant: z.string().nullable().meta({ description: 'The key of a merchant that some card names' }),
        isAbroad: z.boolean(),
      }),
    ),
  })
  .meta({ id: 'LinkedPurchases' })

export type LinkedPurchases = z.infer<typeof linkedPurchasesSchema>
