/** Credit union files. Their Description often holds only a kind of transaction, and the memo has the merchant. */
import type { Expected } from './corpus-expectations.ts'

export const creditUnionFiles: Readonly<Record<string, Expected>> = {
  'memo-has-merchant.csv': {
    days: '2026-04-20 2026-04-28',
    out: '37.13 500.00 9.99',
    in: '1800.00',
    purchases: 2,
    leftOut: { income: 1, transfer: 1 },
    texts: [
      'KROGER #441 DAYTON OH Card #:8568',
      'ACME TOOLS PAYROLL',
      'Transfer To Share 0008 Online Banking Transfer',
      'NETFLIX.COM 866-579-7172 CA',
    ],
  },
  'mcc-in-memo.csv': {
    days: '2026-01-15 2026-01-20',
    out: '15.95 20.05',
    in: '900.00',
    purchases: 2,
    leftOut: { income: 1 },
    mccs: ['5812', '5411', null],
  },
  'mcc-in-description.csv': {
    days: '2026-05-04 2026-05-20',
    out: '8.25 41.00',
    in: '1200.00',
    purchases: 2,
    leftOut: { income: 1 },
    mccs: ['5814', '5541', null],
  },
  // No heading says that the second text column is a memo.
  'second-text-column.csv': {
    days: '2026-06-17 2026-06-20',
    out: '12.50 10.00 90.00',
    in: '500.00',
    purchases: 3,
    leftOut: { income: 1 },
    texts: ['WALGREENS #8821 RENO NV', 'ACME PAYROLL', 'CHIPOTLE 1180 RENO NV', 'COSTCO WHSE #25 RENO NV'],
  },
  'posting-status.csv': {
    days: '2026-09-15 2026-09-17',
    out: '29.99 11.20',
    in: '1750.00',
    purchases: 1,
    leftOut: { income: 1, pending: 1 },
    problems: [4],
  },
  'account-column-status.csv': {
    days: '2026-08-06 2026-08-19',
    out: '6.44 37.28 20.00',
    in: '300.00',
    purchases: 2,
    leftOut: { income: 1, pending: 1 },
  },
  // The debit column has three minus signs and one amount without.
  'negative-debits.csv': {
    days: '2026-08-13 2026-08-18',
    out: '154.00 26.87 14.40',
    in: '1071.48',
    purchases: 2,
    leftOut: { 'card-payment': 1, income: 1 },
  },
  // The credit column has a payment without a sign and a refund with a minus.
  'card-positive-credits.csv': {
    days: '2026-08-10 2026-08-16',
    out: '61.20',
    in: '250.00 35.00',
    purchases: 1,
    refunds: 1,
    leftOut: { 'bank-fee': 1, 'card-payment': 1 },
  },
  'withdrawal-deposit-type.csv': {
    days: '2026-09-15 2026-09-18',
    out: '20.00 45.10',
    in: '500.00',
    purchases: 2,
    leftOut: { income: 1 },
  },
  // A share draft is a check.
  'comments.csv': {
    days: '2026-03-17 2026-03-20',
    out: '25.40 80.00 20.00',
    in: '1000.00',
    purchases: 2,
    leftOut: { income: 1, transfer: 1 },
    texts: ['TARGET T-1120 EDEN PRAIRIE MN', 'ACME PAYROLL', 'Share Draft', 'CULVERS #88 EDINA MN'],
  },
  'category-is-mcc.csv': withCodes(),
  'mcc-column-category.csv': withCodes(),
}

function withCodes(): Expected {
  return {
    days: '2026-02-17 2026-02-20',
    out: '18.00 42.50',
    in: '60.50',
    purchases: 2,
    leftOut: { 'card-payment': 1 },
    mccs: ['5812', '5411', null],
    categories: [null, null, null],
  }
}
