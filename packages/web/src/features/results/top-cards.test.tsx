import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { sampleCards } from '../../testing/sample-card.ts'
import { TopCards, type TopCardsProps } from './top-cards.tsx'

const nothing = () => {}
const given: TopCardsProps = {
  cards: sampleCards,
  selected: 0,
  onSelect: nothing,
  projection: '1',
  onProjection: nothing,
  hasIntroBonus: true,
  onIntroBonus: nothing,
  filter: <button type="button">Customize Settings</button>,
  spending: 10_000,
  onDetails: nothing,
  onWhy: nothing,
}
const show = (changes: Partial<TopCardsProps> = {}) => render(<TopCards {...given} {...changes} />)

afterEach(() => {
  vi.useRealTimers()
})

it('S-DASH1-23 S-DASH1-24 B-CONST-2 shows one card at a time and badges the first as the pick', async () => {
  const { rerender } = show()
  const section = screen.getByRole('region', { name: 'Recommended cards based on your spending' })
  expect(within(section).getAllByRole('article').length).toBe(1)
  expect(screen.getByRole('heading', { name: 'Ferry Miles' })).toBeDefined()
  expect(screen.getByText("Cardsight's pick")).toBeDefined()
  rerender(<TopCards {...given} selected={1} />)
  expect(await screen.findByRole('heading', { name: 'Anchor Cash' })).toBeDefined()
  expect(screen.queryByText("Cardsight's pick")).toBeNull()
})

it('S-DASH1-23 S-DASH1-36 shows all three side by side on wide screens, and highlights the selected one', () => {
  vi.spyOn(window, 'matchMedia').mockReturnValue(window.matchMedia('(min-width: 0px)'))
  show({ selected: 1 })
  const panels = screen.getAllByRole('listitem').filter((item) => item.querySelector('article') !== null)
  expect(panels.map((item) => item.querySelector('h3')?.textContent)).toEqual([
    'Ferry Miles',
    'Anchor Cash',
    'Buoy Card',
  ])
  expect(panels.map((item) => item.getAttribute('aria-current'))).toEqual([null, 'true', null])
  expect(screen.getAllByText("Cardsight's pick").length).toBe(1)
  expect(screen.getByText('(2 / 3)')).toBeDefined()
})

it('S-DASH1-36 S-DASH1-37 counts them, and moves by arrow and by dot', async () => {
  const indexes: number[] = []
  show({ onSelect: (index) => indexes.push(index) })
  expect(screen.getByText('(1 / 3)')).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Recommended cards: next' }))
  await userEvent.click(screen.getByRole('button', { name: 'Recommended cards: go to 3' }))
  expect(indexes).toEqual([1, 2])
})

it('S-DASH1-25 switches the intro bonus, and says on the card that it is not counted', async () => {
  const switched: boolean[] = []
  const { rerender } = show({ onIntroBonus: (hasBonus) => switched.push(hasBonus) })
  await userEvent.click(screen.getByRole('switch', { name: 'Include intro bonus' }))
  expect(switched).toEqual([false])
  rerender(<TopCards {...given} hasIntroBonus={false} />)
  expect(await screen.findByText('Bonus not counted.')).toBeDefined()
})

it('S-DASH1-26 B-CONST-1 has tabs 1-Year, 2-Year and 3-Year', async () => {
  const years: string[] = []
  show({ onProjection: (projection) => years.push(projection) })
  const tabs = screen.getAllByRole('tab').map((tab) => [tab.textContent, tab.getAttribute('aria-selected')])
  expect(tabs).toEqual([
    ['1-Year', 'true'],
    ['2-Year', 'false'],
    ['3-Year', 'false'],
  ])
  await userEvent.click(screen.getByRole('tab', { name: '3-Year' }))
  expect(new Set(years)).toEqual(new Set(['3']))
})

it('B-CALC-7 briefly shows a skeleton on a change of year, and on no other change', () => {
  vi.useFakeTimers()
  const { rerender } = show()
  const section = screen.getByRole('region', { name: 'Recommended cards based on your spending' })
  const isBusy = () => section.getAttribute('aria-busy')
  const nextFrame = () => act(() => vi.advanceTimersToNextFrame().advanceTimersByTime(1))
  act(() => vi.runAllTimers())
  rerender(<TopCards {...given} hasIntroBonus={false} selected={2} />)
  nextFrame()
  expect(isBusy()).toBe('false')
  rerender(<TopCards {...given} projection="2" />)
  nextFrame()
  expect(isBusy()).toBe('true')
  act(() => vi.runAllTimers())
  expect(isBusy()).toBe('false')
  expect(screen.getByText('2-Year Projection')).toBeDefined()
})

it('goes from the skeleton to the new numbers without showing the old ones between', () => {
  vi.useFakeTimers()
  const { rerender } = show({ isBusy: true })
  const section = screen.getByRole('region', { name: 'Recommended cards based on your spending' })
  rerender(<TopCards {...given} cards={sampleCards.slice(1)} />)
  expect(screen.getByRole('heading', { name: 'Ferry Miles' })).toBeDefined()
  expect(section.getAttribute('aria-busy')).toBe('true')
  act(() => vi.advanceTimersToNextFrame().advanceTimersByTime(1))
  expect(screen.getByRole('heading', { name: 'Anchor Cash' })).toBeDefined()
  expect(section.getAttribute('aria-busy')).toBe('false')
})

it('S-DASH1-38 says that there are none, unless they are still being calculated', async () => {
  const { rerender } = show({ cards: [] })
  expect(screen.getByText('No Cards found!')).toBeDefined()
  rerender(<TopCards {...given} cards={[]} isBusy />)
  await waitFor(() => expect(screen.queryByText('No Cards found!')).toBeNull())
})

it('selects an existing card when the list gets shorter', () => {
  show({ cards: sampleCards.slice(0, 2), selected: 2 })
  expect(screen.getByText('(2 / 2)')).toBeDefined()
})

it('reports which card and which number to explain', () => {
  const asked: unknown[] = []
  show({
    selected: 1,
    onDetails: ({ cardId }) => asked.push(cardId),
    onWhy: ({ cardId }, focus) => asked.push([cardId, focus]),
  })
  fireEvent.click(screen.getByRole('button', { name: 'Details of Anchor Cash' }))
  fireEvent.click(screen.getByRole('button', { name: '$900.00, Total Reward: why?' }))
  expect(asked).toEqual(['anchor', ['anchor', 'total']])
  expect(screen.getByRole('button', { name: 'Customize Settings' })).toBeDefined()
})
