import { readStatement, understand } from '@cardsight/statements'
import { expect, it } from 'vitest'
import { type ImportedLines, importedLinesOf, newestLinesOf } from './imported-lines.ts'

/** A card's file with as many purchases on each of these days of 2026. */
async function read(perDay: number, days: readonly string[]) {
  const rows = days.flatMap((day) =>
    Array.from({ length: perDay }, (_, index) => `${day}/2026,${day}/2026,CAFE ${index},,Sale,-5.00,`),
  )
  const text = ['Transaction Date,Post Date,Description,Category,Type,Amount,Memo', ...rows].join('\n')
  return understand([await readStatement({ name: 'card.csv', text })])
}

const daysIn = ({ columns }: ImportedLines) => [...new Set(columns.lines.days)]
const countOf = ({ columns }: ImportedLines) => columns.lines.days.length

it('has this month’s and the last one’s lines of a long history first', async () => {
  // 700 rows on each of eight days: two of them are after September.
  const days = ['03/05', '04/05', '05/05', '06/05', '07/05', '09/30', '10/01', '11/05']
  const history = await read(700, days)
  const newest = newestLinesOf(history)
  expect([countOf(newest), newest.hasOlder]).toEqual([1400, true])
  expect(daysIn(newest)).toEqual(['2026-10-01', '2026-11-05'])
  const all = importedLinesOf(history)
  expect([countOf(all), daysIn(all)[0], all.hasOlder]).toEqual([5600, '2026-03-05', false])
  expect(all.accounts).toEqual(newest.accounts)
})

it('has whole days of at least 1,500 lines first if a month has more', async () => {
  const history = await read(1000, ['11/01', '11/02', '11/03', '11/04', '11/05', '11/06'])
  const newest = newestLinesOf(history)
  expect([countOf(newest), daysIn(newest)]).toEqual([2000, ['2026-11-05', '2026-11-06']])
})

it('has all lines of a short history at once', async () => {
  const all = newestLinesOf(await read(3, ['09/05', '10/05', '11/05']))
  expect([countOf(all), all.hasOlder]).toEqual([9, false])
})
