import { readStatement } from '@cardsight/statements'
import { expect, it } from 'vitest'
import { type ImportedLines, importedLinesOf } from './imported-lines.ts'

/** A card's file with as many purchases on each of these days of 2026. */
async function read(perDay: number, days: readonly string[]) {
  const rows = days.flatMap((day) =>
    Array.from({ length: perDay }, (_, index) => `${day}/2026,${day}/2026,CAFE ${index},,Sale,-5.00,`),
  )
  const text = ['Transaction Date,Post Date,Description,Category,Type,Amount,Memo', ...rows].join('\n')
  return [await readStatement({ name: 'card.csv', text })]
}

const daysIn = ({ columns }: ImportedLines) => [...new Set(columns.lines.days)]
const countOf = ({ columns }: ImportedLines) => columns.lines.days.length

it('has this month’s and the last one’s lines of a long history first', async () => {
  // 700 rows on each of eight days: two of them are after September.
  const days = ['03/05', '04/05', '05/05', '06/05', '07/05', '09/30', '10/01', '11/05']
  const statements = await read(700, days)
  const newest = importedLinesOf(statements, 'newest')
  expect([countOf(newest), newest.hasOlder]).toEqual([1400, true])
  expect(daysIn(newest)).toEqual(['2026-10-01', '2026-11-05'])
  const older = importedLinesOf(statements, 'older')
  expect([countOf(older), daysIn(older).at(-1)]).toEqual([4200, '2026-09-30'])
  expect(older.accounts).toEqual(newest.accounts)
})

it('has whole days of at least 1,500 lines first if a month has more', async () => {
  const statements = await read(1000, ['11/01', '11/02', '11/03', '11/04', '11/05', '11/06'])
  const newest = importedLinesOf(statements, 'newest')
  expect([countOf(newest), daysIn(newest)]).toEqual([2000, ['2026-11-05', '2026-11-06']])
})

it('has all lines of a short history at once', async () => {
  const all = importedLinesOf(await read(3, ['09/05', '10/05', '11/05']), 'newest')
  expect([countOf(all), all.hasOlder]).toEqual([9, false])
})
