import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { defaultSorting, type SortableRow, sortingAfterClick, sortKeys, sortRows } from './compare.ts'

const rows = [
  row('Beta', { totalMoney: 300, money: 400, introMoney: 0, annualFee: 100 }),
  row('alpha', { totalMoney: 300, money: 100, introMoney: 200, annualFee: 0 }),
  row('Gamma', { totalMoney: -95, money: 0, introMoney: 0, annualFee: 95 }),
  row('Delta', { totalMoney: 512.5, money: 362.5, introMoney: 200, annualFee: 50 }),
]

describe('the order of cards', () => {
  it('S-GEN-07, B-SORT-1, B-SORT-2: is by total, highest first, then by name', () => {
    expect(defaultSorting).toEqual({ key: 'totalMoney', direction: 'descending' })
    expect(names(sortRows(rows))).toEqual(['Delta', 'alpha', 'Beta', 'Gamma'])
  })

  it('S-DASH1-52: keeps names from A to Z in either direction', () => {
    expect(names(sortRows(rows, { key: 'totalMoney', direction: 'ascending' }))).toEqual([
      'Gamma',
      'alpha',
      'Beta',
      'Delta',
    ])
    expect(names(sortRows(rows, { key: 'introMoney', direction: 'descending' }))).toEqual([
      'alpha',
      'Delta',
      'Beta',
      'Gamma',
    ])
    expect(names(sortRows(rows, { key: 'introMoney', direction: 'ascending' }))).toEqual([
      'Beta',
      'Gamma',
      'alpha',
      'Delta',
    ])
  })

  it('B-SORT-4: can be by total, reward, bonus or fee only', () => {
    expect(sortKeys).toEqual(['totalMoney', 'money', 'introMoney', 'annualFee'])
    expect(names(sortRows(rows, { key: 'money', direction: 'descending' }))).toEqual([
      'Beta',
      'Delta',
      'alpha',
      'Gamma',
    ])
    expect(names(sortRows(rows, { key: 'annualFee', direction: 'ascending' }))).toEqual([
      'alpha',
      'Delta',
      'Gamma',
      'Beta',
    ])
  })

  it('puts uppercase first if names differ only in case', () => {
    const twins = [row('Zen', {}), row('ZEN', {}), row('zen', {})]
    expect(names(sortRows(twins))).toEqual(['ZEN', 'Zen', 'zen'])
  })

  it("doesn't modify the input rows", () => {
    const given = Object.freeze([...rows])
    sortRows(given)
    expect(given).toEqual(rows)
  })

  it('B-SORT-3: reverses on a second click and starts a new column highest first', () => {
    const up = sortingAfterClick(defaultSorting, 'totalMoney')
    expect(up).toEqual({ key: 'totalMoney', direction: 'ascending' })
    expect(sortingAfterClick(up, 'totalMoney')).toEqual(defaultSorting)
    expect(sortingAfterClick(up, 'annualFee')).toEqual({ key: 'annualFee', direction: 'descending' })
    expect(sortingAfterClick(defaultSorting, 'money')).toEqual({ key: 'money', direction: 'descending' })
  })

  it("doesn't depend on the input order and keeps every card", () => {
    const anyRows = fc.uniqueArray(
      fc.record({ cardName: fc.string({ maxLength: 3 }), totalMoney: fc.integer({ min: -2, max: 2 }) }),
      { selector: ({ cardName }) => cardName },
    )
    fc.assert(
      fc.property(anyRows, fc.constantFrom('ascending', 'descending'), (some, direction) => {
        const list = some.map(({ cardName, totalMoney }) => row(cardName, { totalMoney }))
        const sorted = sortRows(list, { key: 'totalMoney', direction })
        expect(sortRows(list.toReversed(), { key: 'totalMoney', direction })).toEqual(sorted)
        expect(new Set(sorted)).toEqual(new Set(list))
      }),
    )
  })
})

function row(cardName: string, amounts: Partial<SortableRow>): SortableRow {
  return { totalMoney: 0, money: 0, introMoney: 0, annualFee: 0, ...amounts, cardName }
}

function names(sorted: readonly SortableRow[]): string[] {
  return sorted.map(({ cardName }) => cardName)
}
