import { expect, it } from 'vitest'
import { sampleCard } from '../../testing/sample-card.ts'
import { earnLine } from './answer-reasons.ts'

const part = (category: string, spending: number, points: number) => ({
  category,
  spending,
  points,
  money: points / 100,
  tooltip: [],
})

it('names the rate that adds the most, and the next one if it pays in one category', () => {
  // Travel earns $279 above 1%, other and restaurants $248.
  expect(earnLine(sampleCard())).toBe('3x travel, 1x other and 1 more')
})

it('counts the other categories of a rate', () => {
  const stat = [part('Travel', 100, 300), part('Restaurants', 200, 600), part('Other', 100, 100)]
  expect(earnLine(sampleCard({ stat, earnsPercent: true }))).toBe('3% restaurants and 1 more')
})

it('says that a second rate is a blend in the middle of its line', () => {
  // 400 / 100; 260 / 100
  const stat = [part('Travel', 100, 400), part('Restaurants', 100, 260), part('Other', 100, 100)]
  expect(earnLine(sampleCard({ stat }))).toBe('4x travel, about 2.6x restaurants')
})

it('names one rate on everything, and says if there is none', () => {
  const stat = [part('Travel', 100, 200)]
  expect(earnLine(sampleCard({ stat, earnsPercent: true }))).toBe('2% on everything')
  // Points can be worth a cent.
  expect(earnLine(sampleCard({ stat, money: 2, points: 200 }))).toBe('2x on everything')
  expect(earnLine(sampleCard({ stat: [] }))).toBe('No rewards on this spending')
})

const names = ['Groceries', 'Gas', 'Shops', 'Utilities', 'Health']
const flat = (points: number) => names.map((name) => part(name, 100, points))

it('counts most categories as the rest', () => {
  // Some spending on travel earns nothing: 150 / 100.
  expect(earnLine(sampleCard({ stat: [...flat(200), part('Travel', 100, 150)] }))).toBe(
    '2x on nearly everything',
  )
  expect(earnLine(sampleCard({ stat: [...flat(150), part('Travel', 10, 20)] }))).toBe(
    '2x travel, 1.5x everything else',
  )
  // 213 / 100
  expect(earnLine(sampleCard({ stat: [...flat(200), part('Travel', 100, 213)] }))).toBe(
    'About 2.1x travel, 2x everything else',
  )
})
