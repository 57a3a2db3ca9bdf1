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
        needsUse: z.boolean().meta({
          description: 'Of use only to people who use the brand: others get its cash value, often nothing',
        }),
        counted: z
          .number()
          .nonnegative()
          .meta({ description: 'US cents per point that rankings count by default' }),
        isMoney: z.boolean().meta({ description: 'Paid in cash, counted at face value' }),
        values: z
          .object({
            floor: valueSchema.nullable().meta({ description: 'As cash; null if nobody has published it' }),
            easy: valueSchema.nullable().meta({
              description: 'Without transfers, such as for travel in a portal; null if it is the usual value',
            }),
            usual: valueSchema.meta({
              description: 'With transfers to partners, or for people who use the brand',
            }),
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
