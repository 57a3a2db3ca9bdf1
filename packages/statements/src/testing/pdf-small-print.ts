/** Text around the tables of invented statements: advertising, legal text and tables that aren't transactions. */
import { apart, at, line, type PdfLine, type PdfUnit, right, textUnits, unit } from './pdf-pages.ts'

/** Advertising with dates and amounts, which a careless reader takes for transactions. */
export function advertising(x: number): PdfUnit[] {
  return textUnits(
    x,
    'Refer a friend by 03/31/2026 and earn $100.00 when they open an account.',
    '12/31/2026 is the last day to use your travel credit of $50.00',
    'Payments received after 5 PM are credited the next business day.',
  )
}

export function legalText(x: number): PdfUnit[] {
  return textUnits(
    x,
    'Important information about your account',
    'If you think there is an error on your statement, write to us within 60 days.',
    'A returned payment costs up to $41.00. Purchases abroad cost 3% of the amount in US dollars.',
    '01/01/2026 New terms apply to balances of more than $1,000.00',
  )
}

/** Label on the left and amount on the right, one pair a line. */
export function pairs(
  [left, edge]: readonly [left: number, edge: number],
  rows: readonly (readonly [label: string, amount: string])[],
): PdfUnit[] {
  return rows.map(([label, amount]) => unit(line(at(left, label), right(edge, amount))))
}

/** A second column of text beside lines. */
export function beside(units: readonly PdfUnit[], x: number, texts: readonly string[]): PdfUnit[] {
  return units.map(({ lines }, index) => {
    const text = texts[index]
    const [first = [], ...rest] = lines
    return { lines: text === undefined ? lines : [[...first, apart(x, text)], ...rest] }
  })
}

export function interestTable(x: number, heading: string, interest: string): PdfUnit[] {
  const row = (type: string, rate: string, balance: string, charge: string): PdfLine =>
    line(at(x, type), at(x + 160, rate), right(x + 330, balance), right(x + 430, charge))
  return [
    unit(line(at(x, heading))),
    unit(
      line(
        at(x, 'Type of Balance'),
        at(x + 160, 'APR'),
        at(x + 230, 'Balance Subject to Rate'),
        at(x + 390, 'Interest'),
      ),
    ),
    unit(row('Purchases', '24.99%(v)', '$512.33', interest)),
    unit(row('Cash Advances', '29.99%(v)', '$0.00', '$0.00')),
  ]
}

type BalanceTable = Readonly<{
  heading: string
  /** Heading of the date and of the amount. */
  columns: readonly [date: string, amount: string]
  /** First and last day with their balances. */
  rows: readonly (readonly [day: string, amount: string])[]
}>

/** Balances by day, side by side, as below the transactions of a bank account. */
export function dailyBalances(x: number, { heading, columns: [day, amount], rows }: BalanceTable): PdfUnit[] {
  const pair = ([left, money]: readonly [string, string], index: number) => [
    at(index === 0 ? x : 260, left),
    right(index === 0 ? 200 : 420, money),
  ]
  return [
    unit(line(at(x, heading)), line(...rows.flatMap((_, index) => pair([day, amount], index)))),
    unit(line(...rows.flatMap(pair))),
  ]
}

export function yearToDate(x: number, fees: string, interest: string): PdfUnit[] {
  return [
    unit(line(at(x, '2026 Totals Year-to-Date'))),
    ...pairs(
      [x, x + 300],
      [
        ['Total fees charged in 2026', fees],
        ['Total interest charged in 2026', interest],
      ],
    ),
  ]
}

export function coupon(x: number, balance: string, dueDate: string): PdfUnit[] {
  return [
    ...textUnits(x, 'Please detach and return with your payment'),
    unit(
      line(
        at(x, 'Payment Due Date:'),
        at(x + 120, dueDate),
        at(x + 260, 'New Balance:'),
        right(x + 430, balance),
      ),
    ),
    unit(
      line(at(x, 'Minimum Payment Due:'), at(x + 160, '$40.00'), at(x + 260, 'Amount Enclosed $ ________')),
    ),
  ]
}
