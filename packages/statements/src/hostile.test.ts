import { sample } from '@cardsight/engine/testing'
import { strToU8, unzipSync, zipSync } from 'fflate'
import { beforeAll, describe, expect, it } from 'vitest'
import { readStatement, understand } from './index.ts'
import { makePdf } from './testing/make-pdf.ts'
import { makeXlsx } from './testing/make-xlsx.ts'

/** Builds a file of about that many characters before compression. */
type MakeFile = (length: number) => string | Uint8Array

const SMALL = 40_000
const LARGE = 4 * SMALL
/** Linear work takes 4 times as long for the large file, quadratic work 16 times. */
const MAX_GROWTH = 9
/** How much longer a hostile file may take than an ordinary file of the same length. */
const MAX_SLOWDOWN = 12
const ROUNDS = 3

const csv = 'Date,Description,Amount\n01/02/2026,KROGER,-5.00\n01/03/2026,KROGER,-5.00\n'
const ofx = 'OFXHEADER:100\n\n<OFX><CCSTMTRS>'
const row = '<STMTTRN><DTPOSTED>20260105<TRNAMT>-5.00<NAME>KROGER'

const files: readonly (readonly [name: string, make: MakeFile])[] = [
  ['OFX: transactions that are never closed', (length) => ofx + repeat('<STMTTRN>', length)],
  ['OFX: transactions on one line', (length) => `${ofx}${repeat(row, length)}</OFX>`],
  ['OFX: a statement for each transaction', (length) => `${ofx}${repeat(`<STMTRS>${row}`, length)}</OFX>`],
  [
    'OFX: an account for each transaction',
    (length) => `${ofx}${count((index) => `<STMTRS><ACCTID>${1000 + index}${row}`, length)}</OFX>`,
  ],
  ['OFX: tags without an end', (length) => ofx + repeat('<A ', length)],
  ['OFX: one endless tag', (length) => `${ofx}<${repeat('A', length)}`],
  ['OFX: entities', (length) => `${ofx}<STMTTRN><NAME>${repeat('&#1', length)}`],
  ['CSV: quotation marks', (length) => csv + repeat('"', length)],
  ['CSV: quotation marks that are never closed', (length) => csv + repeat('"a,', length)],
  ['CSV: unclosed marks after pairs of marks', (length) => csv + repeat('"a"",', length)],
  ['CSV: an unclosed mark on each line', (length) => csv + repeat('"a\n', length)],
  ['CSV: unclosed marks without any data', (length) => repeat('"a,', length)],
  ['CSV: commas', (length) => csv + repeat(',', length)],
  ['CSV: empty lines', (length) => csv + repeat('\n', length)],
  ['CSV: one long line', (length) => csv + repeat('abc ', length)],
  ['CSV: thousands of columns', (length) => csv + repeat(`01/02/2026${',-5.00'.repeat(3000)}\n`, length)],
  ['CSV: the same row over and over', (length) => csv + repeat('01/02/2026,KROGER,-5.00\n', length)],
  [
    'CSV: the same day and amount at ever new shops',
    (length) => csv + count((index) => `01/02/2026,SHOP ${index * 7919},-5.00\n`, length),
  ],
  [
    'CSV: one endless memo below a generic description',
    (length) =>
      `Date,Description,Memo,Amount\n01/02/2026,POS,${repeat('MCC ;', length)},-5.00\n01/03/2026,POS,K,-5.00\n`,
  ],
  [
    'CSV: refunds only',
    (length) => `${csv.slice(0, 24)}${repeat('01/02/2026,THANK YOU REFUND KROGER,5.00\n', length)}`,
  ],
  ['CSV: words of a currency above the table', (length) => `${repeat('Currency: ', length)}\n${csv}`],
  ['text: the same line over and over', (length) => repeat('01/02/2026 KROGER 5.00\n', length)],
  ['text: lines of endless numbers', (length) => repeat(`01/02/2026 AB${'1'.repeat(190)} 5.00\n`, length)],
  ['text: lines of dates', (length) => repeat(`${'01/02 '.repeat(50)}\n`, length)],
  ['QIF: a section for each row', (length) => repeat('!Type:Bank\nD01/02/2026\nT-5.00\nPK\n^\n', length)],
  [
    'QIF: an account for each row',
    (length) =>
      count(
        (index) => `!Account\nNCard ${1000 + index}\n^\n!Type:CCard\nD01/02/2026\nT-5.00\nPK\n^\n`,
        length,
      ),
  ],
  [
    'QIF: the same row over and over',
    (length) => `!Type:Bank\n${repeat('D01/02/2026\nT-5\nPK\n^\n', length)}`,
  ],
  ['XLSX: one tag of ever more attributes', (length) => workbook(`<row ${repeat('a="1" ', length)}>`)],
  ['XLSX: one tag of ever more quoted marks', (length) => workbook(`<row ${repeat('a=">" ', length)}>`)],
  ['XLSX: rows that are never closed', (length) => workbook(repeat('<row>', length))],
  [
    'PDF: one line of ever more words',
    (length) => makePdf([Array.from({ length: length / 40 }, (_, index) => ({ ...word, x: index % 600 }))]),
  ],
  ['QIF: one long line', (length) => `!Type:Bank\nD01/02/2026\nT-5.00\nP${repeat('a1 ', length)}`],
]

