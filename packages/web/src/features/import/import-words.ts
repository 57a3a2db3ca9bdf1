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
  unknown: 'Could not be read',
} as const

export const accountTypes: Readonly<Record<AccountType, string>> = {
  credit: 'Credit card',
  checking: 'Checking account',
  savings: 'Savings account',
  unknown: 'Not known',
}

export const leftOutReasons: Readonly<Record<RowLeftOut, string>> = {
  income: 'Income',
  transfer: 'Transfers between accounts',
  'loan-payment': 'Card and loan payments',
  'bank-fee': 'Bank fees and interest',
  cash: 'Cash',
  'cash-like': 'Gift cards, money orders and the like',
  rent: 'Rent',
  tax: 'Taxes',
  pending: 'Still pending',
  'other-currency': 'In another currency',
  duplicate: 'In an earlier file too',
}

export const certainties: Readonly<Record<Certainty, { label: string; tone: 'good' | 'neutral' | 'bad' }>> = {
  sure: { label: 'Known', tone: 'good' },
  likely: { label: 'Likely', tone: 'neutral' },
  unknown: { label: 'Not known', tone: 'bad' },
}

export const dateOrders = {
  mdy: 'Month first (12/31)',
  dmy: 'Day first (31/12)',
  ymd: 'Year first (2026-12-31)',
} as const

export const signs = {
  'out-negative': 'Purchases have a minus',
  'out-positive': 'Purchases have no minus',
} as const

export const columnRoles: Readonly<Record<ColumnRole, string>> = {
  ignored: 'Not used',
  date: 'Date of the purchase',
  'posted-date': 'Date of posting',
  description: 'Description',
  memo: 'More words',
  amount: 'Amount',
  debit: 'Money out',
  credit: 'Money in',
  indicator: 'In or out',
  balance: 'Balance',
  category: 'Category of the bank',
  mcc: 'Merchant category code',
  type: 'Kind of transaction',
  status: 'Pending or posted',
  currency: 'Currency',
  account: 'Account',
  id: 'Number of the transaction',
}

/** `3, 'purchase'` → `3 purchases`. */
export function count(number: number, thing: string): string {
  return `${number.toLocaleString('en-US')} ${thing}${number === 1 ? '' : 's'}`
}

/** The kind of an account, where its name does not say it already. */
export function typeBeside(label: string, type: AccountType): string | null {
  const word = accountTypes[type]
  return type === 'unknown' || label.toLowerCase().includes(word.toLowerCase()) ? null : word
}

/** The key itself, once it is known to be one. */
export function keyIn<Key extends string>(
  words: Readonly<Record<Key, string>>,
  value: unknown,
): Key | undefined {
  return typeof value === 'string' && Object.hasOwn(words, value) ? (value as Key) : undefined
}
