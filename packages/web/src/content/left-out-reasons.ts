import type { LeftOutKind } from '@cardsight/engine/spending'

/** Why a transaction isn't counted as a purchase. */
export const leftOutReasons: Readonly<Record<LeftOutKind | 'excluded', string>> = {
  income: 'Income',
  transfer: 'Transfers and investments',
  'card-payment': 'Credit card payments',
  'loan-payment': 'Loan and mortgage payments',
  'bank-fee': 'Bank fees and interest',
  cash: 'Cash',
  'cash-like': 'Gift cards, money orders and similar',
  rent: 'Rent',
  tax: 'Taxes',
  excluded: 'Marked as not a purchase',
}
