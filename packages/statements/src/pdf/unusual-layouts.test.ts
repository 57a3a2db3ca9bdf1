import { describe, expect, it } from 'vitest'
import { readStatement } from '../read-statement.ts'
import { refusals } from '../sentences.ts'
import { makePdf, pageOf } from '../testing/make-pdf.ts'
import { rearrangedPdfs } from '../testing/pdf-rearranged.ts'
import { unusualPdfs } from '../testing/pdf-unusual.ts'

describe('a PDF with', () => {
  it.each([...unusualPdfs, ...rearrangedPdfs])(
    '$name is read as a person would, or refused',
    async ({ bytes, rows, currency, isRefused }) => {
      const read = await readStatement({ name: 'statement.pdf', bytes })
      if (currency !== undefined) {
        expect(read.refused).toBe(refusals.otherCurrency(currency))
        return
      }
      expect(read.refused).toBe(isRefused === true ? refusals.noRowsInPdf : null)
      expect(read.rows.map(({ day, text, cents }) => [day, text, cents / 100])).toEqual(rows)
      expect(read.reconciliation?.status).not.toBe('mismatch')
    },
  )
})

describe('a PDF with a missing charge and a missing credit', () => {
  it('names both apart, not their difference', async () => {
    // $100 before, $60 of payments and $50 of purchases: $90. A payment of $20 and a purchase of $15.50 can't be read.
    const lines = [
      'SAMPLE BANK VISA',
      'Opening/Closing Date 01/01/26 - 01/31/26',
      'Previous Balance $100.00',
      'Payments $60.00',
      'Purchases $50.00',
      'New Balance $90.00',
      'Minimum Payment Due $25.00',
      'Date Description Amount',
      'PAYMENTS',
      '01/04 PAYMENT RECEIVED -40.00',
      'PURCHASES',
      '01/06 CORNER GROCERY 34.50',
    ]
    const read = await readStatement({ name: 'statement.pdf', bytes: makePdf([pageOf(lines)]) })
    expect(
      read.reconciliation?.differences.map(({ groups, printedCents, readCents }) => [
        ...groups,
        printedCents - readCents,
      ]),
    ).toEqual([
      ['payments', 2000],
      ['purchases', 1550],
    ])
  })
})
