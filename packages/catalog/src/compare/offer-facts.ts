/** The fields of gathered offers (`offers-2026-10.json`) that we compare and import. Other fields are ignored. */
import { z } from 'zod'

const tierSchema = z.object({
  points: z.number().optional(),
  miles: z.number().optional(),
  cash: z.number().optional(),
  credit: z.number().optional(),
  giftCard: z.number().optional(),
  freeNights: z.object({ count: z.number(), maxPoints: z.number().nullish() }).optional(),
  thing: z.string().optional(),
  /** As for the whole offer, in lists that say it for each tier. */
  upTo: z.boolean().optional(),
  spend: z.number().nullable(),
  days: z.number().nullish(),
})

/** What one source says about an offer. */
const readingSchema = z.object({
  tiers: z.array(tierSchema).optional(),
  /** True if the issuer says "as high as". */
  upTo: z.boolean().optional(),
  until: z.iso.date().optional(),
  /** The source says that the card has no public offer. */
  none: z.boolean().optional(),
  asOf: z.iso.date(),
  source: z.string(),
})

export const offerFactSchema = readingSchema.extend({
  cardId: z.string(),
  name: z.string().optional(),
  unknown: z.boolean().optional(),
  closed: z.boolean().optional(),
  ended: z.boolean().optional(),
  feeFirstYear: z.number().optional(),
  firstYearMatch: z.object({}).optional(),
  /** What other sources say. */
  other: z.array(readingSchema).optional(),
})

export type OfferFact = z.infer<typeof offerFactSchema>
export type OfferReading = z.infer<typeof readingSchema>
export type OutsideTier = z.infer<typeof tierSchema>
