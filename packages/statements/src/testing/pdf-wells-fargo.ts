/** Wells Fargo: a card with digits and references before the merchant, and an account that wraps descriptions. */
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
  sum,
} from './pdf-statement.ts'

const [CARD, DATE, POST, REFERENCE, TEXT, CREDITS, CHARGES] = [30, 62, 98, 134, 236, 505, 570]

const total = (label: string) => (entries: readonly FixtureEntry[]) => [
  line(at(REFERENCE, label), right(CHARGES, dollars(entries.reduce((all, { cents }) => all + cents, 0)))),
]

export const wellsFargoCard = layoutOf({
  name: 'Wells Fargo card',
  institution: 'Wells Fargo',
  type: 'credit',
  mask: '4455',
  headingLeft: CARD,
  pageTop: (_, page) => [
    line(at(CARD, 'WELLS FARGO ACTIVE CASH VISA SIGNATURE CARD'), right(CHARGES, `Page ${page} of 4`)),
    line(at(CARD, 'Account ending in 4455')),
  ],
  pageBottom: () => [line(at(CARD, '5596 0001 YTG 1 7 12 260114 0 PAGE'))],
  before: (month) => [
    ...textUnits(
      CARD,
      `Statement Billing Period ${fullDate(month.from)} to ${fullDate(month.to)}`,
      'Minimum Payment $40.00',
      'Payment Due Date 02/08/2026',
      'Account Summary',
    ),
    ...pairs(
      [CARD, 330],
      [
        ['Previous Balance', dollars(month.openingCents)],
        ['- Payments', dollars(sum(month.entries, 'payment'))],
        ['- Other Credits', dollars(sum(month.entries, 'credit'))],
        ['+ Cash Advances', dollars(sum(month.entries, 'cash-advance'))],
        ['+ Purchases, Balance Transfers & Other Charges', dollars(sum(month.entries, 'purchase'))],
        ['+ Fees Charged', dollars(sum(month.entries, 'fee'))],
        ['+ Interest Charged', dollars(sum(month.entries, 'interest'))],
        ['= New Balance', dollars(closingCents(month, 'credit'))],
      ],
    ),
    ...advertising(CARD),
    ...textUnits(CARD, 'Transactions'),
    unit(
      line(
        at(CARD, 'Card'),
        at(DATE, 'Trans'),
        at(POST, 'Post'),
        at(REFERENCE, 'Reference Number'),
        at(TEXT, 'Description'),
        right(CREDITS, 'Credits'),
        right(CHARGES, 'Charges'),
      ),
    ),
  ],
  sections: [
    { heading: 'Payments', kinds: ['payment'], total: total('TOTAL PAYMENTS FOR THIS PERIOD') },
    { heading: 'Other Credits', kinds: ['credit'], total: total('TOTAL OTHER CREDITS FOR THIS PERIOD') },
    {
      heading: 'Cash Advances',
      kinds: ['cash-advance'],
      total: total('TOTAL CASH ADVANCES FOR THIS PERIOD'),
    },
    {
      heading: 'Purchases, Balance Transfers & Other Charges',
      kinds: ['purchase'],
      total: total('TOTAL PURCHASES, BALANCE TRANSFERS & OTHER CHARGES FOR THIS PERIOD'),
    },
    { heading: 'Fees Charged', kinds: ['fee'], total: total('TOTAL FEES CHARGED FOR THIS PERIOD') },
    {
      heading: 'Interest Charged',
      kinds: ['interest'],
      total: total('TOTAL INTEREST CHARGED FOR THIS PERIOD'),
    },
  ],
  row: (entry) => {
    const text = `${entry.text} ${entry.city}`.trim()
    const isUndocumented = entry.kind === 'fee' || entry.kind === 'interest'
    const before: PdfCell[] = isUndocumented ? [] : [at(CARD, '4455')]
    const reference: PdfCell[] = isUndocumented ? [] : [at(REFERENCE, '2469216X00XR8K4ZD')]
    const edge = outgoing(entry) < 0 ? CREDITS : CHARGES
    return {
      lines: [
        line(
          ...before,
          at(DATE, monthDay(entry.day)),
          at(POST, monthDay(entry.posted)),
          ...reference,
          at(TEXT, text),
          right(edge, money(entry.cents)),
        ),
      ],
      row: rowOf(entry, { text }),
    }
  },
  after: (month) => [
    ...yearToDate(CARD, '$39.00', '$12.34'),
    ...interestTable(CARD, 'Interest Charge Calculation', dollars(sum(month.entries, 'interest'))),
    ...legalText(CARD),
    ...coupon(CARD, dollars(closingCents(month, 'credit')), '02/08/2026'),
  ],
})

