import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readStatement } from '../read-statement.ts'
import { pdfLayouts } from '../testing/pdf-layouts.ts'
import { randomBankMonth, randomCardMonth } from '../testing/pdf-random.ts'
import { type FixtureEntry, fixtureOf, outgoing, type PdfLayout } from '../testing/pdf-statement.ts'

const RUNS = Math.ceil(8 * Number(process.env.CASES ?? 1))

function monthFor({ type }: PdfLayout) {
  return type === 'credit' ? randomCardMonth : randomBankMonth
}

describe.each(pdfLayouts)('a random month of $name', (layout) => {
  it('is read back exactly and matches its totals', async () => {
    await fc.assert(
      fc.asyncProperty(monthFor(layout), fc.constantFrom('cells', 'words'), async (month, style) => {
        const { bytes, rows: expected } = fixtureOf(layout, month, { style })
        const { rows, reconciliation } = await readStatement({ name: 'a.pdf', bytes })
        const read = rows.map(({ day, cents, text }) => [day, cents, text])
        expect(read).toEqual(expected.map(({ day, cents, text }) => [day, cents, text]))
        expect(reconciliation?.status).toBe('matched')
      }),
      { numRuns: RUNS, endOnFailure: true },
    )
  })

  it('differs from its totals by the amount of an entry that is missing or changed', async () => {
    await fc.assert(
      fc.asyncProperty(monthFor(layout), fc.nat(), fc.constantFrom(0, 77), async (month, choice, change) => {
        // Fees and interest may be printed as totals only, so one that is missing isn't noticed.
        const changeable = month.entries.filter(({ kind }) => kind !== 'fee' && kind !== 'interest')
        const changed = changeable[choice % changeable.length]
        const printed = month.entries.flatMap((entry): FixtureEntry[] => {
          if (entry !== changed) {
            return [entry]
          }
          return change === 0 ? [] : [{ ...entry, cents: entry.cents + change, original: entry }]
        })
        const difference =
          change === 0 ? Math.abs(outgoing(changed ?? printed[0] ?? month.entries[0] ?? none)) : change
        const { reconciliation, problems } = await readStatement({
          name: 'a.pdf',
          bytes: fixtureOf(layout, month, { printed }).bytes,
        })
        expect(reconciliation?.status).toBe('mismatch')
        const sizes = reconciliation?.differences.map(({ printedCents, readCents }) =>
          Math.abs(printedCents - readCents),
        )
        expect(sizes).toContain(difference)
        expect(problems.map(({ sentence }) => sentence)).toContain(reconciliation?.differences[0]?.sentence)
      }),
      { numRuns: RUNS, endOnFailure: true },
    )
  })
})

const none: FixtureEntry = { kind: 'purchase', day: '', posted: '', text: '', city: '', cents: 0 }
