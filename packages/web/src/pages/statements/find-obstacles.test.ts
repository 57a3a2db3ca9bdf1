import { tinyRelease } from '@cardsight/answers/testing'
import { parseDay } from '@cardsight/engine/dates'
import { toCents } from '@cardsight/engine/money'
import { describe, expect, it } from 'vitest'
import { createImportCalculator } from '../../worker/import-calculator.ts'
import type { ImportedFile, ImportSummary } from '../../worker/imports.ts'
import { findObstacles } from './find-obstacles.ts'

const nothingAccepted: ReadonlySet<number> = new Set()
const heading = 'Transaction Date,Post Date,Description,Category,Type,Amount,Memo'

async function summaryOf(...rows: readonly string[]): Promise<ImportSummary> {
  const calculator = createImportCalculator(() => tinyRelease, parseDay('2026-10-31'))
  return calculator.addFile({ name: 'card.csv', text: [heading, ...rows].join('\n') })
}

const kindsOf = (summary: ImportSummary, accepted = nothingAccepted) =>
  findObstacles(summary, accepted).map(({ kind }) => kind)

/** The summary with changes to its only file. */
function withFile(summary: ImportSummary, changes: Partial<ImportedFile>): ImportSummary {
  return { ...summary, files: summary.files.map((file) => ({ ...file, ...changes })) }
}

const known = '03/02/2026,03/03/2026,SAFEWAY #1234,Groceries,Sale,-75.00,'

describe('obstacles before results', () => {
  it('are unknown merchants with more than a quarter of the dollars', async () => {
    // 25 of 100 dollars
    expect(kindsOf(await summaryOf(known, '03/04/2026,03/04/2026,QXV 4471,,Sale,-25.00,'))).toEqual([])
    // 25.01 of 100.01 dollars
    expect(kindsOf(await summaryOf(known, '03/04/2026,03/04/2026,QXV 4471,,Sale,-25.01,'))).toEqual([
      'merchants',
    ])
  })

  it('do not count refunds as known spending', async () => {
    const refund = '03/05/2026,03/05/2026,SAFEWAY #1234,Groceries,Return,70.00,'
    // Still 20 of 95 dollars of purchases, although only 25 dollars are left.
    expect(kindsOf(await summaryOf(known, refund, '03/04/2026,03/04/2026,QXV 4471,,Sale,-20.00,'))).toEqual(
      [],
    )
  })

  it('are refunds larger than purchases, once the signs are settled', async () => {
    const summary = await summaryOf(known)
    const back = toCents(7501)
    const turned = { ...withFile(summary, { refundedCents: back }), refundedCents: back }
    expect(findObstacles(turned, nothingAccepted)).toEqual([
      { kind: 'refunds', spentCents: 7500, refundedCents: 7501, files: turned.files },
    ])
    expect(kindsOf({ ...summary, refundedCents: toCents(7500) })).toEqual([])
  })

  it('are open signs, with a line to ask about, before anything else', async () => {
    const calculator = createImportCalculator(() => tinyRelease, parseDay('2026-10-31'))
    const text =
      'Date,Description,Amount\n03/04/2026,MISTY POND,15.00\n05/06/2026,OLD QUARRY,-3.00\n07/08/2026,MISTY POND,45.00'
    const summary = await calculator.addFile({ name: 'open.csv', text })
    const [obstacle, ...others] = findObstacles(summary, nothingAccepted)
    expect(obstacle).toMatchObject({
      kind: 'sign',
      file: { name: 'open.csv' },
      example: { text: 'MISTY POND' },
    })
    expect(others).toEqual([])
  })

  it('are printed totals that do not match, until the user accepts them', async () => {
    const summary = await summaryOf(known)
    const reconciliation = { status: 'mismatch', differences: [], unreadLines: [] } as const
    const mismatched = withFile(summary, { reconciliation })
    const id = summary.files[0]?.id ?? 0
    expect(kindsOf(mismatched)).toEqual(['totals'])
    expect(kindsOf(mismatched, new Set([id]))).toEqual([])
    expect(kindsOf(mismatched, new Set([id + 1]))).toEqual(['totals'])
    expect(kindsOf(withFile(summary, { reconciliation: { ...reconciliation, status: 'matched' } }))).toEqual(
      [],
    )
  })

  it('are not found in a file that is refused anyway', async () => {
    const summary = await summaryOf(known)
    const reconciliation = { status: 'mismatch', differences: [], unreadLines: [] } as const
    expect(kindsOf(withFile(summary, { reconciliation, refused: 'Its amounts are in EUR.' }))).toEqual([])
  })
})
