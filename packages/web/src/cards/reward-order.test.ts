import { expect, it } from 'vitest'
import { rewardOrder } from './reward-order.ts'

it("puts the highest reward first, ties by name, and 'Other' last", () => {
  const stat = [
    { category: 'Other', money: 90 },
    { category: 'Travel', money: 5 },
    { category: 'Media', money: 5 },
    { category: 'Restaurants', money: 60 },
  ]
  expect(rewardOrder(stat).map(({ category }) => category)).toEqual([
    'Restaurants',
    'Media',
    'Travel',
    'Other',
  ])
})
