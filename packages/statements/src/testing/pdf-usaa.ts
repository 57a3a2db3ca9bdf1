/** USAA: a card with totals of sections, and an account with a zero in the unused column. */
import { at, line, right, textUnits, unit } from './pdf-pages.ts'
import { layoutOf } from './pdf-sections.ts'
import { advertising, coupon, interestTable, legalText, pairs, yearToDate } from './pdf-small-print.ts'
import {
  closingCents,
  dollars,
  type FixtureEntry,
  fullDate,
  monthDay,
  outgoing,
  rowOf,
  sum,
} from './pdf-statement.ts'

const [DATE, POST, REFERENCE, TEXT, AMOUNT] = [40, 80, 120, 235, 560]

const header = [
  line(
    at(DATE, 'Trans Date'),
    at(POST + 20, 'Post Date'),
    at(REFERENCE + 40, 'Reference Number'),
    at(TEXT + 30, 'Transaction Description'),
    right(AMOUNT, 'Amount'),
  ),
]

const total = (label: string) => (entries: readonly FixtureEntry[]) => [
  line(
    at(REFERENCE, label),
    right(AMOUNT, dollars(entries.reduce((all, entry) => all + outgoing(entry), 0))),
  ),
]

export const usaaCard = layoutOf({
  name: 'USAA card',
  institution: 'USAA',
  type: 'credit',
  mask: '6610',
  headingLeft: DATE,
  pageTop: (month, page) => [
    line(at(DATE, 'USAA Federal Savings Bank'), right(AMOUNT, `Page ${page} of 4`)),
    line(
      at(DATE, 'Account Number Ending in 6610'),
      at(300, `Statement Period ${fullDate(month.from)} to ${fullDate(month.to)}`),
    ),
  ],
  pageBottom: () => [line(at(DATE, '138520-0125'))],
  before: (month) => [
    ...textUnits(DATE, 'USAA Preferred Cash Rewards Visa Signature®', 'Account Summary'),
    ...pairs(
      [DATE, 300],
      [
        ['Previous Balance', dollars(month.openingCents)],
        ['Payments', dollars(-sum(month.entries, 'payment'))],
        ['Other Credits', dollars(-sum(month.entries, 'credit'))],
        ['Purchases', dollars(sum(month.entries, 'purchase'))],
        ['Cash Advances', dollars(sum(month.entries, 'cash-advance'))],
        ['Fees Charged', dollars(sum(month.entries, 'fee'))],
        ['Interest Charged', dollars(sum(month.entries, 'interest'))],
        ['New Balance', dollars(closingCents(month, 'credit'))],
      ],
    ),
    ...textUnits(DATE, 'Minimum Payment Due $40.00', 'Payment Due Date 02/10/2026'),
    ...advertising(DATE),
  ],
  sections: [
    {
      heading: 'Payments and Credits',
      kinds: ['payment', 'credit'],
      header,
      total: total('Total Payments and Credits'),
    },
    { heading: 'Purchases', kinds: ['purchase'], header, total: total('Total Purchases') },
    { heading: 'Cash Advances', kinds: ['cash-advance'], header, total: total('Total Cash Advances') },
    { heading: 'Fees', kinds: ['fee'], header, total: total('Total Fees for This Period') },
    {
      heading: 'Interest Charged',
      kinds: ['interest'],
      header,
      total: total('Total Interest for This Period'),
    },
  ],
  row: (entry) => {
    const text = `${entry.text} ${entry.city}`.trim()
    const reference =
      entry.kind === 'fee' || entry.kind === 'interest' ? [] : [at(REFERENCE, '24055236F2LZ9X8VT')]
    return {
      lines: [
        line(
          at(DATE, monthDay(entry.day)),
          at(POST, monthDay(entry.posted)),
          ...reference,
          at(TEXT, text),
          right(AMOUNT, dollars(outgoing(entry))),
        ),
      ],
      row: rowOf(entry, { text }),
    }
  },
  after: (month) => [
    ...yearToDate(DATE, '$39.00', '$12.34'),
    ...interestTable(DATE, 'Interest Charge Calculation', dollars(sum(month.entries, 'interest'))),
    ...legalText(DATE),
    ...coupon(DATE, dollars(closingCents(month, 'credit')), '02/10/2026'),
  ],
})

const [WORDS, OUT, IN, BALANCE] = [90, 400, 480, 570]

export const usaaChecking = layoutOf({
  name: 'USAA checking',
  institution: 'USAA',
  type: 'checking',
  mask: '2043',
  headingLeft: DATE,
  pageTop: (month, page) => [
    line(at(DATE, 'USAA CLASSIC CHECKING'), right(BALANCE, `Page ${page} of 4`)),
    line(
      at(DATE, 'Account Number: 0011232043'),
      at(300, `Statement Period: ${fullDate(month.from)} to ${fullDate(month.to)}`),
    ),
  ],
  pageBottom: () => [line(at(DATE, 'USAA FEDERAL SAVINGS BANK Member FDIC'))],
  before: (month) => [
    ...textUnits(DATE, 'Summary'),
    ...pairs(
      [DATE, 330],
      [
        ['Beginning Balance', dollars(month.openingCents)],
        ['Deposits/Credits', dollars(sum(month.entries, 'deposit'))],
        [
          'Withdrawals/Debits',
          dollars(sum(month.entries, 'card-purchase', 'withdrawal', 'check', 'service-fee')),
        ],
        ['Ending Balance', dollars(closingCents(month, 'checking'))],
      ],
    ),
    ...advertising(DATE),
  ],
  sections: [
    {
      heading: 'Transactions',
      kinds: ['deposit', 'card-purchase', 'withdrawal', 'check', 'service-fee'],
      header: [
        line(
          at(DATE, 'Date'),
          at(WORDS, 'Description'),
          right(OUT, 'Debits'),
          right(IN, 'Credits'),
          right(BALANCE, 'Balance'),
        ),
      ],
      total: (_, month) => [
        line(
          at(DATE, monthDay(month.to)),
          at(WORDS, 'Ending Balance'),
          right(BALANCE, dollars(closingCents(month, 'checking'))),
        ),
      ],
    },
  ],
  row: (entry, { balanceCents }) => {
    const isOut = outgoing(entry) > 0
    const text = entry.checkNumber === undefined ? entry.text : `CHECK # ${entry.checkNumber}`
    const amounts = [
      right(OUT, isOut ? dollars(entry.cents) : '0'),
      right(IN, isOut ? '0' : dollars(entry.cents)),
      right(BALANCE, dollars(balanceCents)),
    ]
    return {
      lines:
        entry.city === ''
          ? [line(at(DATE, monthDay(entry.day)), at(WORDS, text), ...amounts)]
          : [line(at(DATE, monthDay(entry.day)), at(WORDS, text)), line(at(WORDS, entry.city), ...amounts)],
      row: rowOf(entry, { text: `${text} ${entry.city}`.trim() }),
    }
  },
  after: () => [
    unit(
      line(at(DATE, 'Interest summary')),
      line(at(DATE, 'Interest paid year to date'), right(300, '$0.31')),
    ),
    ...legalText(DATE),
  ],
})
