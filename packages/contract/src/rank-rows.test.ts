import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bestRows, rankRows } from './rank-rows.ts'

describe('the order of cards', () => {
  it('B-SORT-1: sorts by total, highest first, and equal totals by name', () => {
    expect(rankRows([3, 2, 1, 0], [5, 9, 5, -1])).toEqual([1, 2, 0, 3])
  })

  it('returns the same top rows without sorting', () => {
    const tables = fc.uniqueArray(fc.nat(60), { maxLength: 40 })
    const totals = fc.array(fc.integer({ min: -3, max: 3 }), { minLength: 61, maxLength: 61 })
    fc.assert(
      fc.property(tables, totals, fc.integer({ min: 0, max: 12 }), (rows, amounts, count) => {
        expect(bestRows(rows, amounts, count)).toEqual(rankRows(rows, amounts).slice(0, count))
      }),
    )
  })
})
