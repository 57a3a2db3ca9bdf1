/** Expected content of files with other currencies, doubtful dates, second tables and lists of orders. */
import { refusals } from '../sentences.ts'
import type { Expected } from './corpus-expectations.ts'

function refused(sentence: string): Expected {
  return { days: 'null null', out: '', purchases: 0, problems: [0], refused: sentence }
}

function foreign(currency: string): Expected {
  return refused(refusals.otherCurrency(currency))
}

export const unusualFiles: Readonly<Record<string, Expected>> = {
  'amount-sgd.csv': foreign('Singapore dollars'),
  'amount-myr.csv': foreign('Malaysian ringgit'),
  'currency-words-above.csv': foreign('Australian dollars'),
  'waehrung-above.csv': foreign('euros'),
  'waehrung-column.csv': foreign('euros'),
  'column-without-name.csv': foreign('Canadian dollars'),
  'balance-nzd.csv': foreign('New Zealand dollars'),
  'debit-credit-cad.csv': foreign('Canadian dollars'),
  'kronor.csv': foreign('Swedish kronor'),
  'ringgit-sign.csv': foreign('Malaysian ringgit'),
  'amount-usd.csv': {
    days: '2026-01-14 2026-01-28',
    out: '41.20 18.75 33.10',
    purchases: 3,
    asks: 'account-type',
  },
  // The date is a typing error: 2062 for 2026.
  'future-date.csv': {
    days: '2026-01-14 2026-02-03',
    out: '41.20 18.75 12.40',
    purchases: 3,
    asks: 'dates account-type',
    problems: [4],
  },
  'old-date.csv': {
    days: '2026-01-14 2026-02-03',
    out: '41.20 18.75 12.40',
    purchases: 3,
    asks: 'dates account-type',
    problems: [4],
  },
  'plus-sale.csv': {
    days: '2026-01-14 2026-01-28',
    out: '41.20 18.75',
    in: '50.00 11.20',
    purchases: 2,
    refunds: 1,
    leftOut: { 'card-payment': 1 },
    accounts: 'credit',
  },
  'dr-cr-parentheses.csv': {
    days: '2026-01-14 2026-01-28',
    out: '41.20 18.75',
    in: '50.00 11.20',
    purchases: 2,
    refunds: 1,
    leftOut: { 'card-payment': 1 },
  },
  // Parentheses are debits here, also without DR.
  'dr-cr-mixed.csv': {
    days: '2026-01-14 2026-01-28',
    out: '41.20 18.75 7.10',
    in: '50.00',
    purchases: 3,
    leftOut: { 'card-payment': 1 },
  },
  'second-table.csv': {
    days: '2026-01-14 2026-01-28',
    out: '41.20 18.75 33.10',
    purchases: 3,
    asks: 'account-type',
  },
  'second-table-balance.csv': {
    days: '2026-01-14 2026-01-28',
    out: '41.20 18.75 33.10',
    purchases: 3,
    asks: 'account-type',
  },
  // Years since 1900: 099 is 1999, 100 is 2000.
  'padded-years.qif': { kind: 'qif', days: '1999-03-25 2000-04-02', out: '41.20 18.75 33.10', purchases: 3 },
  'amazon-orders.csv': refused(refusals.orders('Amazon')),
  'amazon-items.csv': refused(refusals.orders('Amazon')),
}
