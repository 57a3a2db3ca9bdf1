import { describe, expect, it } from 'vitest'
import { leaves } from '../leaf.ts'
import type { Kind } from '../spend/spend.ts'
import { makeCard, percent } from '../testing/make.ts'
import { createCells, kindOrder, namedMerchants } from './cells.ts'

const kind = (facts: Partial<Kind> = {}): Kind => ({ leaf: 'gas', merchant: null, isAbroad: false, ...facts })
const named = new Set(['costco', 'shell'])

describe('the order in which purchases of a day use up caps', () => {
  const order = kindOrder(named)

  it('is by shop, then by merchant, then home before abroad', () => {
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

  it('does not know merchants that the card does not name', () => {
    expect(order(kind({ merchant: 'exxon' }), kind())).toBe(0)
    expect(order(kind({ merchant: 'exxon' }), kind({ merchant: 'costco' }))).toBeLessThan(0)
  })

  it('calls equal what is equal', () => {
    expect(order(kind({ isAbroad: true }), kind({ isAbroad: true }))).toBe(0)
    expect(order(kind({ merchant: 'shell' }), kind({ merchant: 'shell' }))).toBe(0)
  })
})

describe('cells', () => {
  it('are one for all purchases that no rule tells apart, and the same in every run', () => {
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
    expect(all).toHaveLength(leaves.length * 3 * 2)
    expect(all.map(({ index }) => index)).toEqual([...all.keys()])
    expect(all.map(cellOf)).toEqual(all)
    // Charging is gas to the person, hotels are not.
    expect(others[3]?.category).toBe(gas.category)
    expect(others[2]?.category).not.toBe(gas.category)
  })
})

it('named merchants are those that some rule pays or leaves out', () => {
  const cards = [
    makeCard({ rules: [percent(5, { merchants: ['costco'] }), percent(1)] }),
    makeCard({ rules: [percent(3, { leaves: ['gas'], exceptMerchants: ['shell'] })] }),
    makeCard(),
  ]
  expect(namedMerchants(cards)).toEqual(named)
})
