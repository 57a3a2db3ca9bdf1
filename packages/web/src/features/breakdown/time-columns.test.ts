import { expect, it } from 'vitest'
import { averageOf, type Bucket, categorySums, columnsOf } from './time-columns.ts'

const march: Bucket = {
  time_display: 'Mar 2026',
  sums: { All: 130, Travel: 100, 'Gas Stations': 0, Other: 30 },
  transactions: { All: [] },
}
const april: Bucket = { ...march, sums: { All: -5, Other: -5 } }
const table = {
  time_buckets: [march, april],
  spending_averages: { All: 62.5, Travel: 50 },
  category_order: ['Gas Stations', 'Travel', 'Other'],
}

it('S-DASH1-20 makes a column of each period and labels the average of all spending', () => {
  expect(columnsOf(table)).toEqual([
    { key: '0', label: 'Mar 2026', value: 130 },
    { key: '1', label: 'Mar 2026', value: -5 },
  ])
  expect(averageOf(table)).toBe(62.5)
})

it('S-DASH1-21 keeps the order of the categories and omits those without spending', () => {
  expect(categorySums(table, march)).toEqual([
    { name: 'Travel', amount: 100 },
    { name: 'Other', amount: 30 },
  ])
  expect(categorySums(table, april)).toEqual([{ name: 'Other', amount: -5 }])
})
