import { expect, it } from 'vitest'
import { shortFeatures } from './card-row.tsx'

it('names at most two features, those that tell cards apart first', () => {
  expect(shortFeatures(['No Foreign Transaction Fees', 'Travel Benefits', 'Category Cash Back'])).toEqual([
    'Bonus categories',
    'Travel perks',
  ])
  expect(shortFeatures(['No Foreign Transaction Fees'])).toEqual(['No foreign fees'])
  expect(shortFeatures([])).toEqual([])
})

it('keeps the name of a feature that has no short one', () => {
  expect(shortFeatures(['Sails at Night'])).toEqual(['Sails at Night'])
})
