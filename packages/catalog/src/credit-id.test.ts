import { describe, expect, it } from 'vitest'
import { releaseWithBusiness } from './business.ts'
import { creditId } from './credit-id.ts'

const gold = { id: 'gold' }

describe('creditId', () => {
  it.each([
    ['Uber Cash', 'uber-cash'],
    ["Dunkin' Credit", 'dunkin'],
    ['Resy Dining Credit', 'resy'],
    ['Instacart Credits', 'instacart'],
    ['Annual United Travel Credit', 'united-travel'],
    ['Global Entry/TSA PreCheck/NEXUS Credit', 'global-entry-tsa-precheck'],
    ['Global Entry or TSA PreCheck Credit', 'global-entry-tsa-precheck'],
  ])('is the same on every card for a brand: %s', (name, id) => {
    expect(creditId(name, gold)).toBe(id)
  })

  it.each([
    ['Travel Credit', 'gold-travel-credit'],
    ['Annual Statement Credit', 'gold-annual-statement-credit'],
    ['Airline Fee Credit', 'gold-airline-fee-credit'],
  ])('has the id of the card for a generic credit: %s', (name, id) => {
    expect(creditId(name, gold)).toBe(id)
  })

  it('is the same for variants of a card', () => {
    expect(creditId('Hotel Credit', { id: 'gold-for-some', variantOf: 'gold' })).toBe('gold-hotel-credit')
  })
})

describe('the credits of the catalog', () => {
  it('have ids that differ within each card', () => {
    for (const { id, engine } of releaseWithBusiness.cards) {
      const ids = engine.credits.map((credit) => credit.id)
      expect(new Set(ids).size, `${id}: ${ids.join()}`).toBe(ids.length)
    }
  })

  it('are shared by different products for these brands only', () => {
    const productsOf = new Map<string, Set<string>>()
    for (const { id, variantOf = id, engine } of releaseWithBusiness.cards) {
      for (const credit of engine.credits) {
        productsOf.set(credit.id, (productsOf.get(credit.id) ?? new Set()).add(variantOf))
      }
    }
    const shared = [...productsOf].filter(([, products]) => products.size > 1).map(([id]) => id)
    expect(shared.sort()).toEqual([
      'avis-budget-car-rental',
      'avis-budget-travelbank',
      'bilt-travel',
      'chatgpt-business',
      'clear-plus',
      'delta',
      'delta-stays',
      'disney-streaming',
      'doordash-promos',
      'farelock',
      'global-entry-tsa-precheck',
      'hilton',
      'ihg-food-drink',
      'instacart',
      'jetblue-vacations',
      'jsx',
      'lyft',
      'renowned-hotels',
      'resy',
      'rideshare',
      'the-edit',
      'uber-cash',
      'united-hotels',
      'united-travel',
      'united-travelbank-cash',
      'walmart',
      'wholesale-club',
    ])
  })
})
