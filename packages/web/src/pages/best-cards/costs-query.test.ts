import { describe, expect, it } from 'vitest'
import { readCosts, totalOf, withCosts } from './costs-query.ts'

const read = (search: string) => readCosts(new URLSearchParams(search))
const none = { grocery: 0, gas: 0, restaurant: 0, travel: 0, recreation: 0, other: 0 }

describe('costs in the query', () => {
  it('are read with or without commas; missing ones count as 0', () => {
    expect(read('grocery=1,200&travel=90')).toEqual({ ...none, grocery: 1200, travel: 90 })
  })

  it.each(['', 'grocery=', 'grocery=0&gas=0', 'filter=Travel'])('are null in %j', (search) => {
    expect(read(search)).toBeNull()
  })

  it.each(['-5', '1.5', '100000', '1e3', 'x', '12,34'])('ignore %j, which is invalid', (amount) => {
    expect(read(new URLSearchParams({ grocery: amount, gas: '20' }).toString())).toEqual({ ...none, gas: 20 })
  })

  it('are written next to the other parameters, and removed again', () => {
    const address = new URLSearchParams('filter=Travel&gas=7')
    const written = withCosts(address, { ...none, grocery: 800 })
    expect(written.toString()).toBe('filter=Travel&grocery=800')
    expect(withCosts(written, null).toString()).toBe('filter=Travel')
  })
})

it('are summed', () => {
  expect(totalOf({ grocery: 519, gas: 220, restaurant: 329, travel: 170, recreation: 301, other: 856 })).toBe(
    2395,
  )
})
