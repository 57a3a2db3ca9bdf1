/** More invented statements with unusual pages, written before the code that reads them was changed for them. */
import { makePdf } from './make-pdf.ts'
import {
  all,
  amount,
  balances,
  block,
  columns,
  due,
  entry,
  first,
  heading,
  left,
  only,
  pair,
  payment,
  paymentRows,
  period,
  type Row,
  right,
  second,
  text,
  total,
  wide,
} from './pdf-blocks.ts'
import type { UnusualPdf } from './pdf-unusual.ts'

const day = (date: string) => `${date.slice(5, 7)}/${date.slice(8)}`
const dollars = (value: number) => Math.abs(value).toFixed(2)

const holdersAcrossPages: UnusualPdf = {
  name: 'the first cardholder continued on the page of the second',
  bytes: makePdf([
    block(760, 12, [
      heading,
      period,
      due,
      ...balances(all),
      columns(wide),
      ...paymentRows(),
      only(40, 'PURCHASES'),
      only(40, 'JORDAN SAMPLE ending in 4417'),
      ...first.slice(0, 2).map((row) => entry(wide, row)),
      only(500, 'Page 1 of 2'),
    ]),
    block(760, 12, [
      heading,
      columns(wide),
      only(40, 'JORDAN SAMPLE ending in 4417 (continued)'),
      ...first.slice(2).map((row) => entry(wide, row)),
      pair(40, 'Subtotal JORDAN SAMPLE', 540, total(first)),
      only(40, 'CASEY SAMPLE ending in 8821'),
      ...second.map((row) => entry(wide, row)),
      pair(40, 'Subtotal CASEY SAMPLE', 540, total(second)),
      pair(40, 'Total purchases this period', 540, total(all)),
    ]),
  ]),
  rows: [payment, ...all],
}

const holdersSideBySide: UnusualPdf = {
  name: 'two cardholders side by side',
  bytes: makePdf([
    [
      ...block(760, 12, [heading, period, due, ...balances(all), columns(wide), ...paymentRows()]),
      ...block(600, 12, [
        only(30, 'JORDAN SAMPLE 4417'),
        columns(left),
        only(30, 'PURCHASES'),
        ...first.map((row) => entry(left, row)),
        pair(30, 'Total for 4417', 290, total(first)),
      ]),
      ...block(600, 12, [
        only(320, 'CASEY SAMPLE 8821'),
        columns(right),
        only(320, 'PURCHASES'),
        ...second.map((row) => entry(right, row)),
        pair(320, 'Total for 8821', 590, total(second)),
      ]),
    ],
  ]),
  rows: [payment, ...all],
}

const holderWithNothing: UnusualPdf = {
  name: 'a cardholder without transactions between two others',
  bytes: makePdf([
    block(760, 12, [
      heading,
      period,
      due,
      ...balances(all),
      columns(wide),
      ...paymentRows(),
      only(40, 'PURCHASES'),
      only(40, 'JORDAN SAMPLE 4417'),
      ...first.map((row) => entry(wide, row)),
      pair(40, 'Total for JORDAN SAMPLE', 540, total(first)),
      only(40, 'ALEX SAMPLE 1010'),
      only(40, 'No activity this period'),
      pair(40, 'Total for ALEX SAMPLE', 540, '$0.00'),
      only(40, 'CASEY SAMPLE 8821'),
      ...second.map((row) => entry(wide, row)),
      pair(40, 'Total for CASEY SAMPLE', 540, total(second)),
    ]),
  ]),
  rows: [payment, ...all],
}

function page(shift: number, rows: readonly Row[]) {
  return block(760, 10, [
    heading,
    period,
    due,
    columns(wide),
    only(40, 'PURCHASES'),
    ...rows.map((row) => entry({ ...wide, shift }, row)),
  ])
}

const shiftedBothWays: UnusualPdf = {
  name: 'amounts above their lines on one page and below on the next',
  bytes: makePdf([page(3, first), page(-3, second)]),
  rows: all,
}

const nearlyBetween: UnusualPdf = {
  name: 'amounts 5 points above their lines, which are 11 apart',
  bytes: makePdf([
    block(760, 11, [
      heading,
      period,
      due,
      ...balances(all),
      columns(wide),
      ...paymentRows({ ...wide, shift: 5 }),
      only(40, 'PURCHASES'),
      ...all.map((row) => entry({ ...wide, shift: 5 }, row)),
    ]),
  ]),
  rows: [payment, ...all],
}

const dateLast: UnusualPdf = {
  name: 'the amount first and the date last',
  bytes: makePdf([
    block(760, 12, [
      heading,
      period,
      due,
      (y) => [amount(100, y, 'Amount'), text(120, y, 'Description'), text(500, y, 'Date')],
      only(40, 'PURCHASES'),
      ...all.map((row) => (y: number) => [
        amount(100, y, dollars(row[2])),
        text(120, y, row[1]),
        text(500, y, day(row[0])),
      ]),
    ]),
  ]),
  rows: [],
  isRefused: true,
}

