import { expect, it } from 'vitest'
import { capText } from './cap-text.ts'

it('says what a cap limits, and for how long', () => {
  expect(capText({ amount: 6000, on: 'spend', per: 'year', isShared: false })).toBe(
    '$6,000 of spending a year',
  )
  expect(capText({ amount: 500, on: 'reward', per: 'month', isShared: true })).toBe(
    '500 of rewards a month, shared with other rates',
  )
  expect(capText({ amount: 2500, on: 'spend', per: 'opening', isShared: false })).toBe(
    '$2,500 of spending in total',
  )
})
