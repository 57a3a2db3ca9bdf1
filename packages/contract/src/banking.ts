/** What passes between a browser and the bank-linking calls. A provider's own token is in none of these. */
import { z } from './zod.ts'

const ONCE = 'must be given exactly once'

function handleField() {
  return z
    .string({ error: ONCE })
    .regex(/^[\w-]{1,100}$/, { error: 'is none of ours' })
    .meta({ description: 'Our own handle of an institution, never a token of the provider' })
}

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
export const linkTokenSchema = z
  .object({
    linkToken: z.string().min(1),
    widget: z
      .enum(['simulated', 'plaid'])
      .meta({ description: 'Who draws the linking flow: the bank that ships inside, or Plaid' }),
  })
  .meta({ id: 'LinkToken' })

export type LinkToken = z.infer<typeof linkTokenSchema>

/** The query of `create-link-token`: a handle asks for the renewal of that institution. */
export const linkTokenQuerySchema = z.object({ accessToken: handleField().optional() })

/** What the linking flow says of what was linked, as far as it is needed; the rest is ignored. */
export const linkMetadataSchema = z
  .object({
    institution: z.object({ institution_id: z.string(), name: z.string() }).nullish(),
    accounts: z
      .array(z.object({ name: z.string(), mask: z.string().nullish() }))
      .max(200)
      .nullish(),
  })
  .nullish()
  .meta({ id: 'LinkMetadata' })

export type LinkMetadata = z.output<typeof linkMetadataSchema>

/** The query of `add-token`: a public token for a new link, or the handle of one that was renewed. */
export const addTokenQuerySchema = z
  .object({
    publicToken: z
      .string({ error: ONCE })
      .regex(/^[\w-]{1,200}$/, { error: 'is no public token' })
      .optional(),
    accessToken: handleField().optional(),
  })
  .refine(({ publicToken, accessToken }) => publicToken !== undefined || accessToken !== undefined, {
    error: 'must be given',
    path: ['publicToken'],
  })

/** The query of `remove-access-token`. */
export const removeAccessQuerySchema = z.object({ accessToken: handleField() })

/** The answer of `POST /plaid/auth/add-token`: every account that was shared, of whatever subtype. */
export const linkedAccountsSchema = z
  .array(z.object({ subtype: z.string(), institutionName: z.string() }))
  .meta({ id: 'LinkedAccounts' })

export type LinkedAccounts = z.infer<typeof linkedAccountsSchema>

/** What a call that ends links answers: how many institutions it let go of. */
export const unlinkedSchema = z.object({ removed: z.int().nonnegative() }).meta({ id: 'Unlinked' })

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
