/** Navy Federal: a card with long references and unsigned credits, and an account with a spaced trailing minus. */
import { at, line, right, textUnits, unit } from './pdf-pages.ts'
import { layoutOf } from './pdf-sections.ts'
import { advertising, coupon, interestTable, legalText, pairs, yearToDate } from './pdf-small-print.ts'
import {
  balance,
  closingCents,
  dollars,
  type FixtureEntry,
  fullDate,
  money,
  monthDay,
  outgoing,
  rowOf,
  shortYear,
  sum,
} from './pdf-statement.ts'

const [DATE, POST, REFERENCE, TEXT, AMOUNT] = [30, 85, 140, 270, 570]

const header = [
  line(
    at(DATE, 'Trans Date'),
    at(POST + 5, 'Post Date'),
    at(REFERENCE + 5, 'Reference No.'),
    at(TEXT, 'Description'),
    right(AMOUNT, 'Amount'),
  ),
]

const total = (label: string) => (entries: readonly FixtureEntry[]) => [
  line(at(DATE, label), right(AMOUNT, dollars(entries.reduce((all, { cents }) => all + cents, 0)))),
]

export const navyFederalCard = layoutOf({
  name: 'Navy Federal card',
  institution: 'Navy Federal',
  type: 'credit',
  mask: '1234',
  headingLeft: DATE,
  pageTop: (_, page) => [
    line(at(DATE, 'NAVY FEDERAL CREDIT UNION'), right(AMOUNT, `Page ${page} of 4`)),
    line(at(DATE, 'CREDIT CARD xxxx xxxx xxxx 1234')),
  ],
  pageBottom: () => [line(at(DATE, 'Insured by NCUA'))],
  before: (month) => [
    ...textUnits(
      DATE,
      `Statement Closing Date ${shortYear(month.to)}`,
      'Minimum Payment Due $40.00',
      'Payment Due Date 02/08/26',
      'ACCOUNT SUMMARY',
    ),
    ...pairs(
      [DATE, 330],
      [
        ['Previous Balance', dollars(month.openingCents)],
        ['Payments and Credits', `- ${dollars(sum(month.entries, 'payment', 'credit'))}`],
        ['Purchases', `+ ${dollars(sum(month.entries, 'purchase'))}`],
        ['Cash Advances', `+ ${dollars(sum(month.entries, 'cash-advance'))}`],
        ['Fees Charged', `+ ${dollars(sum(month.entries, 'fee'))}`],
        ['Interest Charged', `+ ${dollars(sum(month.entries, 'interest'))}`],
        ['New Balance', `= ${dollars(closingCents(month, 'credit'))}`],
      ],
    ),
    ...advertising(DATE),
  ],
  sections: [
    {
      heading: 'PAYMENTS AND CREDITS',
      kinds: ['payment', 'credit'],
      header,
      total: total('TOTAL PAYMENTS AND CREDITS'),
    },
    {
      heading: 'TRANSACTIONS',
      kinds: ['purchase', 'cash-advance'],
      header,
      total: total('TOTAL NEW ACTIVITY FOR JORDAN SAMPLE'),
    },
    { heading: 'FEES', kinds: ['fee'], header, total: total('TOTAL FEES FOR THIS PERIOD') },
    {
      heading: 'INTEREST CHARGED',
      kinds: ['interest'],
      header,
      total: total('TOTAL INTEREST FOR THIS PERIOD'),
    },
  ],
  row: (entry) => {
    const text = `${entry.text} ${entry.city}`.trim()
    return {
      lines: [
        line(
          at(DATE, shortYear(entry.day)),
          at(POST, shortYear(entry.posted)),
          at(REFERENCE, '24692165360100123456789'),
          at(TEXT, text),
          right(AMOUNT, dollars(entry.cents)),
        ),
      ],
      row: rowOf(entry, { text }),
    }
  },
  after: (month) => [
    ...yearToDate(DATE, '$39.00', '$12.34'),
    ...interestTable(DATE, 'INTEREST CHARGE CALCULATION', dollars(sum(month.entries, 'interest'))),
    ...legalText(DATE),
    ...coupon(DATE, dollars(closingCents(month, 'credit')), '02/08/26'),
  ],
})

const [DAY, WORDS, MOVED, BALANCE] = [40, 90, 460, 560]

/** '01-05' */
function dashed(day: string): string {
  return monthDay(day).replace('/', '-')
}

export const navyFederalChecking = layoutOf({
  name: 'Navy Federal checking',
  institution: 'Navy Federal',
  type: 'checking',
  mask: '5678',
  headingLeft: DAY,
  pageTop: (month, page) => [
    line(at(DAY, 'Navy Federal Credit Union'), right(BALANCE, `Page ${page} of 4`)),
    line(at(DAY, `Statement Period ${fullDate(month.from)} - ${fullDate(month.to)}`)),
  ],
  pageBottom: () => [line(at(DAY, 'Insured by NCUA'))],
  before: (month) => [
    ...textUnits(DAY, 'Summary of your deposit accounts'),
    unit(
      line(at(170, 'Previous'), at(260, 'Deposits/'), at(350, 'Withdrawals/'), at(450, 'Ending')),
      line(at(170, 'Balance'), at(260, 'Credits'), at(350, 'Debits'), at(450, 'Balance')),
    ),
    unit(
      line(
        at(DAY, 'Everyday Checking'),
        at(170, dollars(month.openingCents)),
        at(260, dollars(sum(month.entries, 'deposit'))),
        at(350, dollars(sum(month.entries, 'card-purchase', 'withdrawal', 'check', 'service-fee'))),
        at(450, dollars(closingCents(month, 'checking'))),
      ),
    ),
    ...advertising(DAY),
    ...textUnits(DAY, 'Checking', 'Everyday Checking - 7012345678'),
    unit(
      line(
        at(DAY, 'Date'),
        at(WORDS, 'Transaction Detail'),
        right(MOVED, 'Amount($)'),
        right(BALANCE, 'Balance($)'),
      ),
    ),
    unit(
      line(
        at(DAY, dashed(month.from)),
        at(WORDS, 'Beginning Balance'),
        right(BALANCE, balance(month.openingCents)),
      ),
    ),
  ],
  sections: [
    {
      kinds: ['deposit', 'card-purchase', 'withdrawal', 'check', 'service-fee'],
      total: (_, month) => [
        line(
          at(DAY, dashed(month.to)),
          at(WORDS, 'Ending Balance'),
          right(BALANCE, balance(closingCents(month, 'checking'))),
        ),
      ],
    },
  ],
  row: (entry, { balanceCents }) => {
    const text = entry.checkNumber === undefined ? entry.text : `Check ${entry.checkNumber}`
    const amount = `${money(entry.cents)}${outgoing(entry) > 0 ? ' -' : ''}`
    return {
      lines: [
        line(
          at(DAY, dashed(entry.day)),
          at(WORDS, text),
          right(MOVED, amount),
          right(BALANCE, balance(balanceCents)),
        ),
        ...(entry.city === '' ? [] : [line(at(WORDS, entry.city))]),
      ],
      row: rowOf(entry, { text: `${text} ${entry.city}`.trim() }),
    }
  },
  after: (month) => [
    unit(line(at(DAY, 'Items Paid')), line(at(DAY, 'Item'), at(WORDS, 'Date'), right(200, 'Amount($)'))),
    unit(line(at(DAY, 'POS'), at(WORDS, dashed(month.to)), right(200, '63.50'))),
    ...legalText(DAY),
  ],
})
