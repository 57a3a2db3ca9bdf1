/** What passes between a browser and the bank-linking calls. A provider's own token is in none of these. */
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

/** An institution that wants its login again: no account, and our own opaque handle in place of a token. */
const disconnectedSchema = accountSchema
  .extend({
    account_id: z.literal(''),
    subtype: z.literal('disconnected'),
    access_token: z.string().min(1).meta({ description: 'A handle of ours for Remove and Renew Access' }),
  })
  .meta({ id: 'DisconnectedInstitution' })

/** The answer of `GET /plaid/auth/accounts`: accounts, and disconnected institutions among them. */
export const accountListSchema = z
  .array(z.union([disconnectedSchema, accountSchema]))
  .meta({ id: 'AccountList' })

export type AccountList = z.infer<typeof accountListSchema>

/** The answer of both forms of `POST /plaid/auth/create-link-token`. */
export const linkTokenSchema = z.object({ linkToken: z.string().min(1) }).meta({ id: 'LinkToken' })

export type LinkToken = z.infer<typeof linkTokenSchema>

/** The answer of `POST /plaid/auth/add-token`: every account that was shared, of whatever subtype. */
export const linkedAccountsSchema = z
  .array(z.object({ subtype: z.string(), institutionName: z.string() }))
  .meta({ id: 'LinkedAccounts' })

export type LinkedAccounts = z.infer<typeof linkedAccountsSchema>

/** The body of `POST /plaid/auth/plaid-error`: why the linking flow was left, in the provider's words. */
export const linkExitSchema = z
  .object({
    error: z.object({ error_type: z.string(), error_code: z.string(), error_message: z.string() }),
    metaData: z.record(z.string(), z.unknown()),
  })
  .meta({ id: 'LinkExit' })

export type LinkExit = z.infer<typeof linkExitSchema>

/** `errors[0].param` of an answer 412: which institution needs its person, to be told in a popup. */
export const bankAttentionSchema = z
  .object({ error_type: z.literal('popup'), institutionName: z.string() })
  .meta({ id: 'BankAttention' })

export type BankAttention = z.infer<typeof bankAttentionSchema>

/** What a failure's `param` says about a bank, or null when it speaks of something else. */
export function findBankAttention(param: unknown): BankAttention | null {
  const read = bankAttentionSchema.safeParse(param)
  return read.success ? read.data : null
}
