/** Statement files that a user saves to the account: the rows read from them, never the files. */
import { MOST_IMPORTED_ROWS } from './limits.ts'
import { z } from './zod.ts'

const EARLIEST_DAY = '1970-01-01'

/** For rows that add up to more in a year than a run can count. */
export const TOO_MUCH_IMPORTED =
  "This file has purchases of more than $10 million in one year. We can't run that; check the amounts."

/** One line of text without characters that the database can't store. */
function textField(longest: number) {
  return z
    .string()
    .trim()
    .max(longest)
    .regex(/^\P{Cc}*$/u, { error: 'must be readable text' })
}

const importedAccountSchema = z.object({
  id: z.string().min(1).max(200).meta({ description: 'Name that the rows of this request use for it' }),
  name: textField(200).min(1),
  mask: z
    .string()
    .trim()
    .regex(/^[\dA-Za-z]{0,4}$/, { error: 'must be at most four letters or digits' })
    .nullable()
    .default(null),
  subtype: z.enum(['checking', 'credit card', 'savings']),
})

const importedRowSchema = z.object({
  account: z.string(),
  day: z.iso.date().refine((day) => day >= EARLIEST_DAY, { error: 'is too long ago' }),
  amountCents: z.int().meta({ description: 'Positive for money leaving the account' }),
  name: textField(300).min(1),
  mcc: z
    .string()
    .regex(/^\d{4}$/, { error: 'must be four digits' })
    .nullable()
    .default(null),
  issuerCategory: textField(100).nullable().default(null),
  isAbroad: z.boolean().default(false),
})

/** Body of `POST /plaid/auth/imports`. Rows are merged with those saved before, without duplicates. */
export const savedImportSchema = z
  .object({
    institutionName: textField(100).min(1),
    accounts: z.array(importedAccountSchema).min(1).max(50),
    rows: z.array(importedRowSchema).min(1).max(MOST_IMPORTED_ROWS),
  })
  .refine(({ accounts, rows }) => haveKnownAccounts(accounts, rows), {
    error: 'must name an account of the request',
    path: ['rows'],
  })
  .meta({ id: 'SavedImport' })

export type SavedImport = z.output<typeof savedImportSchema>

function haveKnownAccounts(
  accounts: readonly { id: string }[],
  rows: readonly { account: string }[],
): boolean {
  const known = new Set(accounts.map(({ id }) => id))
  return rows.every(({ account }) => known.has(account))
}
