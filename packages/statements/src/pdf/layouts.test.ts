import { describe, expect, it } from 'vitest'
import { readStatement } from '../read-statement.ts'
import { pdfLayouts } from '../testing/pdf-layouts.ts'
import { bankMonths, cardMonths } from '../testing/pdf-months.ts'
import type { PdfStyle } from '../testing/pdf-pages.ts'
import { type FixtureMonth, fixtureOf, type PdfLayout } from '../testing/pdf-statement.ts'

const styles: readonly PdfStyle[] = ['cells', 'words', 'lines']

const cases = pdfLayouts.flatMap((layout) =>
  monthsOf(layout).flatMap((month) =>
    styles
      .filter((style) => style !== 'lines' || layout.needsColumns !== true)
      .map((style) => ({ name: layout.name, to: month.to, style, layout, month })),
  ),
)

function monthsOf({ type }: PdfLayout): readonly FixtureMonth[] {
  return type === 'credit' ? cardMonths : bankMonths
}

describe('a PDF statement', () => {
  it.each(cases)(
    'of $name to $to, with text in $style, has the rows and totals of its month',
    async ({ layout, month, style }) => {
      const { bytes, rows: expected } = fixtureOf(layout, month, { style })
      const { institution, accounts, rows, questions, problems, reconciliation } = await readStatement({
        name: 'statement.pdf',
        bytes,
      })
      const read = rows.map(({ day, postedDay, cents, text, account, category }) => ({
        day,
        postedDay,
        cents,
        text,
        account,
        category,
      }))
      expect(read).toEqual(expected)
      expect({ institution, accounts, questions, problems }).toMatchObject({
        institution: layout.institution,
        accounts: [{ mask: layout.mask, type: layout.type }],
        questions: [],
        problems: [],
      })
      expect(reconciliation).toEqual({ status: 'matched', differences: [], unreadLines: [] })
    },
  )
})
