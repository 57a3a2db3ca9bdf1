/** Expected content of each corpus file. The amounts were copied from the file by hand, not by a reader. */

export type Expected = Readonly<{
  institution?: string
  /** Defaults to 'csv'. */
  kind?: string
  days: string
  /** Money leaving and money coming in, in dollars, in file order. */
  out: string
  in?: string
  purchases: number
  refunds?: number
  leftOut?: Readonly<Record<string, number>>
  /** Expected questions. */
  asks?: string
  /** Lines with a problem; 0 for a problem of the whole file. */
  problems?: readonly number[]
  refused?: string
  /** Compared only where they matter: one entry per row, and the types of the accounts. */
  texts?: readonly string[]
  types?: readonly (string | null)[]
  mccs?: readonly (string | null)[]
  categories?: readonly (string | null)[]
  accounts?: string
}>

export const bankFiles: Readonly<Record<string, Expected>> = {
  'chase-card.csv': {
    institution: 'Chase',
    days: '2026-03-02 2026-04-01',
    out: '84.17 41.20 25.99 6.25 6.25 95.00',
    in: '25.99 500.00',
    purchases: 5,
    refunds: 1,
    leftOut: { 'card-payment': 1, 'bank-fee': 1 },
  },
  'chase-checking.csv': {
    institution: 'Chase',
    days: '2026-04-15 2026-04-30',
    out: '500.00 63.40 120.00 40.00 60.00',
    in: '2600.00',
    purchases: 1,
    leftOut: { 'card-payment': 1, income: 1, transfer: 2, cash: 1 },
  },
  'amex-short.csv': {
    institution: 'American Express',
    days: '2026-05-02 2026-05-11',
    out: '412.60 18.44 13.95',
    in: '600.00',
    purchases: 3,
    leftOut: { 'card-payment': 1 },
  },
  'amex-full.csv': {
    institution: 'American Express',
    days: '2026-06-01 2026-06-10',
    out: '92.10 310.00',
    in: '45.00',
    purchases: 2,
    refunds: 1,
  },
  'capital-one-card.csv': {
    institution: 'Capital One',
    days: '2026-02-03 2026-02-11',
    out: '55.02 38.77',
    in: '300.00 20.00',
    purchases: 2,
    refunds: 1,
    leftOut: { 'card-payment': 1 },
  },
  'capital-one-360.csv': {
    institution: 'Capital One',
    days: '2026-01-12 2026-01-15',
    out: '31.18 400.00',
    in: '1500.00',
    purchases: 1,
    leftOut: { income: 1, transfer: 1 },
  },
  'citi-card.csv': {
    institution: 'Citi',
    days: '2026-02-11 2026-02-15',
    out: '214.09 17.30',
    in: '400.00 19.99',
    purchases: 1,
    refunds: 1,
    leftOut: { 'card-payment': 1, pending: 1 },
  },
  'citi-checking.csv': {
    institution: 'Citi',
    days: '2026-03-28 2026-03-30',
    out: '12.49',
    in: '1800.00',
    purchases: 1,
    leftOut: { income: 1 },
  },
  'discover.csv': {
    institution: 'Discover',
    days: '2026-07-01 2026-07-13',
    out: '33.33 14.02',
    in: '250.00 20.00',
    purchases: 2,
    leftOut: { 'card-payment': 1, income: 1 },
  },
  'bank-of-america-card.csv': {
    institution: 'Bank of America',
    days: '2026-08-03 2026-08-15',
    out: '129.40 4.89',
    in: '750.00',
    purchases: 2,
    leftOut: { 'card-payment': 1 },
  },
  'bank-of-america-checking.csv': {
    institution: 'Bank of America',
    days: '2026-09-03 2026-09-20',
    out: '96.18 1000.00',
    in: '2500.00',
    purchases: 1,
    leftOut: { income: 1, transfer: 1 },
  },
  'wells-fargo.csv': {
    institution: 'Wells Fargo',
    days: '2026-10-01 2026-10-09',
    out: '18.72 1200.00 75.00',
    in: '1900.00',
    purchases: 1,
    leftOut: { rent: 1, income: 1, transfer: 1 },
  },
  'apple-card.csv': {
    institution: 'Apple Card',
    days: '2026-04-03 2026-04-30',
    out: '2.99 21.48',
    in: '150.00 5.00',
    purchases: 2,
    refunds: 1,
    leftOut: { 'card-payment': 1 },
  },
  'us-bank.csv': {
    institution: 'U.S. Bank',
    days: '2026-06-02 2026-06-20',
    out: '27.15 61.00',
    in: '300.00',
    purchases: 2,
    leftOut: { 'card-payment': 1 },
  },
  'usaa.csv': {
    institution: 'USAA',
    days: '2026-05-01 2026-05-20',
    out: '15.49 88.01 35.00 120.50',
    in: '2100.00',
    purchases: 2,
    leftOut: { income: 1, pending: 2 },
  },
  'navy-federal.csv': {
    institution: 'Navy Federal',
    days: '2026-03-14 2026-03-18',
    out: '45.10',
    in: '200.00',
    purchases: 1,
    leftOut: { 'card-payment': 1 },
  },
  'td-bank.csv': {
    institution: 'TD Bank',
    days: '2026-01-05 2026-01-07',
    out: '22.40',
    in: '1000.00',
    purchases: 1,
    leftOut: { income: 1 },
  },
  'pnc.csv': {
    institution: 'PNC',
    days: '2026-02-27 2026-02-28',
    out: '54.31',
    in: '1100.00',
    purchases: 1,
    leftOut: { income: 1 },
  },
  'ally.csv': {
    institution: 'Ally',
    days: '2026-04-17 2026-04-20',
    out: '14.99',
    in: '0.83',
    purchases: 1,
    leftOut: { income: 1 },
  },
  'sofi.csv': {
    institution: 'SoFi',
    days: '2026-03-29 2026-03-30',
    out: '73.20',
    in: '1250.00',
    purchases: 1,
    leftOut: { income: 1 },
  },
  'fidelity-cma.csv': {
    institution: 'Fidelity',
    days: '2026-05-27 2026-05-29',
    out: '9.81 500.00',
    in: '2000.00',
    purchases: 1,
    leftOut: { income: 1, transfer: 1 },
  },
  'schwab.csv': {
    institution: 'Charles Schwab',
    days: '2026-06-16 2026-06-18',
    out: '11.70 240.00',
    in: '2000.00',
    purchases: 1,
    leftOut: { income: 1, pending: 1 },
  },
  'barclays.csv': {
    institution: 'Barclays',
    days: '2026-07-18 2026-07-25',
    out: '188.20 61.11',
    in: '30.00 200.00',
    purchases: 2,
    refunds: 1,
    leftOut: { 'card-payment': 1 },
  },
  'dcu.csv': {
    institution: 'Digital Federal Credit Union',
    days: '2026-01-29 2026-01-30',
    out: '58.25 7971.39',
    purchases: 1,
    leftOut: { 'loan-payment': 1 },
  },
  'elevations.csv': {
    days: '2026-03-03 2026-03-04',
    out: '42.00',
    in: '700.00',
    purchases: 1,
    leftOut: { income: 1 },
  },
  'venmo.csv': {
    institution: 'Venmo',
    days: '2026-02-02 2026-02-05',
    out: '30.00 70.00',
    in: '100.00',
    purchases: 0,
    leftOut: { transfer: 3 },
  },
  'paypal.csv': {
    institution: 'PayPal',
    days: '2026-03-15 2026-03-19',
    out: '24.00 18.00 9.99',
    in: '24.00',
    purchases: 1,
    leftOut: { transfer: 1, pending: 1, 'other-currency': 1 },
    problems: [5, 0],
  },
  'cash-app.csv': {
    institution: 'Cash App',
    days: '2026-01-15 2026-01-16',
    out: '8.40 20.00',
    purchases: 1,
    leftOut: { transfer: 1 },
  },
  'mint.csv': {
    days: '2026-01-15 2026-01-31',
    out: '71.20 40.00',
    in: '2000.00',
    purchases: 2,
    leftOut: { income: 1 },
  },
  'ynab.csv': {
    days: '2026-03-28 2026-03-30',
    out: '45.10',
    in: '45.10',
    purchases: 1,
    leftOut: { transfer: 1 },
  },
}
