import { describe, expect, it } from 'vitest'
import { categories, findCategory, formCategories } from './category.ts'

describe('the categories', () => {
  it('B-DATA-39: have the display names in the order of their ids', () => {
    expect(categories.map((category) => category.name)).toEqual([
      'Supermarkets & Groceries',
      'Gas Stations',
      'Warehouses and Wholesale Stores',
      'Restaurants',
      'Other',
      'Media',
      'Transportation',
      'Recreation',
      'Travel',
      'Flights',
      'Pharmacies',
      'Department Stores',
      'Gyms and Fitness Centers',
      'Shops',
      'Service',
      'Online Shopping',
    ])
    expect(categories.map((category) => category.id)).toEqual(categories.map((_, index) => index + 1))
  })

  it('B-DATA-5: have the ids 1 grocery, 2 gas, 4 restaurant, 5 other, 8 recreation, 9 travel', () => {
    const keyed = [1, 2, 4, 5, 8, 9].map((id) => findCategory(id)?.key)
    expect(keyed).toEqual(['grocery', 'gas', 'restaurant', 'other', 'recreation', 'travel'])
  })

  it('have unique keys and names', () => {
    expect(new Set(categories.map((category) => category.key)).size).toBe(16)
    expect(new Set(categories.map((category) => category.name)).size).toBe(16)
  })

  it('map to the six form categories, each of which maps to itself', () => {
    for (const formCategory of formCategories) {
      const own = categories.find((category) => category.key === formCategory)
      expect(own?.formCategory).toBe(formCategory)
    }
  })

  it('are null for unknown ids', () => {
    expect([0, 17, 1.5, -1, Number.NaN].map(findCategory)).toEqual([null, null, null, null, null])
  })
})
