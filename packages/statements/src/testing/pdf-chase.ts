/** Chase: a card with lines for foreign amounts. */
import { apart, at, line, right, textUnits, unit } from './pdf-pages.ts'
import { layoutOf } from './pdf-sections.ts'
import {
  advertising,
  beside,
  coupon,
  interestTable,
  legalText,
  pairs,
  yearToDate,
} from './pdf-small-print.ts'
import { closingCents, dollars, money, monthDay, outgoing, rowOf, shortYear, sum } from './pdf-statement.ts'

const [DATE, TEXT, AMOUNT] = [40, 90, 540]

export const chaseCard = layoutOf({
  name: 'Chase card',
  institution: 'Chase',
  type: 'credit',
  mask: '4417',
  headingLeft: DATE,
  pageTop: (month, page) =>
    page === 1
      ? []
      : [
          line(at(DATE, 'Manage your account online: www.chase.com')),
          line(at(DATE, `Statement Date: ${shortYear(month.to)}`)),
        ],
  pageBottom: (_, page) => [
    line(at(DATE, `JORDAN SAMPLE Page ${page} of 3`), at(400, '0000001 FIS33339 D 1')),
  ],
  before: (month) => [
    ...textUnits(DATE, 'CHASE FREEDOM'),
    ...advertising(DATE),
    unit(line(at(DATE, 'ACCOUNT SUMMARY'), apart(330, 'YOUR ACCOUNT MESSAGES'))),
    ...beside(
      [
        ...textUnits(DATE, 'Account Number: XXXX XXXX XXXX 4417'),
        ...pairs(
          [DATE, 300],
          [
            ['Previous Balance', dollars(month.openingCents)],
            ['Payment, Credits', dollars(-sum(month.entries, 'payment', 'credit'))],
            ['Purchases', `+${dollars(sum(month.entries, 'purchase'))}`],
            ['Cash Advances', dollars(sum(month.entries, 'cash-advance'))],
            ['Balance Transfers', '$0.00'],
            ['Fees Charged', `+${dollars(sum(month.entries, 'fee'))}`],
            ['Interest Charged', `+${dollars(sum(month.entries, 'interest'))}`],
            ['New Balance', dollars(closingCents(month, 'credit'))],
            ['Opening/Closing Date', `${shortYear(month.from)} - ${shortYear(month.to)}`],
            ['Credit Access Line', '$12,000'],
          ],
        ),
      ],
      330,
      [
        '',
        'Your next AutoPay payment is set.',
        'We deduct it from your pay account',
        'on the due date, for $40.00',
      ],
    ),
    ...textUnits(DATE, 'Minimum Payment Due: $40.00', 'Payment Due Date: 02/10/26'),
    unit(line(at(DATE, 'ACCOUNT ACTIVITY'))),
    unit(
      line(at(DATE, 'Date of')),
      line(
        at(DATE, 'Transaction'),
        at(160, 'Merchant Name or Transaction Description'),
        right(AMOUNT, '$ Amount'),
      ),
    ),
  ],
  sections: [
    { heading: 'PAYMENTS AND OTHER CREDITS', kinds: ['payment', 'credit'] },
    { heading: 'PURCHASE', kinds: ['purchase'] },
    { heading: 'CASH ADVANCES', kinds: ['cash-advance'] },
    {
      heading: 'FEES CHARGED',
      kinds: ['fee'],
      total: (entries) => [
        line(at(200, 'TOTAL FEES FOR THIS PERIOD'), right(AMOUNT, dollars(sum(entries, 'fee')))),
      ],
    },
    {
      heading: 'INTEREST CHARGED',
      kinds: ['interest'],
      total: (entries) => [
        line(at(200, 'TOTAL INTEREST FOR THIS PERIOD'), right(AMOUNT, dollars(sum(entries, 'interest')))),
      ],
    },
  ],
  row: (entry) => {
    const { foreign } = entry
    const text = `${entry.text} ${entry.city}`.trim()
    const amount = `${outgoing(entry) < 0 ? '-' : ''}${money(entry.cents)}`
    const lines = [line(at(DATE, monthDay(entry.day)), at(TEXT, text), right(AMOUNT, amount))]
    if (foreign !== undefined) {
      lines.push(line(at(DATE, monthDay(entry.posted)), at(TEXT, 'EURO')))
      lines.push(line(at(TEXT, `${foreign.amount} X 1.171673820 (EXCHG RATE)`)))
    }
    return { lines, row: rowOf({ ...entry, posted: entry.day }, { text }) }
  },
  after: (month) => [
    ...yearToDate(DATE, '$39.00', '$12.34'),
    ...interestTable(DATE, 'INTEREST CHARGES', dollars(sum(month.entries, 'interest'))),
    ...legalText(DATE),
    ...coupon(DATE, dollars(closingCents(month, 'credit')), '02/10/26'),
  ],
})
