/** Discover: a card with a category column and a box of rewards beside the table, and a checking account. */
import { apart, at, line, right, textUnits, unit } from './pdf-pages.ts'
import { layoutOf } from './pdf-sections.ts'
import { advertising, coupon, interestTable, legalText, pairs, yearToDate } from './pdf-small-print.ts'
import {
  balance,
  closingCents,
  dollars,
  fullDate,
  longDate,
  monthDay,
  outgoing,
  rowOf,
  shortYear,
  sum,
} from './pdf-statement.ts'

const [DATE, TEXT, CATEGORY, AMOUNT, BOX] = [30, 75, 285, 440, 470]
const rewards = ['Rewards', 'Opening Balance', 'Earned $4.31', '$15.20', 'Balance $19.51']

export const discoverCard = layoutOf({
  name: 'Discover card',
  institution: 'Discover',
  type: 'credit',
  mask: '3344',
  headingLeft: DATE,
  pageTop: (month, page) => [
    line(at(DATE, 'DISCOVER IT® CARD ENDING IN 3344'), at(330, `Page ${page} of 4`)),
    line(at(DATE, `OPEN TO CLOSE DATE: ${fullDate(month.from)} - ${fullDate(month.to)}`)),
  ],
  pageBottom: () => [line(at(DATE, 'Discover.com'), at(300, 'See Interest Charge Calculation section.'))],
  before: (month) => [
    ...textUnits(DATE, 'ACCOUNT SUMMARY'),
    ...pairs(
      [DATE, 300],
      [
        ['Previous Balance', dollars(month.openingCents)],
        ['Payments and Credits', dollars(-sum(month.entries, 'payment', 'credit'))],
        ['Purchases', `+${dollars(sum(month.entries, 'purchase'))}`],
        ['Balance Transfers', '+$0.00'],
        ['Cash Advances', `+${dollars(sum(month.entries, 'cash-advance'))}`],
        ['Fees Charged', `+${dollars(sum(month.entries, 'fee'))}`],
        ['Interest Charged', `+${dollars(sum(month.entries, 'interest'))}`],
        ['New Balance', dollars(closingCents(month, 'credit'))],
      ],
    ),
    ...textUnits(DATE, 'Minimum Payment Due $40.00', 'Payment Due Date 02/09/2026'),
    ...advertising(DATE),
    ...textUnits(DATE, 'Transactions'),
  ],
  sections: [
    {
      kinds: ['payment', 'credit'],
      header: [line(at(DATE, 'TRANS. DATE'), at(TEXT + 25, 'PAYMENTS AND CREDITS'), right(AMOUNT, 'AMOUNT'))],
    },
    {
      kinds: ['purchase'],
      header: [
        line(
          at(DATE, 'TRANS. DATE'),
          at(TEXT + 25, 'PURCHASES'),
          at(CATEGORY, 'MERCHANT CATEGORY'),
          right(AMOUNT, 'AMOUNT'),
        ),
      ],
    },
    {
      kinds: ['cash-advance'],
      header: [line(at(DATE, 'TRANS. DATE'), at(TEXT + 25, 'CASH ADVANCES'), right(AMOUNT, 'AMOUNT'))],
    },
    {
      heading: 'Fees and Interest Charged',
      kinds: ['fee'],
      header: [line(at(DATE, 'TRANS. DATE'), at(TEXT + 25, 'FEES'), right(AMOUNT, 'AMOUNT'))],
      total: (entries, month) => [
        line(at(TEXT, 'TOTAL FEES FOR THIS PERIOD'), right(AMOUNT, dollars(sum(entries, 'fee')))),
        line(
          at(TEXT, 'TOTAL INTEREST FOR THIS PERIOD'),
          right(AMOUNT, dollars(sum(month.entries, 'interest'))),
        ),
      ],
    },
  ],
  row: (entry) => {
    const text = `${entry.text} ${entry.city}`.trim()
    const isPurchase = entry.kind === 'purchase'
    const category = entry.cents % 2 === 0 ? 'Home Improvement' : 'Supermarkets'
    const box = isPurchase ? [apart(BOX, rewards[entry.cents % rewards.length] ?? '')] : []
    return {
      lines: [
        line(
          at(DATE, monthDay(entry.day)),
          at(TEXT, text),
          ...(isPurchase ? [at(CATEGORY, category)] : []),
          right(AMOUNT, dollars(outgoing(entry))),
          ...box,
        ),
      ],
      row: rowOf({ ...entry, posted: entry.day }, { text, ...(isPurchase ? { category } : {}) }),
    }
  },
  after: (month) => [
    ...yearToDate(DATE, '$39.00', '$12.34'),
    ...interestTable(DATE, 'Interest Charge Calculation', dollars(sum(month.entries, 'interest'))),
    ...legalText(DATE),
    ...coupon(DATE, dollars(closingCents(month, 'credit')), '02/09/2026'),
  ],
})

const [EFFECTIVE, POSTED, WORDS, IN, OUT, BALANCE] = [30, 85, 140, 425, 500, 575]

export const discoverChecking = layoutOf({
  name: 'Discover checking',
  institution: 'Discover',
  type: 'checking',
  mask: '5566',
  headingLeft: EFFECTIVE,
  pageTop: (month, page) => [
    line(at(EFFECTIVE, 'Discover Bank'), at(300, `Page ${page} of 4`)),
    line(at(EFFECTIVE, `Statement Period: ${longDate(month.from)} - ${longDate(month.to)}`)),
  ],
  pageBottom: () => [line(at(EFFECTIVE, 'Member FDIC'))],
  before: (month) => [
    ...textUnits(EFFECTIVE, 'Cashback Debit Account Number: XXXXXX5566', 'Account Summary'),
    ...pairs(
      [EFFECTIVE, 300],
      [
        ['Beginning Balance', dollars(month.openingCents)],
        ['Deposits and Credits', `+ ${dollars(sum(month.entries, 'deposit'))}`],
        [
          'Withdrawals and Debits',
          `- ${dollars(sum(month.entries, 'card-purchase', 'withdrawal', 'check', 'service-fee'))}`,
        ],
        ['Ending Balance', dollars(closingCents(month, 'checking'))],
      ],
    ),
    ...advertising(EFFECTIVE),
  ],
  sections: [
    {
      heading: 'Account Activity',
      kinds: ['deposit', 'card-purchase', 'withdrawal', 'check', 'service-fee'],
      header: [
        line(
          at(EFFECTIVE, 'Eff. Date'),
          at(POSTED, 'Syst. Date'),
          at(WORDS + 10, 'Description'),
          right(IN, 'Credits'),
          right(OUT, 'Debits'),
          right(BALANCE, 'Balance'),
        ),
      ],
    },
  ],
  row: (entry, { balanceCents }) => {
    const text =
      entry.checkNumber === undefined ? `${entry.text} ${entry.city}`.trim() : `Check # ${entry.checkNumber}`
    return {
      lines: [
        line(
          at(EFFECTIVE, shortYear(entry.day)),
          at(POSTED, shortYear(entry.posted)),
          at(WORDS, text),
          right(outgoing(entry) < 0 ? IN : OUT, dollars(entry.cents)),
          right(BALANCE, balance(balanceCents)),
        ),
      ],
      row: rowOf(entry, { text }),
    }
  },
  after: () => [
    unit(line(at(EFFECTIVE, 'Interest summary')), line(at(EFFECTIVE, 'Interest paid year to date $0.31'))),
    ...legalText(EFFECTIVE),
  ],
})
