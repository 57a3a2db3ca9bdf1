/** What a point of each program counts for, who says so and since when. */
import { z } from './zod.ts'

const valueSchema = z.object({
  cents: z.number().positive().meta({ description: 'US cents for each point' }),
  by: z.string().meta({ description: 'Who published it' }),
  asOf: z.iso.date(),
})

export const programListSchema = z
  .object({
    programs: z.array(
      z.object({
        name: z.string(),
        unit: z.string(),
        cardCount: z.int().positive(),
        isMoney: z.boolean().meta({ description: 'Paid in money, counted at its face value' }),
        values: z
          .object({ floor: valueSchema, usual: valueSchema, optimistic: valueSchema })
          .nullable()
          .meta({ description: 'Null for money, and where nobody has published a value' }),
      }),
    ),
  })
  .meta({ id: 'ProgramList' })

export type ProgramList = z.infer<typeof programListSchema>
export type RewardProgram = ProgramList['programs'][number]
