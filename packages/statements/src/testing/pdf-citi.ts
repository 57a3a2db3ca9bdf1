/** Citi: a card whose sale date is empty if it's the posting date, and a checking account with two columns. */
import { at, line, type PdfCell, right, textUnits, unit } from './pdf-pages.ts'
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
  shortYear,
  sum,
} from './pdf-statement.ts'

const [SALE, POST, TEXT, AMOUNT] = [40, 80, 125, 540]

const total = (label: string) => (entries: readonly FixtureEntry[]) => [
  line(at(TEXT, label), right(AMOUNT, dollars(entries.reduce((all, { cents }) => all + cents, 0)))),
]

export const citiCard = layoutOf({
  name: 'Citi card',
  institution: 'Citi',
  type: 'credit',
  mask: '2218',
  headingLeft: SALE,
  pageTop: (_, page) => [
    line(at(SALE, 'www.citicards.com'), at(300, `Page ${page} of 4`)),
    line(at(SALE, 'JORDAN SAMPLE')),
  ],
  pageBottom: () => [line(at(SALE, '© 2026 Citibank, N.A. Citi is a registered service mark.'))],
  before: (month) => [
    ...textUnits(
      SALE,
      'Citi Double Cash® Card',
      'Account number ending in: 2218',
      `Billing Period: ${shortYear(month.from)}-${shortYear(month.to)}`,
      'Minimum payment due: $40.00',
      'Payment due date: 02/11/26',
      'Account Summary',
    ),
    ...pairs(
      [SALE, 300],
      [
        ['Previous balance', dollars(month.openingCents)],
        ['Payments', `-${dollars(sum(month.entries, 'payment'))}`],
        ['Credits', `-${dollars(sum(month.entries, 'credit'))}`],
        ['Purchases', `+${dollars(sum(month.entries, 'purchase'))}`],
        ['Cash advances', `+${dollars(sum(month.entries, 'cash-advance'))}`],
        ['Fees', `+${dollars(sum(month.entries, 'fee'))}`],
        ['Interest', `+${dollars(sum(month.entries, 'interest'))}`],
        ['New balance', dollars(closingCents(month, 'credit'))],
      ],
    ),
    ...advertising(SALE),
    unit(
      line(at(SALE, 'CARDHOLDER SUMMARY')),
      line(
        at(SALE, 'JORDAN SAMPLE'),
        at(160, 'Card ending in 2218'),
        at(330, 'New Charges'),
        right(AMOUNT, dollars(sum(month.entries, 'purchase', 'cash-advance'))),
      ),
    ),
    unit(
      line(at(SALE, 'Sale'), at(POST, 'Post')),
      line(at(SALE, 'Date'), at(POST, 'Date'), at(TEXT, 'Description'), right(AMOUNT, 'Amount')),
    ),
  ],
  sections: [
    { heading: 'Payments, Credits and Adjustments', kinds: ['payment', 'credit'] },
    { heading: 'Standard Purchases', kinds: ['purchase'] },
    { heading: 'Cash Advances', kinds: ['cash-advance'] },
    { heading: 'Fees Charged', kinds: ['fee'], total: total('TOTAL FEES FOR THIS PERIOD') },
    { heading: 'Interest Charged', kinds: ['interest'], total: total('TOTAL INTEREST FOR THIS PERIOD') },
  ],
  row: (entry) => {
    const sale: PdfCell[] = entry.day === entry.posted ? [] : [at(SALE, monthDay(entry.day))]
    const text = `${entry.text} ${entry.city}`.trim()
    return {
      lines: [
        line(
          ...sale,
          at(POST, monthDay(entry.posted)),
          at(TEXT, text),
          right(AMOUNT, dollars(outgoing(entry))),
        ),
      ],
      row: rowOf(entry, { text }),
    }
  },
  after: (month) => [
    ...yearToDate(SALE, '$39.00', '$12.34'),
    ...interestTable(SALE, 'Interest charge calculation', dollars(sum(month.entries, 'interest'))),
    ...legalText(SALE),
    ...coupon(SALE, dollars(closingCents(month, 'credit')), '02/11/26'),
  ],
})

const [OUT, IN, BALANCE] = [400, 485, 570]

export const citiChecking = layoutOf({
  name: 'Citi checking',
  institution: 'Citi',
  type: 'checking',
  mask: '5521',
  headingLeft: SALE,
  pageTop: (month, page) => [
    line(at(SALE, 'JORDAN SAMPLE'), at(250, `Account ${'9500045521'}`), right(BALANCE, `Page ${page} of 4`)),
    line(at(250, `Statement Period: ${longDate(month.from)} - ${longDate(month.to)}`)),
  ],
  pageBottom: () => [line(at(SALE, 'Citibank, N.A. Member FDIC'))],
  before: (month) => [
    ...textUnits(SALE, 'Citibank Account', 'Checking'),
    unit(line(at(SALE, 'Regular Checking 9500045521'))),
    ...pairs(
      [300, BALANCE],
      [
        ['Beginning Balance:', dollars(month.openingCents)],
        ['Ending Balance:', dollars(closingCents(month, 'checking'))],
      ],
    ),
    ...textUnits(SALE, 'Account Activity'),
  ],
  sections: [
    {
      kinds: ['deposit', 'card-purchase', 'withdrawal', 'check', 'service-fee'],
      header: [
        line(
          at(SALE, 'Date'),
          at(POST + 20, 'Description'),
          right(OUT, 'Amount Subtracted'),
          right(IN, 'Amount Added'),
          right(BALANCE, 'Balance'),
        ),
      ],
      total: (entries, month) => [
        line(
          at(POST + 20, 'Total Subtracted/Added'),
          right(OUT, money(sum(entries, 'card-purchase', 'withdrawal', 'check', 'service-fee'))),
          right(IN, money(sum(entries, 'deposit'))),
        ),
        line(
          at(SALE, fullDate(month.to)),
          at(POST + 20, 'Closing Balance'),
          right(BALANCE, balance(closingCents(month, 'checking'))),
        ),
      ],
    },
  ],
  row: (entry, { balanceCents }) => {
    const text = entry.checkNumber === undefined ? entry.text : `Check # ${entry.checkNumber}`
    const edge = outgoing(entry) > 0 ? OUT : IN
    return {
      lines: [
        line(
          at(SALE, monthDay(entry.day)),
          at(POST + 20, text),
          right(edge, money(entry.cents)),
          right(BALANCE, balance(balanceCents)),
        ),
        ...(entry.city === '' ? [] : [line(at(POST + 20, entry.city))]),
      ],
      row: rowOf(entry, { text: `${text} ${entry.city}`.trim() }),
    }
  },
  after: () => [...advertising(SALE), ...legalText(SALE)],
})
