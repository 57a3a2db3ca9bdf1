/** Bank of America: a card with numbers after the description, and a checking account with signed sections. */
import { at, line, right, textUnits, unit } from './pdf-pages.ts'
import { layoutOf } from './pdf-sections.ts'
import {
  advertising,
  coupon,
  dailyBalances,
  interestTable,
  legalText,
  pairs,
  yearToDate,
} from './pdf-small-print.ts'
import {
  balance,
  closingCents,
  dollars,
  type FixtureEntry,
  longDate,
  money,
  monthDay,
  outgoing,
  rowOf,
  shortYear,
  sum,
} from './pdf-statement.ts'

const [DATE, POST, TEXT, REFERENCE, ACCOUNT, AMOUNT] = [40, 80, 120, 400, 440, 540]

const total = (label: string) => (entries: readonly FixtureEntry[]) => [
  line(at(TEXT, label), right(AMOUNT, dollars(entries.reduce((all, entry) => all + outgoing(entry), 0)))),
]

export const bankOfAmericaCard = layoutOf({
  name: 'Bank of America card',
  institution: 'Bank of America',
  type: 'credit',
  mask: '8888',
  headingLeft: TEXT,
  pageTop: (month, page) => [
    line(at(DATE, 'JORDAN SAMPLE'), at(200, 'Account# 4400 6666 7777 8888')),
    line(
      at(200, `${longDate(month.from).split(',')[0]} - ${longDate(month.to)}`),
      right(AMOUNT, `Page ${page} of 4`),
    ),
  ],
  pageBottom: () => [line(at(300, 'continued on next page...'))],
  before: (month) => [
    ...textUnits(DATE, 'www.bankofamerica.com', 'Account Summary/Payment Information'),
    ...pairs(
      [DATE, 300],
      [
        ['Previous Balance', dollars(month.openingCents)],
        ['Payments and Other Credits', dollars(-sum(month.entries, 'payment', 'credit'))],
        ['Purchases and Adjustments', dollars(sum(month.entries, 'purchase'))],
        ['Cash Advances', dollars(sum(month.entries, 'cash-advance'))],
        ['Fees Charged', dollars(sum(month.entries, 'fee'))],
        ['Interest Charged', dollars(sum(month.entries, 'interest'))],
        ['New Balance Total', dollars(closingCents(month, 'credit'))],
        ['Total Credit Line', '$20,000.00'],
        ['Statement Closing Date', shortYear(month.to)],
        ['Total Minimum Payment Due', '$40.00'],
      ],
    ),
    ...advertising(DATE),
    ...textUnits(DATE, 'Transactions'),
    unit(
      line(
        at(DATE, 'Transaction'),
        at(POST + 25, 'Posting'),
        at(REFERENCE - 15, 'Reference'),
        at(ACCOUNT + 5, 'Account'),
      ),
      line(
        at(DATE, 'Date'),
        at(POST, 'Date'),
        at(TEXT, 'Description'),
        at(REFERENCE - 10, 'Number'),
        at(ACCOUNT, 'Number'),
        right(AMOUNT, 'Amount'),
      ),
    ),
  ],
  sections: [
    {
      heading: 'Payments and Other Credits',
      kinds: ['payment', 'credit'],
      total: total('TOTAL PAYMENTS AND OTHER CREDITS FOR THIS PERIOD'),
    },
    {
      heading: 'Purchases and Adjustments',
      kinds: ['purchase'],
      total: total('TOTAL PURCHASES AND ADJUSTMENTS FOR THIS PERIOD'),
    },
    {
      heading: 'Cash Advances',
      kinds: ['cash-advance'],
      total: total('TOTAL CASH ADVANCES FOR THIS PERIOD'),
    },
    { heading: 'Fees', kinds: ['fee'], total: total('TOTAL FEES FOR THIS PERIOD') },
    {
      heading: 'Interest Charged',
      kinds: ['interest'],
      total: total('TOTAL INTEREST CHARGED FOR THIS PERIOD'),
    },
  ],
  row: (entry) => {
    const text = `${entry.text} ${entry.city}`.trim()
    const numbers = entry.kind === 'interest' ? [] : [at(REFERENCE, '7838'), at(ACCOUNT, '8888')]
    const amount = `${outgoing(entry) < 0 ? '-' : ''}${money(entry.cents)}`
    return {
      lines: [
        line(
          at(DATE, monthDay(entry.day)),
          at(POST, monthDay(entry.posted)),
          at(TEXT, text),
          ...numbers,
          right(AMOUNT, amount),
        ),
      ],
      row: rowOf(entry, { text }),
    }
  },
  after: (month) => [
    ...yearToDate(DATE, '$39.00', '$12.34'),
    ...interestTable(DATE, 'Interest Charge Calculation', dollars(sum(month.entries, 'interest'))),
    ...legalText(DATE),
    ...coupon(DATE, dollars(closingCents(month, 'credit')), '02/11/2026'),
  ],
})

