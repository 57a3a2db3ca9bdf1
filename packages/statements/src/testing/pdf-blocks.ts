/** Lines, amounts and invented purchases that statements with unusual pages share. */
import type { PositionedWord } from './make-pdf.ts'

/** Day, text and dollars, which are positive for money leaving. */
export type Row = readonly [day: string, text: string, dollars: number]

const LETTER = 5.4

export function text(x: number, y: number, words: string): PositionedWord {
  return { x, y, text: words }
}

/** Ends at the right edge, as amounts do. */
export function amount(edge: number, y: number, words: string): PositionedWord {
  return { x: edge - words.length * LETTER, y, text: words }
}

/** Lines from a height down, each with its cells. */
export function block(
  top: number,
  pitch: number,
  lines: readonly ((y: number) => readonly PositionedWord[])[],
): PositionedWord[] {
  return lines.flatMap((line, index) => line(top - pitch * index))
}

export const only = (x: number, words: string) => (y: number) => [text(x, y, words)]
export const pair = (x: number, words: string, edge: number, value: string) => (y: number) => [
  text(x, y, words),
  amount(edge, y, value),
]

export type Place = Readonly<{ date: number; words: number; edge: number; shift?: number }>

/** The amount is higher than its line by `shift` points. */
export const entry =
  ({ date, words, edge, shift = 0 }: Place, [day, name, dollars]: Row, sign = '') =>
  (y: number) => [
    text(date, y, `${day.slice(5, 7)}/${day.slice(8)}`),
    text(words, y, name),
    amount(edge, y + shift, `${dollars < 0 ? '-' : sign}${Math.abs(dollars).toFixed(2)}`),
  ]

export const wide: Place = { date: 40, words: 100, edge: 540 }
export const heading = only(40, 'SAMPLE BANK VISA')
export const period = only(40, 'Opening/Closing Date 01/01/26 - 01/31/26')
export const due = only(40, 'Minimum Payment Due: $40.00')
export const columns = ({ date, words, edge }: Place, currency = '') => {
  return (y: number) => [
    text(date, y, 'Date'),
    text(words, y, 'Description'),
    amount(edge, y, `Amount${currency}`),
  ]
}

export const first: readonly Row[] = [
  ['2026-01-03', 'CORNER GROCERY AUSTIN TX', 41.18],
  ['2026-01-05', 'RIVER BOOKS AUSTIN TX', 22.5],
  ['2026-01-09', 'LONE STAR FUEL WACO TX', 38.07],
  ['2026-01-12', 'CEDAR CAFE AUSTIN TX', 9.75],
]
export const second: readonly Row[] = [
  ['2026-01-04', 'HILL COUNTRY PIZZA AUSTIN TX', 27.4],
  ['2026-01-15', 'BLUEBONNET PHARMACY AUSTIN TX', 16.99],
  ['2026-01-20', 'PECAN STREET SHOES AUSTIN TX', 89],
]
export const payment: Row = ['2026-01-10', 'PAYMENT RECEIVED', -120]

export function total(rows: readonly Row[]): string {
  return `$${(rows.reduce((sum, [, , dollars]) => sum + Math.round(dollars * 100), 0) / 100).toFixed(2)}`
}

/** $300.00 before, the payment, and all purchases. */
export function balances(rows: readonly Row[]) {
  const cents = rows.reduce((sum, [, , dollars]) => sum + Math.round(dollars * 100), 18_000)
  return [
    pair(40, 'Previous Balance', 300, '$300.00'),
    pair(40, 'Payments and Credits', 300, '-$120.00'),
    pair(40, 'Purchases', 300, total(rows)),
    pair(40, 'New Balance', 300, `$${(cents / 100).toFixed(2)}`),
  ]
}

export const all = [...first, ...second]
export const paymentRows = (place = wide) => [only(place.date, 'PAYMENTS AND CREDITS'), entry(place, payment)]

/** Two columns of a page, or two pages on a sheet. */
export const [left, right]: readonly [Place, Place] = [
  { date: 30, words: 70, edge: 290 },
  { date: 320, words: 360, edge: 590 },
]
