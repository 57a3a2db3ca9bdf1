import { noCosts } from '@cardsight/contract/costs'
import { describe, expect, it } from 'vitest'
import { filterGroups } from '../../content/card-filters.ts'
import { landingOf } from '../../content/landing-contexts.ts'
import {
  defaultFilters,
  landingSearch,
  readCosts,
  readFilters,
  showsAll,
  toggled,
  totalOf,
  withAllShown,
  withCosts,
  withFilters,
} from './landing-address.ts'

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

const plain = landingOf(null)
const students = landingOf('college-students')
const at = (search: string) => new URLSearchParams(search)

it('B-CONST-11, B-CONST-12, S-BEST-09, S-BEST-10: the options and their groups', () => {
  expect(filterGroups).toEqual([
    {
      label: 'Categories',
      choices: [
        ...['No Annual Fee', 'Intro Bonus', 'Travel', 'Balance Transfer'],
        ...['0% Intro APR', 'Rewards', 'Secured', 'Student', 'Business'],
      ],
    },
    { label: 'Credit Score', choices: ['Good to Excellent Credit', 'Fair Credit', 'Low & No Credit'] },
    { label: 'Features', choices: ['No Foreign Transaction Fees'] },
    { label: 'Cash Back', choices: ['Flat Rate Cash Back', 'Rotating Categories', 'Category Cash Back'] },
  ])
})

describe('filters in the query', () => {
  it('S-BEST-18: are the defaults of the page if none are given', () => {
    expect(readFilters(at(''), plain)).toEqual([])
    expect(readFilters(at('grocery=5'), students)).toEqual(['No Annual Fee', 'Low & No Credit'])
  })

  it('are in the order of the bar, known ones only', () => {
    expect(readFilters(at('filter=Student&filter=Yachts&filter=Travel'), plain)).toEqual([
      'Travel',
      'Student',
    ])
  })

  it('can be empty on a page that has defaults', () => {
    const address = withFilters(at(''), [], students)
    expect(address.toString()).toBe('filter=')
    expect(readFilters(address, students)).toEqual([])
  })

  it('are not in the URL if they are the defaults, and other parameters stay', () => {
    const address = withFilters(at('grocery=5&filter=Travel&show=all'), defaultFilters(students), students)
    expect(address.toString()).toBe('grocery=5')
  })

  it('round-trip', () => {
    const address = withFilters(at(''), ['0% Intro APR', 'Low & No Credit'], plain)
    expect(address.toString()).toBe('filter=0%25+Intro+APR&filter=Low+%26+No+Credit')
    expect(readFilters(at(address.toString()), plain)).toEqual(['0% Intro APR', 'Low & No Credit'])
  })
})

it('B-STATE-17: a click toggles one on or off', () => {
  expect(toggled(['Student'], 'Travel')).toEqual(['Travel', 'Student'])
  expect(toggled(['Travel', 'Student'], 'Travel')).toEqual(['Student'])
})

it('the whole list is requested in the URL', () => {
  expect(showsAll(at(''))).toBe(false)
  expect(showsAll(withAllShown(at('filter=Travel')))).toBe(true)
})
