/** American Express: several lines for each entry, marks after amounts, and two blocks of balances. */
import { apart, at, line, type PdfLine, right, textUnits, unit } from './pdf-pages.ts'
import { layoutOf, type SectionSpec } from './pdf-sections.ts'
import { advertising, coupon, interestTable, legalText, pairs } from './pdf-small-print.ts'
import { closingCents, dollars, type FixtureMonth, outgoing, rowOf, shortYear, sum } from './pdf-statement.ts'

const [DATE, TEXT, FOREIGN, AMOUNT] = [40, 105, 380, 540]

const total = (label: string): NonNullable<SectionSpec['total']> => {
  return (entries) => [
    line(at(DATE, label), right(AMOUNT, dollars(entries.reduce((all, entry) => all + outgoing(entry), 0)))),
  ]
}

function summary(month: FixtureMonth): PdfLine[] {
  return [
    line(at(DATE, 'Payments and Credits')),
    line(at(DATE, 'Summary')),
    line(right(AMOUNT, 'Total')),
    line(at(DATE, 'Payments'), right(AMOUNT, dollars(-sum(month.entries, 'payment')))),
    line(at(DATE, 'Credits'), right(AMOUNT, dollars(-sum(month.entries, 'credit')))),
    line(
      at(DATE, 'Total Payments and Credits'),
      right(AMOUNT, dollars(-sum(month.entries, 'payment', 'credit'))),
    ),
    line(at(DATE, 'Detail'), at(TEXT, '*Indicates posting date')),
  ]
}

export const amexCard = layoutOf({
  name: 'American Express card',
  institution: 'American Express',
  type: 'credit',
  mask: '1005',
  headingLeft: DATE,
  pageTop: (month, page) => [
    line(at(DATE, 'Blue Cash Preferred® from American Express'), right(AMOUNT, `p. ${page}/4`)),
    line(
      at(DATE, 'JORDAN SAMPLE'),
      at(200, `Closing Date ${shortYear(month.to)}`),
      at(380, 'Account Ending 7-31005'),
    ),
  ],
  pageBottom: () => [line(at(300, 'Continued on reverse'))],
  before: (month) => [
    ...advertising(DATE),
    unit(
      line(
        at(DATE, 'New Balance'),
        at(150, dollars(closingCents(month, 'credit'))),
        apart(330, 'Pay In Full Portion'),
      ),
    ),
    unit(
      line(at(DATE, 'Minimum Payment Due'), at(180, '$40.00'), apart(330, 'Previous Balance'), {
        ...right(AMOUNT, '$0.00'),
        isApart: true,
      }),
    ),
    unit(
      line(at(DATE, 'Payment Due Date'), at(180, '02/08/26'), apart(330, 'New Balance'), {
        ...right(AMOUNT, '$0.00'),
        isApart: true,
      }),
    ),
    ...textUnits(330, 'Account Total'),
    ...pairs(
      [330, AMOUNT],
      [
        ['Previous Balance', dollars(month.openingCents)],
        ['Payments/Credits', dollars(-sum(month.entries, 'payment', 'credit'))],
        ['New Charges', `+${dollars(sum(month.entries, 'purchase', 'cash-advance'))}`],
        ['Fees', `+${dollars(sum(month.entries, 'fee'))}`],
        ['Interest Charged', `+${dollars(sum(month.entries, 'interest'))}`],
        ['New Balance', dollars(closingCents(month, 'credit'))],
      ],
    ),
    unit(...summary(month)),
  ],
  sections: [
    { kinds: ['payment'], header: [line(at(DATE, 'Payments'), right(AMOUNT, 'Amount'))] },
    { kinds: ['credit'], header: [line(at(DATE, 'Credits'), right(AMOUNT, 'Amount'))] },
    {
      kinds: ['purchase', 'cash-advance'],
      header: [
        line(at(DATE, 'New Charges')),
        line(at(DATE, 'Detail'), at(TEXT, '⧫ - Pay Over Time and/or Cash Advance activity')),
        line(at(DATE, 'JORDAN SAMPLE')),
        line(at(DATE, 'Card Ending 7-31005')),
        line(at(FOREIGN, 'Foreign Spend'), right(AMOUNT, 'Amount')),
      ],
      total: total('Total New Charges'),
    },
    {
      kinds: ['fee'],
      header: [line(at(DATE, 'Fees'), right(AMOUNT, 'Amount'))],
      total: total('Total Fees for this Period'),
    },
    {
      kinds: ['interest'],
      header: [line(at(DATE, 'Interest Charged'), right(AMOUNT, 'Amount'))],
      total: total('Total Interest Charged for this Period'),
    },
  ],
  row: (entry) => {
    const { foreign } = entry
    const mark = entry.kind === 'payment' || entry.kind === 'fee' ? '*' : ''
    const abroad = foreign === undefined ? [] : [at(FOREIGN, foreign.amount)]
    const amount = `${dollars(outgoing(entry))} ⧫`
    const lines = [
      line(
        at(DATE, `${shortYear(entry.day)}${mark}`),
        at(TEXT, entry.text),
        ...abroad,
        right(AMOUNT, amount),
      ),
    ]
    if (entry.city !== '') {
      lines.push(line(at(TEXT, entry.city)))
      lines.push(
        line(at(TEXT, '+18005550100'), ...(foreign === undefined ? [] : [at(FOREIGN, foreign.currency)])),
      )
    }
    return {
      lines,
      row: rowOf({ ...entry, posted: entry.day }, { text: `${entry.text} ${entry.city}`.trim() }),
    }
  },
  after: (month) => [
    unit(line(at(DATE, '2026 Fees and Interest Totals Year-to-Date'))),
    ...pairs(
      [DATE, AMOUNT],
      [
        ['Total Fees in 2026', '$39.00'],
        ['Total Interest in 2026', '$12.34'],
      ],
    ),
    ...interestTable(DATE, 'Interest Charge Calculation', dollars(sum(month.entries, 'interest'))),
    ...legalText(DATE),
    ...coupon(DATE, dollars(closingCents(month, 'credit')), '02/08/26'),
  ],
})
