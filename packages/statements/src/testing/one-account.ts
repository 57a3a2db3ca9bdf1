/** The month in `corpus/csv/chase-card.csv` as a workbook and as a PDF. */
import { makePdf, pageOf } from './make-pdf.ts'
import { makeXlsx } from './make-xlsx.ts'

type Line = readonly [day: string, posted: string, text: string, dollars: number]

const lines: readonly Line[] = [
  ['2026-03-02', '2026-03-03', 'WHOLEFDS SPR 10157', 84.17],
  ['2026-03-04', '2026-03-05', 'SHELL OIL 57444212', 41.2],
  ['2026-03-07', '2026-03-08', 'AMAZON MKTPL*RT4TY', 25.99],
  ['2026-03-07', '2026-03-08', 'STARBUCKS STORE 00991', 6.25],
  ['2026-03-07', '2026-03-08', 'STARBUCKS STORE 00991', 6.25],
  ['2026-03-12', '2026-03-13', 'AMAZON MKTPL*RT4TY', -25.99],
  ['2026-03-20', '2026-03-20', 'Payment Thank You-Mobile', -500],
  ['2026-04-01', '2026-04-01', 'ANNUAL MEMBERSHIP FEE', 95],
]

export function accountAsXlsx(): Uint8Array {
  return makeXlsx([
    ['Card ending in 1234'],
    [],
    ['Transaction Date', 'Post Date', 'Description', 'Amount'],
    ...lines.map(([day, posted, text, dollars]) => [{ day }, { day: posted }, text, -dollars]),
  ])
}

export function accountAsPdf(): Uint8Array {
  return makePdf([
    pageOf([
      'Chase Freedom',
      'Account number: XXXX XXXX XXXX 1234',
      'Opening/Closing Date 03/02/26 - 04/01/26',
      'Minimum Payment Due: $25.00',
      ...lines.map(
        ([day, posted, text, dollars]) =>
          `${shortDate(day)} ${shortDate(posted)} ${text} ${dollars.toFixed(2)}`,
      ),
    ]),
  ])
}

function shortDate(day: string): string {
  return `${day.slice(5, 7)}/${day.slice(8)}`
}
