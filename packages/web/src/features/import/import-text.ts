import { leftOutReasons as reasons } from '../../content/left-out-reasons.ts'
import type { AccountType, Certainty, Corrections, RowLeftOut } from '../../worker/imports.ts'

export type ColumnRole = NonNullable<Corrections['columns']>[number]

export const kinds = {
  csv: 'CSV',
  ofx: 'OFX',
  qfx: 'QFX',
  qbo: 'QBO',
  qif: 'QIF',
  xlsx: 'Excel sheet',
  pdf: 'PDF statement',
  unknown: 'Couldn’t be read',
} as const

export const accountTypes: Readonly<Record<AccountType, string>> = {
  credit: 'Credit card',
  checking: 'Checking account',
  savings: 'Savings account',
  unknown: 'Unknown',
}

export const leftOutReasons: Readonly<Record<RowLeftOut, string>> = {
  ...reasons,
  pending: 'Still pending',
  'other-currency': 'In another currency',
  duplicate: 'In an earlier file too',
}

export const certainties: Readonly<Record<Certainty, { label: string; tone: 'good' | 'neutral' | 'bad' }>> = {
  sure: { label: 'Known', tone: 'good' },
  probable: { label: 'Probable', tone: 'neutral' },
  unknown: { label: 'Unknown', tone: 'bad' },
}

export const dateOrders = {
  mdy: 'Month first (12/31)',
  dmy: 'Day first (31/12)',
  ymd: 'Year first (2026-12-31)',
} as const

export const outlyingDateAnswers = { 'leave-out': 'Leave out', count: 'Count' } as const

export const signs = {
  'out-negative': 'Purchases are negative',
  'out-positive': 'Purchases are positive',
} as const

export const columnRoles: Readonly<Record<ColumnRole, string>> = {
  ignored: 'Not used',
  date: 'Purchase date',
  'posted-date': 'Posting date',
  description: 'Description',
  memo: 'Memo',
  amount: 'Amount',
  debit: 'Money out',
  credit: 'Money in',
  indicator: 'In or out',
  balance: 'Balance',
  category: 'Bank’s category',
  mcc: 'Merchant category code',
  type: 'Transaction type',
  status: 'Pending or posted',
  currency: 'Currency',
  account: 'Account',
  id: 'Transaction ID',
}

/** `3, 'purchase'` → `3 purchases`. */
export function count(number: number, thing: string): string {
  return `${number.toLocaleString('en-US')} ${thing}${number === 1 ? '' : 's'}`
}

/** The account type, unless its name already includes it. */
export function accountTypeNote(label: string, type: AccountType): string | null {
  const word = accountTypes[type]
  return type === 'unknown' || label.toLowerCase().includes(word.toLowerCase()) ? null : word
}

/** Returns the key if it is a valid one. */
export function asKeyOf<Key extends string>(
  words: Readonly<Record<Key, string>>,
  value: unknown,
): Key | undefined {
  return typeof value === 'string' && Object.hasOwn(words, value) ? (value as Key) : undefined
}
