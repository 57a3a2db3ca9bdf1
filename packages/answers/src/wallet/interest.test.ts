import { expect, it } from 'vitest'
import { interestOf } from './interest.ts'

it('uses the lowest stated rate: $3,000 at 24.5% costs $735 a year', () => {
  const cards = [{ id: 'stated', apr: { regular: [24.5, 29] } as const }, { id: 'silent' }]
  expect(interestOf(cards, 300_000)).toEqual({ stated: 73_500 })
  expect(interestOf(cards, 0)).toBeUndefined()
})
