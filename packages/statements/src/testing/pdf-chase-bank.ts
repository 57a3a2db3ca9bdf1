/** Chase: a personal account with a running balance, and a business account with sections. */
import { at, line, right, textUnits, unit } from './pdf-pages.ts'
import { layoutOf, type PrintedEntry } from './pdf-sections.ts'
import { advertising, dailyBalances, legalText, pairs } from './pdf-small-print.ts'
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
  sum,
} from './pdf-statement.ts'

const [DATE, TEXT, AMOUNT] = [40, 90, 540]

function signed(entry: FixtureEntry): string {
  return `${outgoing(entry) > 0 ? '-' : ''}${money(entry.cents)}`
}

/** Text of a bank entry, with the city on a second line. */
function bankText({ text, city, checkNumber }: FixtureEntry): string {
  return checkNumber === undefined ? `${text} ${city}`.trim() : `CHECK # ${checkNumber}`
}

const BALANCE = 570

export const chaseChecking = layoutOf({
  name: 'Chase checking',
  institution: 'Chase',
  type: 'checking',
  mask: '6789',
  headingLeft: DATE,
  pageTop: (month) => [
    line(at(340, `${longDate(month.from)} through ${longDate(month.to)}`)),
    line(at(340, 'Account Number: 000000123456789')),
  ],
  pageBottom: (_, page) => [line(at(500, `Page ${page} of 4`))],
  before: (month) => [
    ...textUnits(DATE, 'JPMorgan Chase Bank, N.A.', 'CHECKING SUMMARY Chase Total Checking'),
    unit(line(right(AMOUNT, 'AMOUNT'))),
    ...pairs(
      [DATE, AMOUNT],
      [
        ['Beginning Balance', dollars(month.openingCents)],
        ['Deposits and Additions', money(sum(month.entries, 'deposit'))],
        ['Checks Paid', `-${money(sum(month.entries, 'check'))}`],
        ['ATM & Debit Card Withdrawals', `-${money(sum(month.entries, 'card-purchase'))}`],
        ['Electronic Withdrawals', `-${money(sum(month.entries, 'withdrawal'))}`],
        ['Fees', `-${money(sum(month.entries, 'service-fee'))}`],
        ['Ending Balance', dollars(closingCents(month, 'checking'))],
      ],
    ),
    ...textUnits(DATE, 'TRANSACTION DETAIL'),
    unit(line(at(DATE, 'DATE'), at(TEXT, 'DESCRIPTION'), right(470, 'AMOUNT'), right(BALANCE, 'BALANCE'))),
    unit(line(at(TEXT, 'Beginning Balance'), right(BALANCE, dollars(month.openingCents)))),
  ],
  sections: [
    {
      kinds: ['deposit', 'card-purchase', 'withdrawal', 'check', 'service-fee'],
      header: [],
      total: (_, month) => [
        line(at(TEXT, 'Ending Balance'), right(BALANCE, dollars(closingCents(month, 'checking')))),
      ],
    },
  ],
  row: (entry, { balanceCents }): PrintedEntry => ({
    lines: [
      line(
        at(DATE, monthDay(entry.day)),
        at(TEXT, bankText({ ...entry, city: '' })),
        right(470, signed(entry)),
        right(BALANCE, balance(balanceCents)),
      ),
      ...(entry.city === '' ? [] : [line(at(TEXT, entry.city))]),
    ],
    row: rowOf(entry, { text: bankText(entry) }),
  }),
  after: () => [...advertising(DATE), ...legalText(DATE)],
})

const sectionHeader = [line(at(DATE, 'DATE'), at(TEXT, 'DESCRIPTION'), right(AMOUNT, 'AMOUNT'))]

