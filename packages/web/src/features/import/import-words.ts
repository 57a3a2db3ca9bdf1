import type { AccountType, Certainty, RowLeftOut } from '../../worker/imports.ts'

export const kinds = {
  csv: 'Table of text (CSV)',
  ofx: 'OFX',
  qfx: 'QFX',
  qbo: 'QBO',
  qif: 'QIF',
  xlsx: 'Excel sheet',
  pdf: 'PDF statement',
  unknown: 'Unknown kind',
} as const

export const accountTypes: Readonly<Record<AccountType, string>> = {
  credit: 'Credit card',
  checking: 'Checking account',
  savings: 'Savings account',
  unknown: 'Account',
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

export const dateOrders = { mdy: 'Month first (12/31)', dmy: 'Day first (31/12)', ymd: 'Year first' } as const

export const signRules = {
  'out-negative': 'Purchases have a minus sign',
  'out-positive': 'Purchases have no sign; payments have a minus',
  'two-columns': 'Money out and money in have columns of their own',
  indicator: 'A word beside the amount says which',
} as const

/** `3, 'purchase'` → `3 purchases`. */
export function count(number: number, thing: string): string {
  return `${number.toLocaleString('en-US')} ${thing}${number === 1 ? '' : 's'}`
}
