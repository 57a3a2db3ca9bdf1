/** What editors of the catalog have to look at today. */
import { factAgesSchema, factSourceSchema } from './published-cards.ts'
import { z } from './zod.ts'

const cardShape = { cardId: z.string(), name: z.string() }
const count = z.int().nonnegative()

export const catalogHealthSchema = z
  .object({
    today: z.iso.date(),
    version: z.string(),
    ages: z.array(factAgesSchema).meta({ description: 'By kind of fact' }),
    endingOffers: z
      .array(z.object({ ...cardShape, until: z.iso.date(), link: z.url() }))
      .meta({ description: 'Welcome offers on or past their last day, the latest first' }),
    disputed: z
      .array(
        z.object({
          ...cardShape,
          field: z.string(),
          says: z.string(),
          because: z.string(),
          source: factSourceSchema,
        }),
      )
      .meta({ description: 'What another source says, and why we have another value' }),
    issuers: z.array(
      z.object({
        issuer: z.string(),
        cards: count,
        open: count.meta({ description: 'Cards that anyone can apply for' }),
        offersKnown: count.meta({
          description: 'Of these, cards whose offer is known, even if there is none',
        }),
        aprsKnown: count,
        due: count.meta({ description: 'Facts that are due for a check' }),
      }),
    ),
  })
  .meta({ id: 'CatalogHealth' })

export type CatalogHealth = z.infer<typeof catalogHealthSchema>