const word = { x: 0, y: 700, text: 'ab1.00' }

const ordinary: MakeFile = (length) =>
  csv + count((index) => `${dayOf(index)},SHOP ${index},-${1 + (index % 99)}.00\n`, length)

describe('a hostile file', () => {
  let [ordinarySmall, ordinaryLarge] = [0, 0]
  beforeAll(async () => {
    ;[ordinarySmall, ordinaryLarge] = [await timeOf(ordinary(SMALL)), await timeOf(ordinary(LARGE))]
  })

  it.each(sample(files))('takes linear time: %s', async (_, make) => {
    // Shorter times measure the clock and the garbage collector rather than the file.
    const small = Math.max(await timeOf(make(SMALL)), ordinarySmall / 2)
    const limit = Math.min(small * MAX_GROWTH, ordinaryLarge * MAX_SLOWDOWN)
    const large = await timeOf(make(LARGE), limit)
    expect(large / small).toBeLessThan(MAX_GROWTH)
    expect(large / ordinaryLarge).toBeLessThan(MAX_SLOWDOWN)
  })
})

/**
 * Milliseconds to read the file and understand it together with a copy of itself; the best of several rounds. A round
 * below `enough` is the last one.
 */
async function timeOf(content: string | Uint8Array, enough = 0): Promise<number> {
  const bytes = typeof content === 'string' ? strToU8(content) : content
  let best = Number.POSITIVE_INFINITY
  for (let round = 0; round < ROUNDS && best >= enough; round += 1) {
    const started = performance.now()
    const statement = await readStatement({ name: 'hostile.csv', bytes })
    understand([statement, statement])
    best = Math.min(best, performance.now() - started)
  }
  return best
}

function workbook(rows: string): Uint8Array {
  const parts = unzipSync(makeXlsx([['Date', 'Description', 'Amount']]))
  const sheet = strToU8(`<worksheet><sheetData>${rows}</sheetData></worksheet>`)
  return zipSync({ ...parts, 'xl/worksheets/sheet1.xml': sheet })
}

function repeat(unit: string, length: number): string {
  return unit.repeat(Math.ceil(length / unit.length))
}

function count(unit: (index: number) => string, length: number): string {
  const parts: string[] = []
  for (let [index, size] = [0, 0]; size < length; index += 1) {
    const part = unit(index)
    parts.push(part)
    size += part.length
  }
  return parts.join('')
}

function dayOf(index: number): string {
  return `${1 + (index % 12)}/${1 + (index % 28)}/2026`
}
