import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bestRows, rankRows } from './rank-rows.ts'

describe('the order of cards', () => {
  it('B-SORT-1: is by total, highest first, and of equal totals by name', () => {
    expect(rankRows([0, 1, 2, 3], [5, 9, 5, -1], [3, 2, 1, 0])).toEqual([1, 2, 0, 3])
  })

  it('gives the same first rows without sorting', () => {
    const tables = fc.array(fc.tuple(fc.integer({ min: -3, max: 3 }), fc.boolean()), { maxLength: 40 })
    fc.assert(
      fc.property(tables, fc.integer({ min: 0, max: 12 }), (table, count) => {
        const totals = table.map(([total]) => total)
        const places = table.map((_, row) => (row * 7) % 41)
        const rows = [...table.keys()].filter((row) => table[row]?.[1])
        expect(bestRows(rows, totals, places, count)).toEqual(rankRows(rows, totals, places).slice(0, count))
      }),
    )
  })
})
