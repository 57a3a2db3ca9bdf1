/** The fields of `missing-cards-2026-10.json` that we compare and import. Text instead of a value can't be compared. */
import { z } from 'zod'
import { offerFactSchema } from './offer-facts.ts'

/** A fact with its source. */
function factOf<Schema extends z.ZodType>(value: Schema) {
  return z.object({ value, asOf: z.iso.date(), source: z.string() })
}

const feeSchema = z.union([
  z.number(),
  z.object({ yearly: z.number(), firstYear: z.number().optional() }),
  z.string(),
])
const percentRange = z.tuple([z.number(), z.number()])

export const missingCardSchema = z.object({
  id: z.string(),
  name: z.string(),
  issuer: factOf(z.string()),
  network: factOf(z.string()),
  status: factOf(z.union([z.string(), factOf(z.string())])),
  fee: factOf(feeSchema),
  foreignFee: factOf(z.number()).optional(),
  apr: factOf(z.union([percentRange, z.object({ regular: percentRange })])).optional(),
  offer: offerFactSchema.omit({ cardId: true }).optional(),
})

export type MissingCard = z.infer<typeof missingCardSchema>
