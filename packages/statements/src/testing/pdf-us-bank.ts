/** U.S. Bank: a card with the posting date first and 'CR' after credits, and an account with trailing minuses. */
import { at, line, right, textUnits, unit } from './pdf-pages.ts'
import { layoutOf } from './pdf-sections.ts'
import { advertising, coupon, interestTable, legalText, pairs, yearToDate } from './pdf-small-print.ts'
import {
  balance,
  closingCents,
  dollars,
  type FixtureEntry,
  fullDate,
  longDate,
  money,
  monthDay,
  outgoing,
  rowOf,
  shortMonth,
  sum,
} from './pdf-statement.ts'

const [POST, TRANS, REFERENCE, TEXT, AMOUNT] = [40, 80, 120, 160, 540]

const header = [
  line(at(POST, 'Post'), at(TRANS, 'Trans')),
  line(
    at(POST, 'Post Date'),
    at(TRANS + 20, 'Trans Date'),
    at(TEXT + 10, 'Ref #'),
    at(TEXT + 50, 'Transaction Description'),
    right(AMOUNT, 'Amount'),
  ),
]

function credit(cents: number): string {
  return `${dollars(Math.abs(cents))}${cents < 0 ? 'CR' : ''}`
}

const total = (entries: readonly FixtureEntry[]) => [
  line(
    at(TEXT, 'TOTAL THIS PERIOD'),
    right(AMOUNT, credit(entries.reduce((all, entry) => all + outgoing(entry), 0))),
  ),
]

export const usBankCard = layoutOf({
  name: 'U.S. Bank card',
  institution: 'U.S. Bank',
  type: 'credit',
  mask: '9921',
  headingLeft: POST,
  pageTop: (month, page) => [
    line(
      at(POST, `Open Date: ${fullDate(month.from)} Closing Date: ${fullDate(month.to)}`),
      at(400, `Page ${page} of 4`),
    ),
    line(at(POST, 'Account: XXXX XXXX XXXX 9921')),
  ],
  pageBottom: () => [line(at(POST, 'Continued on Next Page'))],
  before: (month) => [
    ...textUnits(POST, 'U.S. Bank Cash+® Visa Signature® Card', 'Activity Summary'),
    ...pairs(
      [POST, 300],
      [
        ['Previous Balance', `+ ${dollars(month.openingCents)}`],
        ['Payments', `- ${dollars(sum(month.entries, 'payment'))}CR`],
        ['Other Credits', `- ${dollars(sum(month.entries, 'credit'))}CR`],
        ['Purchases', `+ ${dollars(sum(month.entries, 'purchase'))}`],
        ['Balance Transfers', '$0.00'],
        ['Advances', `+ ${dollars(sum(month.entries, 'cash-advance'))}`],
        ['Other Debits', '$0.00'],
        ['Fees Charged', `+ ${dollars(sum(month.entries, 'fee'))}`],
        ['Interest Charged', `+ ${dollars(sum(month.entries, 'interest'))}`],
        ['New Balance', `= ${dollars(closingCents(month, 'credit'))}`],
      ],
    ),
    ...textUnits(POST, 'Minimum Payment Due $40.00', 'Payment Due Date 02/09/2026'),
    ...advertising(POST),
    ...textUnits(POST, 'Transactions'),
  ],
  sections: [
    { heading: 'Payments and Other Credits', kinds: ['payment', 'credit'], header, total },
    { heading: 'Purchases and Other Debits', kinds: ['purchase'], header, total },
    { heading: 'Cash Advances', kinds: ['cash-advance'], header, total },
    {
      heading: 'Fees',
      kinds: ['fee'],
      header,
      total: (entries) => [
        line(at(TEXT, 'TOTAL FEES THIS PERIOD'), right(AMOUNT, dollars(sum(entries, 'fee')))),
      ],
    },
    {
      heading: 'Interest Charged',
      kinds: ['interest'],
      header,
      total: (entries) => [
        line(at(TEXT, 'TOTAL INTEREST THIS PERIOD'), right(AMOUNT, dollars(sum(entries, 'interest')))),
      ],
    },
  ],
  row: (entry) => {
    const text = `${entry.text} ${entry.city}`.trim()
    const reference = entry.kind === 'payment' ? 'MTC' : '1867'
    return {
      lines: [
        line(
          at(POST, monthDay(entry.posted)),
          at(TRANS, monthDay(entry.day)),
          at(REFERENCE, reference),
          at(TEXT, text),
          right(AMOUNT, credit(outgoing(entry))),
        ),
        ...(entry.foreign === undefined
          ? []
          : [line(at(TEXT, `${entry.foreign.amount} EURO`)), line(at(TEXT, '*** 1.17167 EXCHANGE RATE'))]),
      ],
      row: rowOf(entry, { text }),
    }
  },
  after: (month) => [
    ...yearToDate(POST, '$39.00', '$12.34'),
    ...interestTable(POST, 'Interest Charge Calculation', dollars(sum(month.entries, 'interest'))),
    ...legalText(POST),
    ...coupon(POST, dollars(closingCents(month, 'credit')), '02/09/2026'),
  ],
})

