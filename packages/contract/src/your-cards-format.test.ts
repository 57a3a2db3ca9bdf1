import { expect, it } from 'vitest'
import { formatCents, formatCount } from './your-cards-format.ts'

it('writes amounts with commas, and cents only if there are any', () => {
  expect([0, 5, 100_00, 1234_56, 12_345_678_90, -5_00, -1234_50].map(formatCents)).toEqual([
    '$0',
    '$0.05',
    '$100',
    '$1,234.56',
    '$12,345,678.90',
    '-$5',
    '-$1,234.50',
  ])
})

it('writes counts with commas, and one thing in the singular', () => {
  expect([0, 1, 31, 25_000].map((count) => formatCount(count, 'day'))).toEqual([
    '0 days',
    '1 day',
    '31 days',
    '25,000 days',
  ])
})