export const chaseBusiness = layoutOf({
  name: 'Chase business checking',
  institution: 'Chase',
  type: 'checking',
  mask: '6789',
  headingLeft: DATE,
  pageTop: chaseChecking.pageTop,
  pageBottom: chaseChecking.pageBottom,
  before: (month) => [
    ...textUnits(DATE, 'JPMorgan Chase Bank, N.A.', 'CHECKING SUMMARY Chase Business Complete Checking'),
    unit(line(at(300, 'INSTANCES'), right(AMOUNT, 'AMOUNT'))),
    unit(line(at(DATE, 'Beginning Balance'), right(AMOUNT, dollars(month.openingCents)))),
    unit(
      line(
        at(DATE, 'Deposits and Additions'),
        at(320, '3'),
        right(AMOUNT, money(sum(month.entries, 'deposit'))),
      ),
    ),
    unit(
      line(at(DATE, 'Checks Paid'), at(320, '3'), right(AMOUNT, `-${money(sum(month.entries, 'check'))}`)),
    ),
    unit(
      line(
        at(DATE, 'ATM & Debit Card Withdrawals'),
        at(320, '9'),
        right(AMOUNT, `-${money(sum(month.entries, 'card-purchase'))}`),
      ),
    ),
    unit(
      line(
        at(DATE, 'Electronic Withdrawals'),
        at(320, '2'),
        right(AMOUNT, `-${money(sum(month.entries, 'withdrawal'))}`),
      ),
    ),
    unit(line(at(DATE, 'Fees'), at(320, '1'), right(AMOUNT, `-${money(sum(month.entries, 'service-fee'))}`))),
    unit(
      line(
        at(DATE, 'Ending Balance'),
        at(320, '18'),
        right(AMOUNT, dollars(closingCents(month, 'checking'))),
      ),
    ),
  ],
  sections: [
    {
      heading: 'DEPOSITS AND ADDITIONS',
      kinds: ['deposit'],
      header: sectionHeader,
      total: totalLine('Total Deposits and Additions'),
    },
    {
      heading: 'CHECKS PAID',
      kinds: ['check'],
      header: [
        line(
          at(DATE, 'CHECK NO.'),
          at(TEXT + 20, 'DESCRIPTION'),
          at(300, 'DATE PAID'),
          right(AMOUNT, 'AMOUNT'),
        ),
      ],
      total: totalLine('Total Checks Paid'),
      row: (entry) => ({
        lines: [
          line(
            at(DATE, `${entry.checkNumber} ^`),
            at(300, monthDay(entry.day)),
            right(AMOUNT, dollars(entry.cents)),
          ),
        ],
        row: rowOf(entry, { text: `CHECK ${entry.checkNumber}` }),
      }),
    },
    {
      heading: 'ATM & DEBIT CARD WITHDRAWALS',
      kinds: ['card-purchase'],
      header: sectionHeader,
      total: totalLine('Total ATM & Debit Card Withdrawals'),
    },
    {
      heading: 'ELECTRONIC WITHDRAWALS',
      kinds: ['withdrawal'],
      header: sectionHeader,
      total: totalLine('Total Electronic Withdrawals'),
    },
    { heading: 'FEES', kinds: ['service-fee'], header: sectionHeader, total: totalLine('Total Fees') },
  ],
  row: (entry) => ({
    lines: [
      line(at(DATE, monthDay(entry.day)), at(TEXT, entry.text), right(AMOUNT, money(entry.cents))),
      ...(entry.city === '' ? [] : [line(at(TEXT, entry.city))]),
    ],
    row: rowOf(entry, { text: `${entry.text} ${entry.city}`.trim() }),
  }),
  after: (month) => [
    ...dailyBalances(DATE, {
      heading: 'DAILY ENDING BALANCE',
      columns: ['DATE', 'AMOUNT'],
      rows: [
        [monthDay(month.from), dollars(month.openingCents)],
        [monthDay(month.to), dollars(closingCents(month, 'checking'))],
      ],
    }),
    ...legalText(DATE),
  ],
})

function totalLine(label: string) {
  return (entries: readonly FixtureEntry[]) => [
    line(at(DATE, label), right(AMOUNT, dollars(entries.reduce((total, { cents }) => total + cents, 0)))),
  ]
}
