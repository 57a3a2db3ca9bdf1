import { expect, it } from 'vitest'
import { readPages } from './pdf/read-pages.ts'
import { readStatement } from './read-statement.ts'
import { pdfLayouts } from './testing/pdf-layouts.ts'
import { bankMonths, cardMonths } from './testing/pdf-months.ts'
import { fixtureOf } from './testing/pdf-statement.ts'

/** Printed in one column, so that text without positions has everything. */
const inOneColumn = ['Chase card', 'American Express card', 'Citi card', 'Capital One card', 'Apple Card']

it.each(pdfLayouts)('pasted text of a statement has the same amounts as its PDF: $name', async (layout) => {
  const [month] = layout.type === 'credit' ? cardMonths : bankMonths
  if (month === undefined) {
    throw new RangeError('a fixture has at least one month')
  }
  const { bytes, rows } = fixtureOf(layout, month)
  const lines = await readPages(bytes)
  const text = typeof lines === 'string' ? lines : lines.map((line) => line.text).join('\n')
  const read = await readStatement({ name: 'pasted', text })
  // Text without positions can lack what only columns show; then a problem or a question says so.
  const saysSo = read.problems.length > 0 || read.questions.some(({ about }) => about === 'sign')
  const isOpen = saysSo && !inOneColumn.includes(layout.name)
  expect(isOpen || read.rows.map(({ cents }) => cents)).toEqual(isOpen || rows.map(({ cents }) => cents))
})
