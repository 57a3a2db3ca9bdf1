import { expect, it } from 'vitest'
import { formatCentsPerPoint, parseCentsPerPoint } from './profile-text.ts'

it.each([
  ['1.25', 125],
  ['0', 0],
  ['10', 1000],
  ['10.00', 1000],
  ['.5', 50],
  ['2.', 200],
  [' 1.7 ', 170],
  // 1.15 * 100 is 114.99999999999999.
  ['1.15', 115],
])('reads %j as %i hundredths of a cent', (text, hundredths) => {
  expect(parseCentsPerPoint(text)).toBe(hundredths)
})

it.each(['', '.', '-1', '10.01', '11', '1.234', '1,5', '1e1', 'one'])('refuses %j', (text) => {
  expect(parseCentsPerPoint(text)).toBeNull()
})

it('shows two decimals', () => {
  expect([0, 5, 125, 1000].map(formatCentsPerPoint)).toEqual(['0.00', '0.05', '1.25', '10.00'])
})
