import { noCosts } from '@cardsight/contract/costs'
import { describe, expect, it } from 'vitest'
import { landingOf } from '../../content/landing-contexts.ts'
import { withAllShown, withFilters } from './filter-query.ts'
import { landingSearch, readCosts, totalOf, withCosts } from './landing-address.ts'

const read = (search: string) => readCosts(new URLSearchParams(search))
const none = noCosts

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
  expect(
    totalOf({
      ...noCosts,
      grocery: 519,
      gas: 220,
      restaurant: 329,
      travel: 170,
      recreation: 301,
      other: 856,
    }),
  ).toBe(2395)
})

const search = new URLSearchParams('utm_source=x&show=all&filter=Student&gas=5&filter=Travel&grocery=7')

it('lists its parameters, in one order', () => {
  expect(landingSearch(search).toString()).toBe('grocery=7&gas=5&filter=Student&filter=Travel&show=all')
})

it('never carries an unknown parameter in a link, because the server ignores it', () => {
  for (const next of [
    withCosts(search, null),
    withFilters(search, [], landingOf(null)),
    withAllShown(search),
  ]) {
    expect(next.has('utm_source')).toBe(false)
  }
})