const amountFirstTwoDates: UnusualPdf = {
  name: 'the amount first, credits with CR, and two dates',
  bytes: makePdf([
    block(760, 12, [
      heading,
      period,
      due,
      ...balances(all),
      (y) => [
        amount(100, y, 'Amount'),
        text(130, y, 'Trans Date'),
        text(200, y, 'Post Date'),
        text(270, y, 'Description'),
      ],
      ...[payment, ...all].map((row) => (y: number) => [
        amount(100, y, `$${dollars(row[2])}`),
        ...(row[2] < 0 ? [text(103, y, 'CR')] : []),
        text(130, y, day(row[0])),
        text(200, y, day(row[0])),
        text(270, y, row[1]),
      ]),
    ]),
  ]),
  rows: [payment, ...all],
}

const euros: UnusualPdf = {
  name: 'German headings, and amounts in euros with decimal commas',
  bytes: makePdf([
    block(760, 12, [
      heading,
      period,
      (y) => [text(40, y, 'Datum'), text(100, y, 'Beschreibung'), amount(540, y, 'Betrag EUR')],
      ...all.map((row) => (y: number) => [
        text(40, y, `${row[0].slice(8)}.${row[0].slice(5, 7)}.2026`),
        text(100, y, row[1]),
        amount(540, y, dollars(row[2]).replace('.', ',')),
      ]),
    ]),
  ]),
  rows: [],
  isRefused: true,
}

const pesos: UnusualPdf = {
  name: 'a sentence that all amounts are in Mexican pesos',
  bytes: makePdf([
    block(760, 12, [
      heading,
      period,
      only(40, 'All amounts are in Mexican pesos (MXN)'),
      columns(wide),
      only(40, 'PURCHASES'),
      ...all.map((row) => entry(wide, row, '$')),
    ]),
  ]),
  rows: [],
  currency: 'Mexican pesos',
}

const paidAbroad: UnusualPdf = {
  name: 'dollars, with the amount in euros below a purchase abroad',
  bytes: makePdf([
    block(760, 12, [
      heading,
      period,
      due,
      ...balances(all),
      columns(wide),
      ...paymentRows(),
      only(40, 'PURCHASES'),
      ...all.flatMap((row, index) =>
        index === 3
          ? [entry(wide, row), only(100, '8.95 EURO X 1.089385 (EXCHANGE RATE)')]
          : [entry(wide, row)],
      ),
    ]),
  ]),
  rows: [payment, ...all],
}

const noticeBeside: UnusualPdf = {
  name: 'a first page with transactions left and a notice with dates and amounts right',
  bytes: makePdf([
    [
      ...block(760, 12, [heading, period, due]),
      ...block(710, 12, [columns(left), only(30, 'PURCHASES'), ...all.map((row) => entry(left, row))]),
      ...block(710, 12, [
        only(320, 'LATE PAYMENT WARNING'),
        only(320, 'If we do not receive your payment by'),
        only(320, '02/25/26 you may pay a fee of $40.00.'),
        only(320, 'CHANGES TO YOUR ACCOUNT'),
        only(320, '03/01 Your cash advance fee will be $10.00'),
        only(320, 'Call 1-800-555-0100 with questions.'),
      ]),
    ],
  ]),
  rows: all,
}

const twoSheets: UnusualPdf = {
  name: 'two pages on each of two sheets, and a second cardholder on the last page',
  bytes: makePdf([
    [
      ...block(760, 12, [
        only(30, 'SAMPLE BANK VISA'),
        only(30, 'Opening/Closing Date 01/01/26 - 01/31/26'),
        pair(30, 'Previous Balance', 290, '$300.00'),
        pair(30, 'Payments and Credits', 290, '-$120.00'),
        pair(30, 'Purchases', 290, total(all)),
        pair(30, 'New Balance', 290, '$424.89'),
        pair(30, 'Minimum Payment Due', 290, '$40.00'),
      ]),
      ...block(760, 12, [only(320, 'Page 2 of 4'), columns(right), ...paymentRows(right)]),
    ],
    [
      ...block(760, 12, [
        only(30, 'Page 3 of 4'),
        columns(left),
        only(30, 'PURCHASES'),
        only(30, 'JORDAN SAMPLE 4417'),
        ...first.map((row) => entry(left, row)),
        pair(30, 'Total for 4417', 290, total(first)),
      ]),
      ...block(760, 12, [
        only(320, 'Page 4 of 4'),
        columns(right),
        only(320, 'PURCHASES'),
        only(320, 'CASEY SAMPLE 8821'),
        ...second.map((row) => entry(right, row)),
        pair(320, 'Total for 8821', 590, total(second)),
      ]),
    ],
  ]),
  rows: [payment, ...all],
}

export const rearrangedPdfs: readonly UnusualPdf[] = [
  holdersAcrossPages,
  holdersSideBySide,
  holderWithNothing,
  shiftedBothWays,
  nearlyBetween,
  dateLast,
  amountFirstTwoDates,
  euros,
  pesos,
  paidAbroad,
  noticeBeside,
  twoSheets,
]
