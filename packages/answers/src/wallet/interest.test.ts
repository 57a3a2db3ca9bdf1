import { expect, it } from 'vitest'
import { interestOf } from './interest.ts'

it('is the lowest rate that is stated: 3,000 dollars at 24.5 % are 735 a year', () => {
  const cards = [{ id: 'stated', apr: { regular: [24.5, 29] } as const }, { id: 'silent' }]
  expect(interestOf(cards, 300_000)).toEqual({ stated: 73_500 })
  expect(interestOf(cards, 0)).toBeUndefined()
})
