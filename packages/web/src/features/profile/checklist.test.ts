import { describe, expect, it } from 'vitest'
import { countItems, groupItems, searchGroups } from './checklist.tsx'

const options = [
  { id: 'macys', name: 'Macy’s Star Money', kind: 'store' },
  { id: 'delta', name: 'Delta SkyMiles', kind: 'airline' },
  { id: 'us-bank', name: 'U.S. Bank points', kind: 'unheard-of' },
  { id: 'united', name: 'United MileagePlus', kind: 'airline' },
]
const kindGroups = [
  { label: 'Airlines', kinds: ['airline'] },
  { label: 'Hotels', kinds: ['hotel'] },
  { label: 'Stores', kinds: ['store'] },
]
const groups = groupItems(options, kindGroups, ({ kind }) => kind)

const idsOf = (query: string) => searchGroups(groups, query).map(({ items }) => items.map(({ id }) => id))

describe('groupItems', () => {
  it('groups by kind in the order of the options, and loses none', () => {
    expect(groups.map(({ label, items }) => [label, ...items.map(({ id }) => id)])).toEqual([
      ['Airlines', 'delta', 'united'],
      ['Hotels'],
      ['Stores', 'macys', 'us-bank'],
    ])
    expect(countItems(groups)).toBe(options.length)
  })

  it('adds the second line', () => {
    expect(groups[0]?.items[0]).toEqual({ id: 'delta', name: 'Delta SkyMiles', detail: 'airline' })
  })
})

describe('searchGroups', () => {
  it('leaves out empty groups', () => {
    expect(idsOf('')).toEqual([
      ['delta', 'united'],
      ['macys', 'us-bank'],
    ])
  })

  it.each([
    ['DELTA', [['delta']]],
    ['plus MILEAGE', [['united']]],
    ['airline', [['delta', 'united']]],
    ['macys', [['macys']]],
    ["macy's  star", [['macys']]],
    ['us bank', [['us-bank']]],
    ['hyatt', []],
  ])('finds %j', (query, found) => {
    expect(idsOf(query)).toEqual(found)
  })
})
