import { z } from './zod.ts'

/** An account of a bank, as far as a browser may know it. */
export const accountSchema = z
  .object({
    account_id: z.string(),
    name: z.string(),
    official_name: z.string(),
    mask: z.string(),
    institutionLogo: z.string().nullable(),
    institutionName: z.string(),
    subtype: z.enum(['checking', 'credit card', 'disconnected']),
    enabled: z.boolean(),
  })
  .meta({ id: 'Account' })

export type Account = z.infer<typeof accountSchema>
