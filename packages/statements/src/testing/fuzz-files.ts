/** Good files of each format, which the fuzzer then damages. */
import { readdirSync } from 'node:fs'
import { splitCells } from '../csv/split-cells.ts'
import { readPages } from '../pdf/read-pages.ts'
import { decodeText } from '../text/decode-text.ts'
import { corpusFile } from './corpus.ts'
import { makeXlsx } from './make-xlsx.ts'
import { accountAsPdf, accountAsXlsx } from './one-account.ts'
import { pdfLayouts } from './pdf-layouts.ts'
import { bankMonths, cardMonths } from './pdf-months.ts'
import { fixtureOf } from './pdf-statement.ts'

/** 'text' is the text of PDF statements, pasted. */
export type FuzzReader = 'csv' | 'ofx' | 'qif' | 'text' | 'xlsx' | 'pdf'

export async function goodFiles(reader: FuzzReader): Promise<Uint8Array[]> {
  switch (reader) {
    case 'csv':
      return filesIn('csv', 'traps', 'banks', 'credit-unions', 'apps', 'currencies')
    case 'ofx':
    case 'qif':
      return filesIn(reader)
    case 'xlsx':
      return [accountAsXlsx(), ...filesIn('banks', 'credit-unions', 'apps').map(asWorkbook)]
    case 'pdf':
      return pdfFiles()
    case 'text':
      return Promise.all(pdfFiles().map(textOf))
  }
}

function filesIn(...folders: readonly string[]): Uint8Array[] {
  return folders.flatMap((folder) =>
    readdirSync(new URL(`../../corpus/${folder}`, import.meta.url)).map(
      (file) => corpusFile(`${folder}/${file}`).bytes,
    ),
  )
}

function asWorkbook(csv: Uint8Array): Uint8Array {
  const { grid } = splitCells(decodeText(csv).text, { delimiter: ',', maxRows: 100 })
  return makeXlsx(grid.rows)
}

function pdfFiles(): Uint8Array[] {
  const fixtures = pdfLayouts.flatMap((layout) =>
    (layout.type === 'credit' ? cardMonths : bankMonths)
      .slice(0, 1)
      .map((month) => fixtureOf(layout, month).bytes),
  )
  return [accountAsPdf(), ...fixtures]
}

async function textOf(pdf: Uint8Array): Promise<Uint8Array> {
  const lines = await readPages(pdf)
  const text = typeof lines === 'string' ? lines : lines.map((line) => line.text).join('\n')
  return new TextEncoder().encode(text)
}
