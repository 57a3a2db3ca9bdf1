/**
 * Sync status of each linked institution: whether its history is complete, how fresh it is, what it needs.
 */
import { z } from './zod.ts'

export const institutionStatusSchema = z
  .object({
    handle: z.string().min(1).meta({ description: 'For Remove and Renew Access' }),
    institutionName: z.string(),
    source: z
      .enum(['provider', 'import'])
      .meta({ description: 'import: statement files the user saved, which never sync' }),
    state: z.enum(['ready', 'expiring', 'login-required', 'gone']),
    advice: z
      .string()
      .nullable()
      .meta({ description: 'What happened to a disconnected institution and what to do next' }),
    isImporting: z.boolean().meta({ description: 'Part of the history is still missing' }),
    linkedAt: z.iso.datetime(),
    syncedAt: z.iso.datetime().nullable().meta({ description: 'When the provider last responded to us' }),
    freshAt: z.iso
      .datetime()
      .nullable()
      .meta({ description: 'When the provider last updated from the bank' }),
    accountCount: z.int().nonnegative(),
    skippedRows: z
      .int()
      .nonnegative()
      .meta({ description: "Transactions from the provider that we couldn't read" }),
    leftOut: z
      .array(z.object({ currency: z.string(), count: z.int().positive() }))
      .meta({ description: "Transactions in other currencies, which results don't include" }),
    endsAccessAt: z
      .string()
      .optional()
      .meta({ description: 'Where only the user can end our access, once it is removed here' }),
    hasNewAccounts: z.boolean().meta({ description: 'The bank has accounts that the user could share' }),
  })
  .meta({ id: 'InstitutionStatus' })

/** Response of `GET /plaid/auth/status`, in the order the institutions were linked. */
export const bankStatusSchema = z
  .object({ institutions: z.array(institutionStatusSchema) })
  .meta({ id: 'BankStatus' })

export type InstitutionStatus = z.infer<typeof institutionStatusSchema>
export type BankStatus = z.infer<typeof bankStatusSchema>
