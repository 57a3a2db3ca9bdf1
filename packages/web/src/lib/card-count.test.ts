import { expect, it } from 'vitest'
import { openCardsText, openOfAllText } from './card-count.ts'

it('names what it counts', () => {
  expect([0, 1, 240].map(openCardsText)).toEqual(['0 open cards', '1 open card', '240 open cards'])
  expect(openOfAllText(240, 1260)).toBe('240 open cards, 1,260 in all')
})