const [DAY, CHECK, WORDS, ADDED, SUBTRACTED, BALANCE] = [40, 75, 120, 430, 500, 570]

/** '1/5' */
function plainDate(day: string): string {
  return `${Number(day.slice(5, 7))}/${Number(day.slice(8))}`
}

export const wellsFargoChecking = layoutOf({
  name: 'Wells Fargo checking',
  institution: 'Wells Fargo',
  type: 'checking',
  mask: '7890',
  needsColumns: true,
  headingLeft: DAY,
  pageTop: (month, page) => [line(at(DAY, `${longDate(month.to)} Page ${page} of 4`))],
  pageBottom: () => [line(at(DAY, 'Sheet Seq = 0012345'))],
  before: (month) => [
    ...textUnits(
      DAY,
      'Wells Fargo Everyday Checking',
      'Account number: 1234567890',
      'Statement period activity summary',
    ),
    ...pairs(
      [DAY, 330],
      [
        [`Beginning balance on ${plainDate(month.from)}`, dollars(month.openingCents)],
        ['Deposits/Additions', money(sum(month.entries, 'deposit'))],
        [
          'Withdrawals/Subtractions',
          `- ${money(sum(month.entries, 'card-purchase', 'withdrawal', 'check', 'service-fee'))}`,
        ],
        [`Ending balance on ${plainDate(month.to)}`, dollars(closingCents(month, 'checking'))],
      ],
    ),
    ...advertising(DAY),
  ],
  sections: [
    {
      heading: 'Transaction history',
      kinds: ['deposit', 'card-purchase', 'withdrawal', 'check', 'service-fee'],
      header: [
        line(
          at(CHECK, 'Check'),
          right(ADDED, 'Deposits/'),
          right(SUBTRACTED, 'Withdrawals/'),
          right(BALANCE, 'Ending daily'),
        ),
        line(
          at(DAY, 'Date'),
          at(CHECK, 'Number'),
          at(WORDS, 'Description'),
          right(ADDED, 'Additions'),
          right(SUBTRACTED, 'Subtractions'),
          right(BALANCE, 'balance'),
        ),
      ],
      total: (entries, month) => [
        line(
          at(DAY, `Ending balance on ${plainDate(month.to)}`),
          right(BALANCE, balance(closingCents(month, 'checking'))),
        ),
        line(
          at(DAY, 'Totals'),
          right(ADDED, dollars(sum(entries, 'deposit'))),
          right(SUBTRACTED, dollars(sum(entries, 'card-purchase', 'withdrawal', 'check', 'service-fee'))),
        ),
      ],
    },
  ],
  row: (entry, { balanceCents, isLastOfDay }) => {
    const { checkNumber, city } = entry
    const text = checkNumber === undefined ? entry.text : 'Check'
    const amounts = [
      right(outgoing(entry) < 0 ? ADDED : SUBTRACTED, money(entry.cents)),
      ...(isLastOfDay ? [right(BALANCE, balance(balanceCents))] : []),
    ]
    const number = checkNumber === undefined ? [] : [at(CHECK, checkNumber)]
    return {
      lines:
        city === ''
          ? [line(at(DAY, plainDate(entry.day)), ...number, at(WORDS, text), ...amounts)]
          : [
              line(at(DAY, plainDate(entry.day)), at(WORDS, `Purchase authorized on 01/01 ${text}`)),
              line(at(WORDS, city), ...amounts),
            ],
      row: rowOf(entry, {
        text:
          city === ''
            ? [checkNumber, text].filter((word) => word !== undefined).join(' ')
            : `Purchase authorized on 01/01 ${text} ${city}`,
      }),
    }
  },
  after: (month) => [
    ...textUnits(
      DAY,
      'The Ending Daily Balance does not reflect any pending withdrawals or holds.',
      'Monthly service fee summary',
    ),
    unit(
      line(
        at(DAY, `Fee period ${fullDate(month.from)} - ${fullDate(month.to)}`),
        at(300, 'Standard monthly service fee $10.00'),
      ),
    ),
    ...legalText(DAY),
  ],
})
