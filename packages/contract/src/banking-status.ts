/** How each institution of a person stands: whether its history is in, how fresh it is, what it needs. */
import { z } from './zod.ts'

export const institutionStatusSchema = z
  .object({
    handle: z.string().min(1).meta({ description: 'For Remove and Renew Access' }),
    institutionName: z.string(),
    source: z
      .enum(['provider', 'import'])
      .meta({ description: 'import: files that the person saved; nothing new comes by itself' }),
    state: z.enum(['ready', 'expiring', 'login-required', 'gone']),
    isImporting: z.boolean().meta({ description: 'Part of its history has not come in yet' }),
    linkedAt: z.iso.datetime(),
    syncedAt: z.iso.datetime().nullable().meta({ description: 'When we last heard from the provider' }),
    freshAt: z.iso.datetime().nullable().meta({ description: 'When the provider last heard from the bank' }),
    accountCount: z.int().nonnegative(),
  })
  .meta({ id: 'InstitutionStatus' })

/** The answer of `GET /plaid/auth/status`, in the order in which they were linked. */
export const bankStatusSchema = z
  .object({ institutions: z.array(institutionStatusSchema) })
  .meta({ id: 'BankStatus' })

export type InstitutionStatus = z.infer<typeof institutionStatusSchema>
export type BankStatus = z.infer<typeof bankStatusSchema>
