import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { categoryStyle } from '../content/category-styles.ts'
import { sampleCard } from '../testing/sample-card.ts'
import { RewardBars, rewardOrder } from './reward-bars.tsx'

const { stat } = sampleCard()

it('B-DATA-40 draws each bar in its category’s color, scaled to the longest', () => {
  const { container } = render(<RewardBars stat={stat} />)
  const drawn = [...container.querySelectorAll('li svg[height="6"] rect')].map((bar) => [
    bar.getAttribute('fill'),
    bar.getAttribute('width'),
  ])
  // 366.50 / 840 and 28 / 840
  expect(drawn).toEqual([
    [categoryStyle('Travel').color, `${(100 * 366.5) / 840}%`],
    [categoryStyle('Restaurants').color, `${(100 * 28) / 840}%`],
    [categoryStyle('Other').color, '100%'],
  ])
})

it('draws nothing below zero, and shows the loss', () => {
  const { container } = render(
    <RewardBars stat={[{ category: 'Travel', spending: 100, money: -3, points: -300, tooltip: [] }]} />,
  )
  expect(container.querySelector('li svg[height="6"] rect')?.getAttribute('width')).toBe('0%')
  expect(screen.getAllByText('−$3.00').length).toBe(2)
})

it('B-DATA-21 lists the matching earn rates if requested', () => {
  render(<RewardBars stat={stat} hasLines />)
  expect(screen.getByText('3x miles on travel')).toBeDefined()
})

it('says so if there is no spending', () => {
  render(<RewardBars stat={[]} />)
  expect(screen.getByText('No spending to earn rewards on.')).toBeDefined()
})

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
