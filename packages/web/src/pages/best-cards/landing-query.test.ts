import { expect, it } from 'vitest'
import { landingOf } from '../../content/landing-contexts.ts'
import { withCosts } from './costs-query.ts'
import { withAllShown, withFilters } from './filter-query.ts'
import { landingSearch } from './landing-query.ts'

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
