/** Files in other currencies. None of their amounts may count as US dollars. */
import type { Expected } from './corpus-expectations.ts'

export const currencyFiles: Readonly<Record<string, Expected>> = {
  'euro-column.csv': inCurrency('euros'),
  'euro-sign.csv': inCurrency('euros'),
  'euro-heading.csv': inCurrency('euros'),
  'pounds.csv': inCurrency('British pounds'),
  'rupees.csv': inCurrency('Indian rupees'),
  'canadian.csv': inCurrency('Canadian dollars'),
  'canadian-words.csv': inCurrency('Canadian dollars'),
  'yen.csv': inCurrency('Japanese yen'),
  'stated-above.csv': inCurrency('Australian dollars'),
  'mixed.csv': {
    days: '2026-01-20 2026-01-24',
    out: '10.00 20.00 30.00 5.00 7.00',
    purchases: 2,
    leftOut: { 'other-currency': 3 },
    asks: 'account-type',
    problems: [0, 0],
  },
  'mixed-signs.csv': {
    days: '2026-01-20 2026-01-23',
    out: '10.00 20.00 30.00',
    in: '40.00',
    purchases: 2,
    leftOut: { 'other-currency': 1, 'card-payment': 1 },
    problems: [0],
  },
  'dollar-words.csv': {
    days: '2026-01-20 2026-01-25',
    out: '10.00 20.00',
    in: '30.00',
    purchases: 2,
    leftOut: { 'card-payment': 1 },
  },
}

/** A refused file has no rows. */
export function inCurrency(name: string, kind = 'csv'): Expected {
  return {
    kind,
    days: 'null null',
    out: '',
    purchases: 0,
    problems: [0],
    refused: `This statement is in ${name}. Cardsight compares US cards, so it needs statements in US dollars.`,
  }
}
