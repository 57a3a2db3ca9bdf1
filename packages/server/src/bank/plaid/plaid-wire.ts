/**
 * Schemas of Plaid's responses, limited to what we read. Only this module knows these names. Unknown enum
 * values are accepted.
 */
import { z } from 'zod'

const text = z.string()
const maybeText = text.nullish().transform((value) => value ?? null)

export const wireError = z.object({
  error_type: text,
  error_code: text,
  error_message: maybeText,
  request_id: maybeText,
})

export const wireInstitutions = z.object({ total: z.number().int() })

export const wireLinkToken = z.object({ link_token: text })

export const wireExchange = z.object({ access_token: text, item_id: text })

const item = z.object({
  institution_id: maybeText,
  error: z.object({ error_code: text, error_type: text }).nullish(),
})

export const wireItem = z.object({
  item,
  status: z.object({ transactions: z.object({ last_successful_update: maybeText }).nullish() }).nullish(),
})

export const wireAccount = z.object({
  account_id: text,
  name: text,
  official_name: maybeText,
  mask: maybeText,
  type: text,
  subtype: maybeText,
  persistent_account_id: maybeText,
  balances: z.object({ iso_currency_code: maybeText, unofficial_currency_code: maybeText }).nullish(),
})

export const wireAccounts = z.object({ accounts: z.array(wireAccount) })

export const wireInstitution = z.object({ institution: z.object({ name: text, logo: maybeText }) })

const category = z.object({ primary: maybeText, detailed: maybeText, confidence_level: maybeText })

export const wireTransaction = z.object({
  transaction_id: text,
  account_id: text,
  amount: z.number(),
  iso_currency_code: maybeText,
  unofficial_currency_code: maybeText,
  date: z.iso.date(),
  authorized_date: maybeText,
  name: maybeText,
  merchant_name: maybeText,
  original_description: maybeText,
  merchant_category_code: maybeText,
  personal_finance_category: category.nullish(),
  location: z.object({ country: maybeText }).nullish(),
  pending: z.boolean(),
})

export const wireRemoved = z.object({ transaction_id: text })

/** Rows are parsed one by one, because one that we can't read must not stop the others. */
const rows = z.array(z.unknown())

export const wireSync = z.object({
  added: rows,
  modified: rows,
  removed: rows,
  accounts: rows.optional().default([]),
  next_cursor: text,
  has_more: z.boolean(),
  transactions_update_status: maybeText,
})

export const wireWebhookKey = z.object({
  key: z.looseObject({ alg: text, kid: text, expired_at: z.number().nullish() }),
})

export type WireError = z.infer<typeof wireError>
export type WireAccount = z.infer<typeof wireAccount>
export type WireTransaction = z.infer<typeof wireTransaction>
export type WireSync = z.infer<typeof wireSync>