const header = [line(at(DATE, 'Date'), at(TEXT, 'Description'), right(AMOUNT, 'Amount'))]

export const bankOfAmericaChecking = layoutOf({
  name: 'Bank of America checking',
  institution: 'Bank of America',
  type: 'checking',
  mask: '9012',
  headingLeft: DATE,
  pageTop: (month) => [
    line(
      at(DATE, `JORDAN SAMPLE | Account # 1234 5678 9012 | ${longDate(month.from)} to ${longDate(month.to)}`),
    ),
  ],
  pageBottom: (_, page) => [line(at(300, `Page ${page} of 6`))],
  before: (month) => [
    ...textUnits(
      DATE,
      'Bank of America, N.A.',
      'Your Adv Plus Banking',
      `for ${longDate(month.from)} to ${longDate(month.to)}`,
      'Account number: 1234 5678 9012',
      'Account summary',
    ),
    ...pairs(
      [DATE, 330],
      [
        [`Beginning balance on ${longDate(month.from)}`, dollars(month.openingCents)],
        ['Deposits and other additions', money(sum(month.entries, 'deposit'))],
        ['ATM and debit card subtractions', `-${money(sum(month.entries, 'card-purchase'))}`],
        ['Other subtractions', `-${money(sum(month.entries, 'withdrawal'))}`],
        ['Checks', `-${money(sum(month.entries, 'check'))}`],
        ['Service fees', `-${money(sum(month.entries, 'service-fee'))}`],
        [`Ending balance on ${longDate(month.to)}`, dollars(closingCents(month, 'checking'))],
      ],
    ),
    ...advertising(DATE),
  ],
  sections: [
    {
      heading: 'Deposits and other additions',
      kinds: ['deposit'],
      header,
      total: total('Total deposits and other additions'),
    },
    {
      heading: 'ATM and debit card subtractions',
      kinds: ['card-purchase'],
      header,
      total: total('Total ATM and debit card subtractions'),
    },
    {
      heading: 'Other subtractions',
      kinds: ['withdrawal'],
      header,
      total: total('Total other subtractions'),
    },
    {
      heading: 'Checks',
      kinds: ['check'],
      header: [line(at(DATE, 'Date'), at(POST + 20, 'Check #'), right(AMOUNT, 'Amount'))],
      total: (entries) => [
        ...total('Total checks')(entries),
        line(at(TEXT, 'Total # of checks'), right(AMOUNT, String(entries.length))),
      ],
      row: (entry) => ({
        lines: [
          line(
            at(DATE, monthDay(entry.day)),
            at(POST + 20, `${entry.checkNumber}*`),
            right(AMOUNT, `-${money(entry.cents)}`),
          ),
        ],
        row: rowOf(entry, { text: `CHECK ${entry.checkNumber}` }),
      }),
    },
    { heading: 'Service fees', kinds: ['service-fee'], header, total: total('Total service fees') },
  ],
  row: (entry) => ({
    lines: [
      line(
        at(DATE, shortYear(entry.day)),
        at(TEXT, entry.text),
        right(AMOUNT, `${outgoing(entry) > 0 ? '-' : ''}${money(entry.cents)}`),
      ),
      ...(entry.city === '' ? [] : [line(at(TEXT, entry.city))]),
    ],
    row: rowOf(entry, { text: `${entry.text} ${entry.city}`.trim() }),
  }),
  after: (month) => [
    ...dailyBalances(DATE, {
      heading: 'Daily ledger balances',
      columns: ['Date', 'Balance ($)'],
      rows: [
        [monthDay(month.from), balance(month.openingCents)],
        [monthDay(month.to), balance(closingCents(month, 'checking'))],
      ],
    }),
    ...legalText(DATE),
  ],
})
