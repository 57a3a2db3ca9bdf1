import { expect, it } from 'vitest'
import { certaintySentence } from './plan-sentences.ts'

it('names a gap only above 5% of the plan', () => {
  const sentence = (gapCents: number) => certaintySentence({ leastAddedCents: 0 }, gapCents, 1000_00)
  expect(sentence(0)).toBe('No other plan is worth more.')
  expect(sentence(50_00)).toBe('Close to the best possible plan.')
  expect(sentence(50_01)).toBe('Another plan could be worth up to $50 more.')
})
