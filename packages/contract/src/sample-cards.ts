/** Fictional cards, for trying out the API. */
import { z } from './zod.ts'

export const sampleCardSchema = z
  .object({ cardId: z.string(), cardName: z.string(), totalMoney: z.number() })
  .meta({ id: 'SampleCard' })

export type SampleCard = z.infer<typeof sampleCardSchema>
