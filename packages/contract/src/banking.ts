/** Requests and responses of the bank-linking calls. None of them contains a provider token. */
import { errorBodySchema } from './errors.ts'
import { z } from './zod.ts'

const EXACTLY_ONCE = 'must be given exactly once'

export function handleField() {
  return z
    .string({ error: EXACTLY_ONCE })
    .regex(/^[\w-]{1,100}$/, { error: "isn't one of our handles" })
    .meta({ description: 'Our opaque handle for an institution, never a provider token' })
}

/** A bank account, limited to what the browser may see. */
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
    alreadyCounted: z
      .literal(true)
      .exactOptional()
      .meta({ description: 'Set if another account has the same purchases, which count once' }),
  })
  .meta({ id: 'Account' })

export type Account = z.infer<typeof accountSchema>

/** An institution that needs a new login: it has no accounts, and an opaque handle instead of a token. */
const disconnectedSchema = accountSchema
  .extend({
    account_id: z.literal(''),
    subtype: z.literal('disconnected'),
    access_token: z.string().min(1).meta({ description: 'Our handle for Remove and Renew Access' }),
    renewsWithSetupToken: z
      .literal(true)
      .optional()
      .meta({ description: 'Set if access is renewed with a SimpleFIN setup token instead of a login' }),
  })
  .meta({ id: 'DisconnectedInstitution' })

/** Response of `GET /plaid/auth/accounts`: accounts and disconnected institutions. */
export const accountListSchema = z
  .array(z.union([disconnectedSchema, accountSchema]))
  .meta({ id: 'AccountList' })

export type AccountList = z.infer<typeof accountListSchema>

/**
 * The 412 response of `GET /plaid/auth/accounts` while a bank needs a new login. It opens a popup; the list is there
 * as well, for the accounts of other banks.
 */
export const accountsAttentionSchema = errorBodySchema
  .extend({ accounts: accountListSchema })
  .meta({ id: 'AccountsAttention' })

/** Response of both forms of `POST /plaid/auth/create-link-token`. */
export const linkTokenSchema = z
  .object({
    linkToken: z.string().min(1),
    widget: z
      .enum(['simulated', 'plaid'])
      .meta({ description: 'Which linking flow to open: the built-in simulated bank or Plaid' }),
    offersSetupToken: z
      .literal(true)
      .optional()
      .meta({ description: 'Set if people can link with a SimpleFIN setup token too' }),
  })
  .meta({ id: 'LinkToken' })

export type LinkToken = z.infer<typeof linkTokenSchema>

/** Query of `create-link-token`. A handle renews access to that institution. */
export const linkTokenQuerySchema = z.object({ accessToken: handleField().optional() })

/** Metadata that the linking flow returns, limited to the fields we need. Others are ignored. */
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

/** Query of `add-token`: a public token for a new link, or the handle of a renewed one. */
export const addTokenQuerySchema = z
  .object({
    publicToken: z
      .string({ error: EXACTLY_ONCE })
      .regex(/^[\w-]{1,200}$/, { error: "isn't a public token" })
      .optional(),
    accessToken: handleField().optional(),
  })
  .refine(({ publicToken, accessToken }) => publicToken !== undefined || accessToken !== undefined, {
    error: 'is required',
    path: ['publicToken'],
  })

/** Query of `remove-access-token`. */
export const removeAccessQuerySchema = z.object({ accessToken: handleField() })

/** Response of `POST /plaid/auth/add-token`: every shared account, of any subtype. */
export const linkedAccountsSchema = z
  .array(z.object({ subtype: z.string(), institutionName: z.string() }))
  .meta({ id: 'LinkedAccounts' })

export type LinkedAccounts = z.infer<typeof linkedAccountsSchema>

/** Response of a call that removes links: how many institutions it removed. */
export const unlinkedSchema = z.object({ removed: z.int().nonnegative() }).meta({ id: 'Unlinked' })

/** Body of `POST /plaid/auth/plaid-error`: why the user left the linking flow, in the provider's words. */
export const linkExitSchema = z
  .object({
    error: z.object({ error_type: z.string(), error_code: z.string(), error_message: z.string() }),
    metaData: z.record(z.string(), z.unknown()),
  })
  .meta({ id: 'LinkExit' })

export type LinkExit = z.infer<typeof linkExitSchema>

/** `errors[0].param` of a 412 response: the institution that needs the user, for the popup. */
export const bankAttentionSchema = z
  .object({ error_type: z.literal('popup'), institutionName: z.string() })
  .meta({ id: 'BankAttention' })

export type BankAttention = z.infer<typeof bankAttentionSchema>

/** Returns the bank error in a failure's `param`, or null if there is none. */
export function findBankAttention(param: unknown): BankAttention | null {
  const read = bankAttentionSchema.safeParse(param)
  return read.success ? read.data : null
}
