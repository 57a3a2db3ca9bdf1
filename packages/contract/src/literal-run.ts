/**
 * The complete form of a run's result: each card has all of its fields, so that a client needs no other call. Our own
 * client requests the compact form instead.
 */
import { cardProseSchema } from './cards.ts'
import { cardInfoSchema, cardsDetailsSchema, resultSchema, statSchema } from './cards-details.ts'
import { z } from './zod.ts'

const figuresSchema = resultSchema.omit({ cardId: true, cardName: true })

const literalCardSchema = z
  .object({
    cardId: z.string(),
    ...cardInfoSchema.shape,
    ...cardProseSchema.shape,
    ...figuresSchema.partial().shape,
    stat: z.array(statSchema.extend({ tooltip: z.array(z.string()) })),
    calculation: z.object({ isReward: z.boolean(), isIntro: z.boolean(), isAnnual: z.boolean() }),
  })
  .meta({ id: 'LiteralCard', description: 'Amounts are those of one year; a card without a row has none' })

export const literalRunSchema = cardsDetailsSchema
  .extend({ cards: z.record(z.string(), literalCardSchema) })
  .meta({ id: 'LiteralRun' })
