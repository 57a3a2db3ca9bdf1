/** Invented statements with unusual pages. Each lists what a person would read in it. */
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

export type UnusualPdf = Readonly<{
  name: string
  bytes: Uint8Array
  rows: readonly Row[]
  /** The statement is refused with this currency instead. */
  currency?: string
  /** The statement is refused because no transactions can be found. */
  isRefused?: true
}>

const twoHolders: UnusualPdf = {
  name: 'a second cardholder after the total of the first',
  bytes: makePdf([
    block(760, 12, [heading, period, due, ...balances(all), columns(wide), ...paymentRows()]),
    block(760, 12, [
      columns(wide),
      only(40, 'PURCHASES'),
      only(40, 'JORDAN SAMPLE Card ending in 4417'),
      ...first.map((row) => entry(wide, row)),
      pair(40, 'Total purchases for JORDAN SAMPLE', 540, total(first)),
      only(40, 'CASEY SAMPLE Card ending in 8821'),
      ...second.map((row) => entry(wide, row)),
      pair(40, 'Total purchases for CASEY SAMPLE', 540, total(second)),
    ]),
  ]),
  rows: [payment, ...all],
}

const twoHoldersWithoutBalances: UnusualPdf = {
  name: 'a second cardholder, only with totals by cardholder',
  bytes: makePdf([
    block(760, 12, [
      heading,
      period,
      due,
      columns(wide),
      only(40, 'PURCHASES'),
      ...first.map((row) => entry(wide, row)),
      pair(40, 'Total purchases', 540, total(first)),
      only(40, 'CASEY SAMPLE #8821'),
      ...second.map((row) => entry(wide, row)),
      pair(40, 'Total purchases', 540, total(second)),
    ]),
  ]),
  rows: all,
}

const holderByName: UnusualPdf = {
  name: 'a second cardholder whose table begins with only a name',
  bytes: makePdf([
    block(760, 12, [
      heading,
      period,
      due,
      pair(40, 'Purchases', 300, total(all)),
      columns(wide),
      only(40, 'PURCHASES'),
      ...first.map((row) => entry(wide, row)),
      pair(40, 'TOTAL', 540, total(first)),
      only(40, 'CASEY SAMPLE'),
      ...second.map((row) => entry(wide, row)),
      pair(40, 'TOTAL', 540, total(second)),
    ]),
  ]),
  rows: all,
}

function shifted(shift: number): Uint8Array {
  const place = { ...wide, shift }
  return makePdf([
    block(760, 11, [
      heading,
      period,
      due,
      columns(wide),
      only(40, 'PURCHASES'),
      ...all.map((row) => entry(place, row)),
    ]),
  ])
}

const above: UnusualPdf = { name: 'amounts 4 points above their lines', bytes: shifted(4), rows: all }
const below: UnusualPdf = { name: 'amounts 4 points below their lines', bytes: shifted(-4), rows: all }

const amountSecond: UnusualPdf = {
  name: 'the amount between the date and the description',
  bytes: makePdf([
    block(760, 12, [
      heading,
      period,
      due,
      ...balances(all),
      (y) => [text(40, y, 'Date'), amount(170, y, 'Amount'), text(200, y, 'Description')],
      only(40, 'PAYMENTS AND CREDITS'),
      (y) => entry({ date: 40, words: 200, edge: 170 }, payment)(y),
      only(40, 'PURCHASES'),
      ...all.map((row) => entry({ date: 40, words: 200, edge: 170 }, row)),
    ]),
  ]),
  rows: [payment, ...all],
}

const amountFirst: UnusualPdf = {
  name: 'the amount before the date',
  bytes: makePdf([
    block(760, 12, [
      heading,
      period,
      due,
      (y) => [amount(100, y, 'Amount'), text(120, y, 'Date'), text(200, y, 'Description')],
      only(40, 'PURCHASES'),
      ...all.map((row) => entry({ date: 120, words: 200, edge: 100 }, row)),
    ]),
  ]),
  rows: all,
}

const summaryBeside: UnusualPdf = {
  name: 'a first page with the summary left and transactions right',
  bytes: makePdf([
    [
      ...block(760, 12, [heading, period]),
      ...block(720, 12, [
        only(30, 'ACCOUNT SUMMARY'),
        pair(30, 'Previous Balance', 290, '$300.00'),
        pair(30, 'Payments and Credits', 290, '-$120.00'),
        pair(30, 'Purchases', 290, total(all)),
        pair(30, 'New Balance', 290, '$424.89'),
        pair(30, 'Minimum Payment Due', 290, '$40.00'),
        pair(30, 'Available Credit', 290, '$4,575.11'),
      ]),
      ...block(720, 12, [
        columns(right),
        ...paymentRows(right),
        only(320, 'PURCHASES'),
        ...all.map((row) => entry(right, row)),
      ]),
    ],
  ]),
  rows: [payment, ...all],
}

const twoColumns: UnusualPdf = {
  name: 'transactions in two columns of a page',
  bytes: makePdf([
    [
      ...block(760, 12, [heading, period, due]),
      ...block(700, 12, [columns(left), only(30, 'PURCHASES'), ...first.map((row) => entry(left, row))]),
      ...block(700, 12, [columns(right), only(320, 'PURCHASES'), ...second.map((row) => entry(right, row))]),
    ],
  ]),
  rows: all,
}

const twoUp: UnusualPdf = {
  name: 'two pages printed on one sheet',
  bytes: makePdf([
    [
      ...block(760, 12, [
        only(30, 'SAMPLE BANK VISA'),
        only(30, 'Opening/Closing Date 01/01/26 - 01/31/26'),
        pair(30, 'Previous Balance', 290, '$300.00'),
        pair(30, 'Payments and Credits', 290, '-$120.00'),
        pair(30, 'Purchases', 290, total(all)),
        pair(30, 'New Balance', 290, '$424.89'),
        columns(left),
        ...paymentRows(left),
        only(30, 'PURCHASES'),
        ...first.map((row) => entry(left, row)),
      ]),
      ...block(760, 12, [
        only(320, 'Page 2 of 2'),
        columns(right),
        only(320, 'PURCHASES (continued)'),
        ...second.map((row) => entry(right, row)),
        pair(320, 'TOTAL PURCHASES FOR THIS PERIOD', 590, total(all)),
        only(320, 'INTEREST CHARGE CALCULATION'),
        only(320, 'Purchases 24.99% $0.00 $0.00'),
      ]),
    ],
  ]),
  rows: [payment, ...all],
}

const canadian: UnusualPdf = {
  name: 'amounts in Canadian dollars by their heading',
  bytes: makePdf([
    block(760, 12, [
      heading,
      period,
      due,
      columns(wide, ' (CAD)'),
      only(40, 'PURCHASES'),
      ...all.map((row) => entry(wide, row)),
    ]),
  ]),
  rows: [],
  currency: 'Canadian dollars',
}

const pounds: UnusualPdf = {
  name: 'amounts with pound signs',
  bytes: makePdf([
    block(760, 12, [
      heading,
      period,
      columns(wide),
      only(40, 'PURCHASES'),
      ...all.map((row) => entry(wide, row, '£')),
    ]),
  ]),
  rows: [],
  currency: 'British pounds',
}

export const unusualPdfs: readonly UnusualPdf[] = [
  twoHolders,
  twoHoldersWithoutBalances,
  holderByName,
  above,
  below,
  amountSecond,
  amountFirst,
  summaryBeside,
  twoColumns,
  twoUp,
  canadian,
  pounds,
]
