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
  it('keeps every card when nothing is chosen', () => {
    expect(kept([])).toEqual(Object.keys(cards))
  })

  it('B-FILTER-1: compares without regard to case', () => {
    expect(kept(['no annual FEE', 'STUDENT'])).toEqual(['student'])
  })

  it('B-FILTER-3: takes a card that is for neither fair nor low credit as one for good credit', () => {
    expect(kept(['Good to excellent credit'])).toEqual(['premium', 'rotating', 'wide'])
  })

  it('B-FILTER-4: wants every chosen filter, among the tags or among the features', () => {
    expect(kept(['Travel', 'No Foreign Transaction Fees'])).toEqual(['premium'])
    expect(kept(['Travel', 'No Annual Fee'])).toEqual([])
  })

  it('B-FILTER-2, B-FILTER-5: is content with one of the chosen credit levels', () => {
    expect(kept(['Fair credit', 'Low & no credit'])).toEqual(['student', 'fair', 'wide'])
    expect(kept(['Fair credit', 'Low & no credit', 'No Annual Fee'])).toEqual(['student', 'fair'])
    expect(kept(['Fair credit', 'Low & no credit', 'Good to excellent credit'])).toEqual(Object.keys(cards))
  })

  it('B-FILTER-2, B-FILTER-6: is content with one of the chosen kinds of cash back', () => {
    expect(kept(['Flat rate cash back', 'Rotating categories'])).toEqual(['student', 'rotating'])
    expect(kept(['Flat rate cash back', 'Category cash back', 'Fair credit'])).toEqual(['fair'])
  })

  it('keeps no card for a filter that none has', () => {
    expect(kept(['Made of metal'])).toEqual([])
  })

  it('never keeps more cards for one filter more, but within the two groups of which one suffices', () => {
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
