/** Capital One: a card with a section for each holder and undated interest, and a 360 Checking account. */
import { at, line, right, textUnits, unit } from './pdf-pages.ts'
import { layoutOf } from './pdf-sections.ts'
import { advertising, coupon, interestTable, legalText, pairs } from './pdf-small-print.ts'
import {
  closingCents,
  dollars,
  type FixtureEntry,
  longDate,
  money,
  outgoing,
  rowOf,
  shortMonth,
  sum,
} from './pdf-statement.ts'

const [DATE, POST, TEXT, AMOUNT] = [40, 95, 150, 540]

function signed(cents: number): string {
  return `${cents < 0 ? '- ' : ''}$${money(cents)}`
}

const header = [
  line(
    at(DATE, 'Trans Date'),
    at(POST + 5, 'Post Date'),
    at(TEXT + 5, 'Description'),
    right(AMOUNT, 'Amount'),
  ),
]

const total = (label: string) => (entries: readonly FixtureEntry[]) => [
  line(at(DATE, label), right(AMOUNT, dollars(entries.reduce((all, { cents }) => all + cents, 0)))),
]

export const capitalOneCard = layoutOf({
  name: 'Capital One card',
  institution: 'Capital One',
  type: 'credit',
  mask: '7781',
  headingLeft: DATE,
  pageTop: (month, page) => [
    line(at(DATE, 'Quicksilver Credit Card | Visa Signature ending in 7781')),
    line(
      at(
        DATE,
        `${shortMonth(month.from)}, ${month.from.slice(0, 4)} - ${shortMonth(month.to)}, ${month.to.slice(0, 4)} | 31 days in Billing Cycle`,
      ),
      right(AMOUNT, `Page ${page} of 4`),
    ),
  ],
  pageBottom: () => [line(at(DATE, 'capitalone.com'), at(300, 'Customer Service: 1-800-555-0100'))],
  before: (month) => [
    ...textUnits(
      DATE,
      'Payment Information',
      'Payment Due Date Feb 08, 2026',
      'Minimum Payment Due $40.00',
      'Account Summary',
    ),
    ...pairs(
      [DATE, 300],
      [
        ['Previous Balance', dollars(month.openingCents)],
        ['Payments', `- ${dollars(sum(month.entries, 'payment'))}`],
        ['Other Credits', `- ${dollars(sum(month.entries, 'credit'))}`],
        ['Transactions', `+ ${dollars(sum(month.entries, 'purchase'))}`],
        ['Cash Advances', `+ ${dollars(sum(month.entries, 'cash-advance'))}`],
        ['Fees Charged', `+ ${dollars(sum(month.entries, 'fee'))}`],
        ['Interest Charged', `+ ${dollars(sum(month.entries, 'interest'))}`],
        ['New Balance', `= ${dollars(closingCents(month, 'credit'))}`],
      ],
    ),
    ...advertising(DATE),
    ...textUnits(DATE, 'Transactions'),
  ],
  sections: [
    {
      heading: 'JORDAN SAMPLE #7781: Payments, Credits and Adjustments',
      kinds: ['payment', 'credit'],
      header,
    },
    {
      heading: 'JORDAN SAMPLE #7781: Transactions',
      kinds: ['purchase', 'cash-advance'],
      header,
      total: (entries) => [
        ...total('JORDAN SAMPLE #7781: Total Transactions')(entries),
        ...total('Total Transactions for This Period')(entries),
      ],
    },
    { heading: 'Fees', kinds: ['fee'], header, total: total('Total Fees for This Period') },
  ],
  row: (entry) => ({
    lines: [
      line(
        at(DATE, shortMonth(entry.day)),
        at(POST, shortMonth(entry.posted)),
        at(TEXT, entry.text),
        right(AMOUNT, signed(outgoing(entry))),
      ),
      ...(entry.city === '' ? [] : [line(at(TEXT, entry.city))]),
      ...(entry.foreign === undefined
        ? []
        : [line(at(TEXT, `$${entry.foreign.amount} EUR`)), line(at(TEXT, '0.853479853 Exchange Rate'))]),
    ],
    row: rowOf(entry, { text: `${entry.text} ${entry.city}`.trim() }),
  }),
  after: (month) => [
    ...textUnits(DATE, 'Interest Charged'),
    ...pairs(
      [DATE, AMOUNT],
      [
        ['Interest Charge on Purchases', dollars(sum(month.entries, 'interest'))],
        ['Interest Charge on Cash Advances', '$0.00'],
        ['Total Interest for This Period', dollars(sum(month.entries, 'interest'))],
      ],
    ),
    ...textUnits(DATE, 'Totals Year-to-Date', 'Total Fees charged $39.00', 'Total Interest charged $12.34'),
    ...interestTable(DATE, 'Interest Charge Calculation', dollars(sum(month.entries, 'interest'))),
    ...legalText(DATE),
    ...coupon(DATE, dollars(closingCents(month, 'credit')), 'Feb 08, 2026'),
  ],
})

const [CATEGORY, MOVED, BALANCE] = [350, 480, 570]

export const capitalOneChecking = layoutOf({
  name: 'Capital One 360 Checking',
  institution: 'Capital One',
  type: 'checking',
  mask: '4567',
  headingLeft: DATE,
  pageTop: (_, page) => [line(at(DATE, 'capitalone.com'), right(BALANCE, `Page ${page} of 4`))],
  pageBottom: () => [line(at(DATE, 'Capital One, N.A. Member FDIC'))],
  before: (month) => [
    ...textUnits(
      DATE,
      'Here is your bank statement.',
      'STATEMENT PERIOD',
      `${longDate(month.from)} - ${longDate(month.to)}`,
      'Account Summary',
    ),
    unit(
      line(
        at(DATE, '360 Checking...4567'),
        at(200, dollars(month.openingCents)),
        at(400, dollars(closingCents(month, 'checking'))),
      ),
    ),
    ...advertising(DATE),
    ...textUnits(DATE, '360 Checking - 36001234567'),
    unit(
      line(
        at(DATE, 'DATE'),
        at(POST, 'DESCRIPTION'),
        at(CATEGORY, 'CATEGORY'),
        right(MOVED, 'AMOUNT'),
        right(BALANCE, 'BALANCE'),
      ),
    ),
    unit(
      line(
        at(DATE, shortMonth(month.from)),
        at(POST, 'Opening Balance'),
        right(BALANCE, dollars(month.openingCents)),
      ),
    ),
  ],
  sections: [
    {
      kinds: ['deposit', 'card-purchase', 'withdrawal', 'check', 'service-fee'],
      total: (_, month) => [
        line(
          at(DATE, shortMonth(month.to)),
          at(POST, 'Closing Balance'),
          right(BALANCE, dollars(closingCents(month, 'checking'))),
        ),
      ],
    },
  ],
  row: (entry, { balanceCents }) => {
    const text = entry.checkNumber === undefined ? entry.text : `Check Paid #${entry.checkNumber}`
    const isOut = outgoing(entry) > 0
    return {
      lines: [
        line(
          at(DATE, shortMonth(entry.day)),
          at(POST, text),
          at(CATEGORY, isOut ? 'Debit' : 'Credit'),
          right(MOVED, `${isOut ? '-' : '+'} $${money(entry.cents)}`),
          right(BALANCE, dollars(balanceCents)),
        ),
        ...(entry.city === '' ? [] : [line(at(POST, entry.city))]),
      ],
      row: rowOf(entry, { text: `${text} ${entry.city}`.trim() }),
    }
  },
  after: () => legalText(DATE),
})
