import { z } from './zod.ts'

/** Liveness: the process responds. */
export const healthSchema = z.object({ status: z.literal('ok') }).meta({ id: 'Health' })

/** Readiness: the process and its database respond. */
export const readySchema = z
  .object({ status: z.literal('ready'), database: z.enum(['embedded', 'postgres']) })
  .meta({ id: 'Ready' })
