/** Apple Card: rewards between the description and the amount, and installments that aren't transactions. */
import { at, line, right, textUnits, unit } from './pdf-pages.ts'
import { layoutOf } from './pdf-sections.ts'
import { advertising, legalText, pairs } from './pdf-small-print.ts'
import { closingCents, dollars, fullDate, outgoing, rowOf, shortMonth, sum } from './pdf-statement.ts'

const [DATE, TEXT, RATE, CASH, AMOUNT] = [40, 110, 410, 480, 560]

export const appleCard = layoutOf({
  name: 'Apple Card',
  institution: 'Apple Card',
  type: 'credit',
  mask: null,
  headingLeft: DATE,
  pageTop: (month) => [
    line(at(DATE, 'Apple Card Customer'), at(300, 'Statement')),
    line(
      at(DATE, 'Jordan Sample, jordan@example.com'),
      at(300, `${shortMonth(month.from)} — ${shortMonth(month.to)}, ${month.to.slice(0, 4)}`),
    ),
  ],
  pageBottom: (_, page) => [
    line(
      at(DATE, 'Apple Card is issued by Goldman Sachs Bank USA, Salt Lake City Branch.'),
      right(AMOUNT, `Page ${page} /6`),
    ),
  ],
  before: (month) => [
    ...textUnits(DATE, 'Minimum Payment Due $40.00', 'Payment Due By Feb 28, 2026'),
    ...pairs(
      [DATE, 330],
      [
        ['Previous Total Balance', dollars(month.openingCents)],
        ['Payments', dollars(-sum(month.entries, 'payment'))],
        ['Interest Charged', dollars(sum(month.entries, 'interest'))],
        ['Total Balance', dollars(closingCents(month, 'credit'))],
      ],
    ),
    ...advertising(DATE),
  ],
  sections: [
    {
      heading: 'Payments',
      kinds: ['payment'],
      header: [
        line(at(DATE, 'Payments made by Jordan Sample')),
        line(at(DATE, 'Date'), at(TEXT, 'Description'), right(AMOUNT, 'Amount')),
      ],
      total: (entries) => [
        line(at(DATE, 'Total payments for this period'), right(AMOUNT, dollars(-sum(entries, 'payment')))),
      ],
    },
    {
      heading: 'Transactions',
      kinds: ['purchase', 'credit', 'cash-advance', 'fee'],
      header: [
        line(at(DATE, 'Transactions by Jordan Sample')),
        line(at(DATE, 'Date'), at(TEXT, 'Description'), at(RATE, 'Daily Cash'), right(AMOUNT, 'Amount')),
      ],
      total: (entries) => [
        line(at(DATE, 'Total Daily Cash this month'), right(CASH, '$42.17')),
        line(
          at(DATE, 'Total charges, credits and returns'),
          right(AMOUNT, dollars(entries.reduce((all, entry) => all + outgoing(entry), 0))),
        ),
      ],
    },
  ],
  row: (entry) => {
    const text = `${entry.text} ${entry.city}`.trim()
    const isReturn = entry.kind === 'credit'
    const hasCash = entry.kind === 'purchase' || isReturn
    const cash = hasCash ? [at(RATE, '2%'), right(CASH, `${isReturn ? '-' : ''}$0.06`)] : []
    return {
      lines: [
        line(
          at(DATE, fullDate(entry.day)),
          at(TEXT, isReturn ? `${text} (RETURN)` : text),
          ...cash,
          right(AMOUNT, dollars(outgoing(entry))),
        ),
        ...(entry.cents % 7 === 0
          ? [line(at(TEXT, 'Promo Daily Cash'), at(RATE, '1%'), right(CASH, '$0.26'))]
          : []),
      ],
      row: rowOf({ ...entry, posted: entry.day }, { text: isReturn ? `${text} (RETURN)` : text }),
    }
  },
  after: () => [
    ...textUnits(DATE, 'Apple Card Monthly Installments'),
    unit(line(at(DATE, 'Dates'), at(TEXT, 'Description'), at(RATE, 'Daily Cash'), right(AMOUNT, 'Amounts'))),
    unit(
      line(at(DATE, '11/17/2025'), at(TEXT, 'Apple Online Store Cupertino CA'), right(AMOUNT, '$199.00')),
      line(at(TEXT, "This month's installment: $8.29")),
      line(at(DATE, 'Total financed'), right(AMOUNT, '$199.00')),
    ),
    ...textUnits(DATE, 'Interest Charged', 'Interest Charge Calculation'),
    ...legalText(DATE),
  ],
})