const [DATE, WORDS, REF] = [40, 90, 360]

const bankHeader = [
  line(
    at(DATE, 'Date'),
    at(WORDS, 'Description of Transaction'),
    at(REF, 'Ref Number'),
    right(AMOUNT, 'Amount'),
  ),
]

function bankTotal(label: string) {
  return (entries: readonly FixtureEntry[]) => {
    const cents = entries.reduce((all, entry) => all + outgoing(entry), 0)
    return [line(at(260, label), right(AMOUNT, `$ ${money(cents)}${cents > 0 ? '-' : ''}`))]
  }
}

export const usBankChecking = layoutOf({
  name: 'U.S. Bank checking',
  institution: 'U.S. Bank',
  type: 'checking',
  mask: '9012',
  headingLeft: DATE,
  pageTop: (month, page) => [
    line(at(150, 'Account Number: 1 234 5678 9012')),
    line(
      at(150, `Statement Period: ${longDate(month.from)} through ${longDate(month.to)}`),
      right(AMOUNT + 40, `Page ${page}`),
    ),
  ],
  pageBottom: () => [line(at(DATE, 'U.S. Bank National Association Member FDIC'))],
  before: (month) => [
    ...textUnits(DATE, 'U.S. BANK SMARTLY CHECKING', 'Account Summary'),
    unit(
      line(
        at(DATE, `Beginning Balance on ${shortMonth(month.from)}`),
        right(AMOUNT, `$ ${balance(month.openingCents)}`),
      ),
    ),
    unit(line(at(DATE, 'Other Deposits'), at(260, '3'), right(AMOUNT, money(sum(month.entries, 'deposit'))))),
    unit(
      line(
        at(DATE, 'Card Withdrawals'),
        at(260, '3'),
        right(AMOUNT, `${money(sum(month.entries, 'card-purchase'))}-`),
      ),
    ),
    unit(
      line(
        at(DATE, 'Other Withdrawals'),
        at(260, '3'),
        right(AMOUNT, `${money(sum(month.entries, 'withdrawal', 'service-fee'))}-`),
      ),
    ),
    unit(
      line(at(DATE, 'Checks Paid'), at(260, '3'), right(AMOUNT, `${money(sum(month.entries, 'check'))}-`)),
    ),
    unit(
      line(
        at(DATE, `Ending Balance on ${shortMonth(month.to)}, ${month.to.slice(0, 4)}`),
        right(AMOUNT, `$ ${balance(closingCents(month, 'checking'))}`),
      ),
    ),
    ...advertising(DATE),
  ],
  sections: [
    {
      heading: 'Other Deposits',
      kinds: ['deposit'],
      header: bankHeader,
      total: bankTotal('Total Other Deposits'),
    },
    {
      heading: 'Card Withdrawals',
      kinds: ['card-purchase'],
      header: bankHeader,
      total: bankTotal('Total Card Withdrawals'),
    },
    {
      heading: 'Other Withdrawals',
      kinds: ['withdrawal', 'service-fee'],
      header: bankHeader,
      total: bankTotal('Total Other Withdrawals'),
    },
    {
      heading: 'Checks Presented Conventionally',
      kinds: ['check'],
      header: [line(at(DATE, 'Check'), at(WORDS, 'Date'), at(200, 'Ref Number'), right(AMOUNT, 'Amount'))],
      total: bankTotal('Conventional Checks Paid'),
      row: (entry) => ({
        lines: [
          line(
            at(DATE, `${entry.checkNumber}*`),
            at(WORDS, shortMonth(entry.day)),
            at(200, '8012345678'),
            right(AMOUNT, money(entry.cents)),
          ),
        ],
        row: rowOf(entry, { text: `CHECK ${entry.checkNumber}` }),
      }),
    },
  ],
  row: (entry) => ({
    lines: [
      line(
        at(DATE, shortMonth(entry.day)),
        at(WORDS, entry.text),
        right(AMOUNT, `$ ${money(entry.cents)}${outgoing(entry) > 0 ? '-' : ''}`),
      ),
      ...(entry.city === '' ? [] : [line(at(WORDS, entry.city)), line(at(WORDS, 'REF=260090098765430N00'))]),
    ],
    row: rowOf(entry, { text: `${entry.text} ${entry.city}`.trim() }),
  }),
  after: (month) => [
    unit(
      line(at(DATE, 'Balance Summary')),
      line(at(DATE, 'Date'), right(200, 'Ending Balance'), at(260, 'Date'), right(420, 'Ending Balance')),
    ),
    unit(
      line(
        at(DATE, shortMonth(month.from)),
        right(200, balance(month.openingCents)),
        at(260, shortMonth(month.to)),
        right(420, balance(closingCents(month, 'checking'))),
      ),
    ),
    ...legalText(DATE),
  ],
})
