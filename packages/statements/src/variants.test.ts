import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { splitCells } from './csv/split-cells.ts'
import { readStatement } from './read-statement.ts'
import type { ReadStatement, StatementFile } from './statement.ts'
import { corpusFile } from './testing/corpus.ts'
import { makeXlsx } from './testing/make-xlsx.ts'
import { decodeText } from './text/decode-text.ts'

const folders = ['csv', 'banks', 'credit-unions', 'apps', 'currencies'] as const
const paths = folders.flatMap((folder) =>
  readdirSync(new URL(`../corpus/${folder}`, import.meta.url)).map((file) => `${folder}/${file}`),
)

type Rows = readonly (readonly string[])[]
type Variant = (rows: Rows) => string | Uint8Array

const quoted = (rows: Rows, delimiter: string, end = '\n') =>
  rows.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(delimiter)).join(end)

/** Ways in which spreadsheets and banks write the same table. */
const variants: Readonly<Record<string, Variant>> = {
  'in quotes': (rows) => quoted(rows, ','),
  'with semicolons': (rows) => quoted(rows, ';'),
  'with tabs and a byte order mark': (rows) => `\ufeff${quoted(rows, '\t', '\r\n')}`,
  'with empty lines': (rows) => quoted(rows, ',', '\n\n'),
  'with an empty last column': (rows) =>
    quoted(
      rows.map((row) => [...row, '']),
      ',',
    ),
  'with an empty first column': (rows) =>
    quoted(
      rows.map((row) => ['', ...row]),
      ',',
    ),
  'below a title': (rows) => `"Transactions"\n"Downloaded for Jane Roe"\n\n${quoted(rows, ',')}`,
  'above a note': (rows) => `${quoted(rows, ',')}\n\n"These transactions are not a statement."\n`,
  'as a workbook': (rows) => makeXlsx(rows.map((row) => [...row])),
}

describe('a table', () => {
  it.each(Object.entries(variants))('%s has the same rows', async (_, variant) => {
    for (const path of paths) {
      const file = corpusFile(path)
      const content = variant(gridOf(file).rows)
      const isText = typeof content === 'string'
      const name = isText ? file.name : file.name.replace('.csv', '.xlsx')
      const bytes = isText ? new TextEncoder().encode(content) : content
      expect(facts(await readStatement({ name, bytes })), path).toEqual(facts(await readStatement(file)))
    }
  })
})

describe('a short file', () => {
  it.each(paths)('with one or two rows of %s has the same signs, or we ask', async (path) => {
    const file = corpusFile(path)
    const { rows } = await readStatement(file)
    const grid = gridOf(file)
    const firstLine = Math.min(...rows.map(({ line }) => line))
    const above = grid.rows.filter((_, index) => (grid.lines[index] ?? 0) < firstLine)
    for (const chosen of onesAndTwos(rows)) {
      const cells = chosen.map(({ line }) => grid.rows[grid.lines.indexOf(line)] ?? [])
      const read = await readStatement({ name: file.name, text: quoted([...above, ...cells], ',') })
      const isOpen = read.refused !== null || read.questions.some(({ about }) => about === 'sign')
      expect(isOpen || read.rows.map(({ cents }) => cents)).toEqual(
        isOpen || chosen.map(({ cents }) => cents),
      )
    }
  })
})

function gridOf({ bytes }: StatementFile) {
  return splitCells(decodeText(bytes).text, { delimiter: ',', maxRows: 1000 }).grid
}

function onesAndTwos<Item>(items: readonly Item[]): Item[][] {
  return items.flatMap((one, index) => [[one], ...items.slice(index + 1).map((other) => [one, other])])
}

function facts({ rows, questions, refused, institution, accounts }: ReadStatement) {
  return {
    refused,
    institution,
    accounts: accounts.map(({ type, mask }) => `${type} ${mask}`),
    asks: questions.map(({ about }) => about),
    rows: rows.map(
      ({ day, cents, text, type, mcc, category, isPending, otherCurrency }) =>
        `${day} ${cents} ${text} ${type} ${mcc} ${category} ${isPending} ${otherCurrency}`,
    ),
  }
}
