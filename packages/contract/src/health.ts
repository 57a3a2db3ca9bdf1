import { z } from './zod.ts'

/** Liveness: the process responds. */
export const healthSchema = z.object({ status: z.literal('ok') }).meta({ id: 'Health' })

/** Readiness: the process and its database respond. Problems with bank linking are listed for operators. */
export const readySchema = z
  .object({
    status: z.literal('ready'),
    database: z.enum(['embedded', 'postgres']),
    bank: z.object({
      state: z.enum(['unknown', 'ok', 'misconfigured', 'unreachable']),
      problems: z.array(z.string()).readonly(),
    }),
  })
  .meta({ id: 'Ready' })
