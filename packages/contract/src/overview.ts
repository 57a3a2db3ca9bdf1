import { cardFaceSchema, kindSchema } from './cards.ts'
import { z } from './zod.ts'

/** A card on the home page: enough to draw its face and show how old its facts are. */
export const cardSummarySchema = z
  .object({
    cardId: z.string(),
    name: z.string(),
    issuer: z.string(),
    network: z.enum(['visa', 'mastercard', 'amex', 'discover']),
    kind: kindSchema,
    face: cardFaceSchema,
    annualFee: z.number().nonnegative(),
    asOf: z.iso.date(),
    link: z.url(),
  })
  .meta({ id: 'CardSummary' })

/** Current figures: the published catalog, and the banks you can link. */
export const overviewSchema = z
  .object({
    catalog: z.object({
      version: z.string(),
      publishedAt: z.iso.datetime(),
      cardCount: z.int().nonnegative(),
      newestFactsAsOf: z.iso.date(),
      cards: z.array(cardSummarySchema),
    }),
    bank: z.object({
      isSimulated: z.boolean(),
      /** Null for the simulated bank, and while the bank-data provider doesn't respond. */
      institutionCount: z.int().nonnegative().nullable(),
    }),
  })
  .meta({ id: 'Overview' })

export type CardSummary = z.infer<typeof cardSummarySchema>
export type Overview = z.infer<typeof overviewSchema>
