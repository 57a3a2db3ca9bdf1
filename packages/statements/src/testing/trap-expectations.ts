/** Misleading files, and what a careful person reads in them. */
import { inCurrency } from './corpus-currencies.ts'
import type { Expected } from './corpus-expectations.ts'

export const trapFiles: Readonly<Record<string, Expected>> = {
  'european.csv': european(),
  'european-1252.csv': european(),
  'brackets.tsv': brackets(),
  'utf-16-marked.tsv': brackets(),
  'utf-16-plain.tsv': brackets(),
  'byte-order-mark.csv': {
    days: '2026-02-20 2026-02-22',
    out: '1050.25 20.00',
    in: '100.00',
    purchases: 2,
    leftOut: { 'card-payment': 1 },
  },
  'old-mac-trailing-minus.csv': {
    days: '2026-01-20 2026-01-22',
    out: '10.00 7.25',
    in: '900.00',
    purchases: 2,
    leftOut: { income: 1 },
  },
  // 90.00 to 140.00 with -50.00: a minus is money coming in.
  'balance-proves-sign.csv': {
    days: '2026-03-04 2026-03-15',
    out: '10.00 5.50 4.50',
    in: '50.00',
    purchases: 3,
    leftOut: { income: 1 },
  },
  'nothing-certain.csv': {
    days: '2026-03-04 2026-05-06',
    out: '10.00 20.00',
    in: '5.00',
    purchases: 2,
    leftOut: { income: 1 },
    asks: 'date-order sign account-type',
  },
  'day-first.csv': {
    days: '2026-03-25 2026-04-01',
    out: '10.00 20.00 5.00',
    purchases: 3,
    asks: 'account-type',
    problems: [0],
  },
  // No number is above 12, but the rows are in date order only with the day first.
  'day-first-by-sorting.csv': {
    days: '2026-02-01 2026-03-01',
    out: '20.00 20.00 5.00 5.00 5.00 6.00',
    purchases: 6,
    asks: 'account-type',
    problems: [0],
  },
  'no-header-balance.csv': {
    days: '2026-01-20 2026-01-22',
    out: '31.00 20.00',
    in: '500.00',
    purchases: 2,
    leftOut: { income: 1 },
  },
  'preamble-footer.csv': {
    days: '2026-01-13 2026-01-20',
    out: '12.34 5.00',
    in: '3.00',
    purchases: 2,
    leftOut: { income: 1 },
    asks: 'account-type',
  },
  'unclosed-quote.csv': {
    days: '2026-01-20 2026-01-22',
    out: '10.00 20.00 30.00',
    purchases: 3,
    asks: 'account-type',
    problems: [2],
  },
  'markup-and-formulas.csv': {
    days: '2026-01-20 2026-01-22',
    out: '10.00 20.00 30.00',
    purchases: 3,
    asks: 'account-type',
  },
  'euros.csv': inCurrency('euros'),
  'dr-cr-column.csv': drCr(),
  'dr-cr-suffix.csv': drCr(),
  'pending-section.csv': {
    days: '2026-01-20 2026-01-25',
    out: '9.00 10.00 20.00',
    purchases: 2,
    leftOut: { pending: 1 },
    asks: 'account-type',
  },
  // An invalid date, a row without an amount, one without a date, and a truncated end.
  'broken-lines.csv': {
    days: '2026-01-20 2026-01-22',
    out: '10.00 20.00',
    purchases: 2,
    asks: 'account-type',
    problems: [3, 4, 5, 7],
  },
  'separator-line.csv': {
    days: '2026-01-20 2026-01-22',
    out: '10.00 30.00',
    purchases: 2,
    asks: 'account-type',
  },
  'unknown-headings.csv': {
    days: '2026-01-20 2026-01-22',
    out: '10.00 20.00 30.00',
    purchases: 3,
    asks: 'account-type',
  },
  'pipes.txt': {
    days: '2026-01-20 2026-01-23',
    out: '10.00 30.00 3.00',
    purchases: 3,
    asks: 'account-type',
  },
  'unsigned-by-type.csv': {
    days: '2026-01-20 2026-01-23',
    out: '10.00 29.00',
    in: '200.00 4.00',
    purchases: 1,
    refunds: 1,
    leftOut: { 'bank-fee': 1, 'card-payment': 1 },
  },
  // 110.00 to 50.00 with -60.00: paying reduces the amount owed.
  'card-balance-owed.csv': {
    days: '2026-01-20 2026-01-25',
    out: '10.00 20.00 5.00',
    in: '60.00',
    purchases: 3,
    leftOut: { 'card-payment': 1 },
  },
  // The balances aren't transactions; the store called New Balance is one.
  'opening-balance.csv': {
    days: '2026-01-20 2026-01-22',
    out: '10.00 60.00',
    in: '20.00',
    purchases: 2,
    leftOut: { income: 1 },
  },
  'accounts-by-number.csv': {
    days: '2026-01-20 2026-01-22',
    out: '10.00 20.00',
    in: '60.00',
    purchases: 2,
    leftOut: { 'card-payment': 1 },
  },
  'utf-16-big-endian.tsv': brackets(),
  'pasted-table.tsv': {
    days: '2026-01-05 2026-01-07',
    out: '5.25 40.10',
    in: '12.00',
    purchases: 2,
    leftOut: { income: 1 },
    asks: 'account-type',
  },
  // A row twice in one file is two purchases; a repeated header row is none.
  'quotes-blanks-repeats.csv': {
    days: '2026-01-20 2026-01-22',
    out: '10.00 20.00 10.00 1.50',
    purchases: 4,
    asks: 'account-type',
  },
  'quoted-lines.csv': {
    days: '2026-01-20 2026-01-22',
    out: '10.00 30.00',
    purchases: 2,
    asks: 'account-type',
  },
  'dashes.csv': {
    days: '2026-01-20 2026-01-23',
    out: '10.00 30.00',
    in: '900.00',
    purchases: 2,
    leftOut: { income: 1 },
  },
  'copied-from-a-page.txt': {
    days: '2026-01-20 2026-01-25',
    out: '10.00 30.00',
    in: '40.00',
    purchases: 2,
    leftOut: { 'card-payment': 1 },
  },
  'two-digit-years.csv': {
    days: '2025-12-31 2026-01-19',
    out: '10.00 30.00 5.00',
    purchases: 3,
    asks: 'account-type',
  },
}

/** 12,50 and 1.234,56 went out, 2.000,00 came in. */
function european(): Expected {
  return {
    days: '2026-01-15 2026-01-17',
    out: '12.50 1234.56',
    in: '2000.00',
    purchases: 2,
    leftOut: { income: 1 },
    asks: 'sign account-type',
    // Nothing names a currency, but decimal commas aren't how US dollars are written.
    problems: [0],
  }
}

function brackets(): Expected {
  return {
    days: '2026-01-20 2026-01-23',
    out: '45.67 12.00',
    in: '1500.00',
    purchases: 2,
    leftOut: { income: 1 },
  }
}

function drCr(): Expected {
  return {
    days: '2026-01-20 2026-01-22',
    out: '10.00 30.00',
    in: '20.00',
    purchases: 2,
    leftOut: { income: 1 },
    asks: 'account-type',
  }
}
