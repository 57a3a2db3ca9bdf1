import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type FilterableCard, filterCards } from './filter.ts'

const cards = {
  student: card(['No Annual Fee', 'Student', 'Low & No Credit'], ['Flat Rate Cash Back']),
  fair: card(['No Annual Fee', 'Fair Credit'], ['Category Cash Back']),
  premium: card(['Travel', 'Intro Bonus'], ['No Foreign Transaction Fees']),
  rotating: card(['No Annual Fee', 'Good to Excellent Credit'], ['Rotating Categories']),
  wide: card(['Fair Credit', 'Good to Excellent Credit'], []),
}

describe('filtering', () => {
  it('keeps every card if no filter is selected', () => {
    expect(kept([])).toEqual(Object.keys(cards))
  })

  it('B-FILTER-1: is case-insensitive', () => {
    expect(kept(['no annual FEE', 'STUDENT'])).toEqual(['student'])
  })

  it('B-FILTER-3: treats a card for neither fair nor low credit as a card for good credit', () => {
    expect(kept(['Good to excellent credit'])).toEqual(['premium', 'rotating', 'wide'])
  })

  it('B-FILTER-4: requires every selected filter among the tags or features', () => {
    expect(kept(['Travel', 'No Foreign Transaction Fees'])).toEqual(['premium'])
    expect(kept(['Travel', 'No Annual Fee'])).toEqual([])
  })

  it('B-FILTER-2, B-FILTER-5: requires only one of the selected credit levels', () => {
    expect(kept(['Fair credit', 'Low & no credit'])).toEqual(['student', 'fair', 'wide'])
    expect(kept(['Fair credit', 'Low & no credit', 'No Annual Fee'])).toEqual(['student', 'fair'])
    expect(kept(['Fair credit', 'Low & no credit', 'Good to excellent credit'])).toEqual(Object.keys(cards))
  })

  it('B-FILTER-2, B-FILTER-6: requires only one of the selected kinds of cash back', () => {
    expect(kept(['Flat rate cash back', 'Rotating categories'])).toEqual(['student', 'rotating'])
    expect(kept(['Flat rate cash back', 'Category cash back', 'Fair credit'])).toEqual(['fair'])
  })

  it('keeps no card for a filter that no card matches', () => {
    expect(kept(['Made of metal'])).toEqual([])
  })

  it('never keeps more cards after adding a filter, except in the two either-or groups', () => {
    const tags = ['No Annual Fee', 'Travel', 'Student', 'Intro Bonus', 'No Foreign Transaction Fees']
    fc.assert(
      fc.property(fc.subarray(tags), fc.constantFrom(...tags), (chosen, more) => {
        const before = kept(chosen)
        expect(before).toEqual(expect.arrayContaining(kept([...chosen, more])))
      }),
    )
  })
})

function card(category: string[], features: string[]): FilterableCard {
  return { category, features }
}

function kept(chosen: string[]): string[] {
  const fitting = new Set(filterCards(Object.values(cards), chosen))
  return Object.entries(cards).flatMap(([name, one]) => (fitting.has(one) ? [name] : []))
}
