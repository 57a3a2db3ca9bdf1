/** Point value of each rewards program, with its source and date. */
import { z } from './zod.ts'

const valueSchema = z.object({
  cents: z.number().nonnegative().meta({ description: 'US cents per point' }),
  by: z.string().meta({ description: 'Who published it' }),
  asOf: z.iso.date(),
})

export const programListSchema = z
  .object({
    programs: z.array(
      z.object({
        id: z.string().meta({ description: 'The key in `facts.program` of a card' }),
        name: z.string(),
        unit: z.string(),
        cardCount: z.int().positive(),
        isMoney: z.boolean().meta({ description: 'Paid in cash, counted at face value' }),
        values: z
          .object({
            floor: valueSchema.nullable().meta({ description: 'As cash; null if nobody has published it' }),
            usual: valueSchema,
            high: valueSchema,
          })
          .nullable()
          .meta({ description: 'Null for cash, and if nobody has published a value' }),
      }),
    ),
  })
  .meta({ id: 'ProgramList' })

export type ProgramList = z.infer<typeof programListSchema>
export type RewardProgram = ProgramList['programs'][number]
