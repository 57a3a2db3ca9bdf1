import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { sampleCards } from '../../testing/sample-card.ts'
import { ByCategory, type ByCategoryProps, topCategoryText } from './by-category.tsx'

const nothing = () => {}
const given: ByCategoryProps = {
  categories: [
    { name: 'Restaurants', spending: 1992 },
    { name: 'Travel', spending: 4800.5 },
  ],
  category: 'Restaurants',
  onCategory: nothing,
  cards: sampleCards,
  projection: '1',
  onProjection: nothing,
  hasIntroBonus: false,
  onIntroBonus: nothing,
  onDetails: nothing,
  onWhy: nothing,
}
const show = (changes: Partial<ByCategoryProps> = {}) =>
  render(<ByCategory {...given} {...changes} />, { wrapper: MemoryRouter })

it('S-DASH1-44 states the top spending category', () => {
  expect(topCategoryText(given.categories, '1')).toBe('Your biggest category: Travel ($4,801 in a year).')
  expect(topCategoryText([], '1')).toMatch(/^All of your spending is in Other/)
})

it('S-DASH1-45 offers the categories with their spending', async () => {
  const chosen: string[] = []
  show({ onCategory: (category) => chosen.push(category) })
  const menu = screen.getByRole('combobox', { name: 'Spending category' })
  expect(
    within(menu)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Restaurants ($1,992)', 'Travel ($4,801)'])
  await userEvent.selectOptions(menu, 'Travel')
  expect(chosen).toEqual(['Travel'])
})

it('S-DASH1-46 has an intro toggle and year tabs', async () => {
  const changes = new Set<unknown>()
  show({
    onIntroBonus: (hasBonus) => changes.add(hasBonus),
    onProjection: (projection) => changes.add(projection),
  })
  await userEvent.click(screen.getByRole('switch', { name: 'Include intro bonus' }))
  await userEvent.click(screen.getByRole('tab', { name: '2-Year' }))
  expect(changes).toEqual(new Set([true, '2']))
})

it('S-DASH1-47 B-CONST-16 shows three, two or one card at a time', () => {
  show()
  const row = screen.getByRole('list', { name: 'Cards for Restaurants: slides' })
  expect(within(row).getAllByRole('listitem', { name: /of 3$/ })).toHaveLength(3)
  expect(row.className).toContain('auto-cols-[100%] duo:auto-cols-[50%] wide:auto-cols-[calc(100%/3)]')
})

it('calculates the rewards rate on the spending of the category', () => {
  show({ cards: sampleCards.slice(0, 1) })
  // 1,514.50 / 1,992 = 76.0291%
  expect(screen.getByRole('row', { name: /^Rewards Rate/ }).textContent).toBe('Rewards Rate76.03%')
})

it('reports which card to explain', async () => {
  const asked: unknown[] = []
  show({ onWhy: ({ cardId }, focus) => asked.push([cardId, focus]) })
  await userEvent.click(screen.getByRole('button', { name: '−$12.50, Total Reward: why?' }))
  expect(asked).toEqual([['buoy', 'total']])
})

it('says so if there are no cards, or no category', () => {
  const { rerender } = show({ cards: [] })
  expect(screen.getByText('No Cards found!')).toBeDefined()
  rerender(<ByCategory {...given} categories={[]} />)
  expect(screen.queryByRole('combobox')).toBeNull()
})

it('scrolls back to the first card when another list is chosen', async () => {
  const { container } = show()
  const row = container.querySelector('ul')
  row?.scrollTo({ left: 500 })
  await userEvent.click(screen.getByRole('switch', { name: 'Include intro bonus' }))
  expect(row?.scrollLeft).toBe(0)
})
