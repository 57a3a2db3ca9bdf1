/** Schemas of SimpleFIN's responses, limited to what we read. Only this folder knows these names. */
import { z } from 'zod'

const text = z.string()
const maybeText = text.nullish().transform((value) => value ?? null)
const rows = z.array(z.unknown())
/** Seconds since 1970; 0 and missing mean unknown. */
const moment = z
  .number()
  .nullish()
  .transform((value) => (value == null || value <= 0 ? null : value))

const organization = z
  .object({ domain: maybeText, name: maybeText, id: maybeText })
  .nullish()
  .transform((value) => value ?? { domain: null, name: null, id: null })

export const wireAccount = z.object({
  id: text,
  name: text,
  /** An ISO code, or the URL of a currency that ISO doesn't list. */
  currency: maybeText,
  balance: maybeText,
  'balance-date': moment,
  org: organization,
  /** Rows are parsed one by one, because one that we can't read must not stop the others. */
  transactions: rows.nullish().transform((value) => value ?? []),
  holdings: rows.nullish().transform((value) => value ?? []),
})

/** Whole and fractional digits are limited, so that cents stay exact. */
const amount = text.regex(/^-?\d{1,13}(?:\.\d{1,10})?$/)

export const wireTransaction = z.object({
  id: text,
  posted: moment,
  transacted_at: moment,
  amount,
  description: maybeText,
  payee: maybeText,
  memo: maybeText,
  pending: z
    .boolean()
    .nullish()
    .transform((value) => value ?? false),
})

/** Version 1 has `errors`, version 2 `errlist`. Both are texts for users, whose content we only count. */
export const wireAccountSet = z.object({
  errors: rows.optional().default([]),
  errlist: rows.optional().default([]),
  accounts: z.array(wireAccount),
})

export type SimpleFinAccount = z.infer<typeof wireAccount>
export type SimpleFinTransaction = z.infer<typeof wireTransaction>
export type SimpleFinAccountSet = z.infer<typeof wireAccountSet>
