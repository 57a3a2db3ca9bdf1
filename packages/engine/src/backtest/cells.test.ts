import { describe, expect, it } from 'vitest'
import { billLeaves, leaves } from '../leaf.ts'
import type { Kind } from '../spend/spend.ts'
import { makeCard, percent } from '../testing/make.ts'
import { createCells, kindOrder, namedMerchants } from './cells.ts'

const kind = (facts: Partial<Kind> = {}): Kind => ({ leaf: 'gas', merchant: null, isAbroad: false, ...facts })
const named = new Set(['costco', 'shell'])

describe('the order in which purchases of one day use a cap', () => {
  const order = kindOrder(named)

  it('is by leaf, then by merchant, then domestic before abroad', () => {
    const ordered = [
      kind(),
      kind({ isAbroad: true }),
      kind({ merchant: 'costco' }),
      kind({ merchant: 'costco', isAbroad: true }),
      kind({ merchant: 'shell' }),
      kind({ leaf: 'hotels' }),
    ]
    expect([3, 5, 1, 4, 0, 2].flatMap((index) => ordered[index] ?? []).sort(order)).toEqual(ordered)
    expect(ordered.toReversed().sort(order)).toEqual(ordered)
  })

  it("ignores merchants that the card doesn't name", () => {
    expect(order(kind({ merchant: 'exxon' }), kind())).toBe(0)
    expect(order(kind({ merchant: 'exxon' }), kind({ merchant: 'costco' }))).toBeLessThan(0)
  })

  it('returns 0 for equal purchases', () => {
    expect(order(kind({ isAbroad: true }), kind({ isAbroad: true }))).toBe(0)
    expect(order(kind({ merchant: 'shell' }), kind({ merchant: 'shell' }))).toBe(0)
  })
})

describe('cells', () => {
  it('group purchases that all rules treat alike, the same in every run', () => {
    const { all, cellOf } = createCells(named)
    const gas = cellOf(kind())
    expect(gas).toEqual({
      leaf: 'gas',
      merchant: null,
      isAbroad: false,
      index: gas.index,
      category: gas.category,
    })
    const others = [
      kind({ isAbroad: true }),
      kind({ merchant: 'shell' }),
      kind({ leaf: 'hotels' }),
      kind({ leaf: 'ev-charging' }),
    ].map(cellOf)
    expect(new Set([gas, ...others].map(({ index }) => index)).size).toBe(5)
    expect(cellOf(kind({ merchant: 'exxon' }))).toBe(gas)
    expect(cellOf(kind({ merchant: 'shell' }))).toBe(others[1])
    // Two merchants or none of them, at home or abroad
    expect(all).toHaveLength((leaves.length - billLeaves.length) * 3 * 2)
    expect(() => cellOf(kind({ leaf: 'rent' }))).toThrow(RangeError)
    expect(all.map(({ index }) => index)).toEqual([...all.keys()])
    expect(all.map(cellOf)).toEqual(all)
    // EV charging displays as gas; hotels don't.
    expect(others[3]?.category).toBe(gas.category)
    expect(others[2]?.category).not.toBe(gas.category)
  })
})

it('named merchants are the ones that a rule includes or excludes', () => {
  const cards = [
    makeCard({ rules: [percent(5, { merchants: ['costco'] }), percent(1)] }),
    makeCard({ rules: [percent(3, { leaves: ['gas'], exceptMerchants: ['shell'] })] }),
    makeCard(),
  ]
  expect(namedMerchants(cards)).toEqual(named)
})
