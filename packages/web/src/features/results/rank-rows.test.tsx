import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { sampleCard, sampleCards } from '../../testing/sample-card.ts'
import type { RankedCard } from './rank-row.tsx'
import { RankRows, type RankRowsProps } from './rank-rows.tsx'

const nothing = () => {}
const ranked = (cards = sampleCards): RankedCard[] =>
  cards.map((card) => ({ card, laterYear: 620, fees: [0, 95] as const }))
const given: RankRowsProps = {
  cards: ranked(),
  selected: 0,
  onSelect: nothing,
  projection: '1',
  spending: 10_000,
  isBonusCounted: true,
  onDetails: nothing,
  onWhy: nothing,
}
const page = (changes: Partial<RankRowsProps> = {}) => (
  <MemoryRouter>
    <RankRows {...given} {...changes} />
  </MemoryRouter>
)
const rowNames = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)

it('S-DASH1-23 B-CONST-2 lists the cards after the answer, with what each earns now and later', () => {
  render(page())
  expect(rowNames()).toEqual(['Anchor Cash', 'Buoy Card'])
  const [anchor] = screen.getAllByRole('listitem')
  expect(anchor?.textContent).toContain('2')
  expect(anchor?.textContent).toContain('Year one: $900')
  expect(anchor?.textContent).toContain('From year two: $620')
  expect(anchor?.textContent).toContain('Annual fee: $0, then $95')
  // The answer above has the badge.
  expect(screen.queryByText("Cardsight's pick")).toBeNull()
})

it('S-DASH1-28 S-DASH1-29 opens a row to everything about its card', () => {
  render(page({ selected: 1 }))
  const open = within(screen.getByRole('article'))
  expect(screen.getByRole('button', { name: 'Anchor Cash' }).getAttribute('aria-expanded')).toBe('true')
  for (const name of [/^Reward from Transactions/, /^Intro Bonus/, /^Annual Fee/, /^Total Reward/]) {
    expect(open.getByRole('row', { name })).toBeDefined()
  }
  expect(open.getByRole('link', { name: /^Apply for Anchor Cash/ })).toBeDefined()
  expect(open.getByText(/terms last confirmed/i)).toBeDefined()
  expect(open.getByText('Good–Excellent')).toBeDefined()
  expect(open.getByText('Features & Details')).toBeDefined()
  // Open from the start: the rewards by category.
  expect(open.getByRole('button', { name: 'Travel $366.50: why?' })).toBeDefined()
})

it('S-DASH1-26 B-CONST-1 says which years the totals are about', () => {
  render(page({ projection: '3', selected: 1 }))
  expect(screen.getByText('3-Year Projection')).toBeDefined()
  expect(screen.getAllByRole('listitem')[0]?.textContent).toContain('In 3 years: $900')
})

it('leaves out later years that are not known', () => {
  render(page({ cards: ranked().map((one) => ({ ...one, laterYear: null })) }))
  expect(screen.queryByText(/year two/i)).toBeNull()
})

it('S-DASH1-36 S-DASH1-37 moves through the answer and the rows with arrows and dots', async () => {
  const chosen: number[] = []
  const onSelect = (index: number) => chosen.push(index)
  const { rerender } = render(page({ onSelect }))
  expect(screen.getByText('(1 / 3)')).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Recommended cards: next' }))
  await userEvent.click(screen.getByRole('button', { name: 'Recommended cards: go to 3' }))
  await userEvent.click(screen.getByRole('button', { name: 'Buoy Card' }))
  rerender(page({ onSelect, selected: 2 }))
  expect(screen.getByText('(3 / 3)')).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Recommended cards: previous' }))
  // A press on the open row closes it.
  await userEvent.click(screen.getByRole('button', { name: 'Buoy Card' }))
  expect(chosen).toEqual([1, 2, 2, 1, 0])
})

it('selects an existing card when the list gets shorter', () => {
  render(page({ cards: ranked(sampleCards.slice(0, 2)), selected: 2 }))
  expect(screen.getByText('(2 / 2)')).toBeDefined()
})

it('shows phones five rows first, and all at a press', async () => {
  const cards = Array.from({ length: 10 }, (_, rank) =>
    sampleCard({ cardId: `${rank}`, name: `Card ${rank}` }),
  )
  render(page({ cards: ranked(cards) }))
  const hidden = () =>
    screen.getAllByRole('listitem').filter((row) => row.className.includes('max-narrow:hidden'))
  expect(hidden().map((row) => row.getAttribute('data-card'))).toEqual(['6', '7', '8', '9'])
  await userEvent.click(screen.getByRole('button', { name: 'Show ranks 7 to 10' }))
  expect(hidden()).toEqual([])
})

it('reports which card and which number to explain', async () => {
  const asked: unknown[] = []
  render(
    page({
      selected: 1,
      onDetails: ({ cardId }) => asked.push(cardId),
      onWhy: ({ cardId }, focus) => asked.push([cardId, focus]),
    }),
  )
  await userEvent.click(screen.getByRole('button', { name: 'Details of Anchor Cash' }))
  await userEvent.click(screen.getByRole('button', { name: '$900.00, Total Reward: why?' }))
  expect(asked).toEqual(['anchor', ['anchor', 'total']])
})
