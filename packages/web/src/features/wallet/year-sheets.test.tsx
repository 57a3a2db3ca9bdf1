import { toCents } from '@cardsight/engine/money'
import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { paidWith, walletCard, walletOf } from '../../testing/wallet-answer.ts'
import { YearSheets } from './year-sheets.tsx'

const cards = new Map(
  [walletCard('a', { name: 'Alpha' }), walletCard('b', { name: 'Beta' })].map((card) => [card.cardId, card]),
)

function rowsShown(): string[] {
  const table = screen.getByRole('table', { name: 'Which card where' })
  return within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getByRole('cell', { name: /Alpha|Beta/ }).textContent ?? '')
}

it('shows later years separately if they differ', async () => {
  const assignments = [
    paidWith('a', 'gas', 50_000),
    paidWith('b', 'gas', 50_000, { year: 2 }),
    paidWith('a', 'dining', 20_000),
    paidWith('a', 'dining', 20_000, { year: 2 }),
  ]
  render(<YearSheets wallet={walletOf({ a: 1, b: 1 }, { years: 2, assignments })} cards={cards} />)
  expect(rowsShown()).toEqual(['Alpha', 'Alpha'])
  await userEvent.click(screen.getByRole('tab', { name: 'Later years' }))
  expect(rowsShown()).toEqual(['Beta', 'Alpha'])
})

it('shows the second and the third year separately if an announced change comes between them', async () => {
  const assignments = [
    paidWith('a', 'gas', 50_000),
    paidWith('a', 'gas', 50_000, { year: 2 }),
    paidWith('b', 'gas', 50_000, { year: 3 }),
  ]
  const yearGroups = ([1, 2, 3] as const).map((year) => ({ year, count: 1 }))
  render(
    <YearSheets wallet={walletOf({ a: 1, b: 1 }, { years: 3, yearGroups, assignments })} cards={cards} />,
  )
  await userEvent.click(screen.getByRole('tab', { name: 'Second year' }))
  expect(rowsShown()).toEqual(['Alpha'])
  await userEvent.click(screen.getByRole('tab', { name: 'Third year' }))
  expect(rowsShown()).toEqual(['Beta'])
})

it('shows one table if all years are the same', () => {
  const assignments = [paidWith('a', 'gas', 50_000), paidWith('a', 'gas', 50_000, { year: 2 })]
  render(<YearSheets wallet={walletOf({ a: 1 }, { years: 3, assignments })} cards={cards} />)
  expect(screen.queryByRole('tab')).toBeNull()
  expect(rowsShown()).toEqual(['Alpha'])
})

it('shows in which months the card changes, and what goes on another card until then', () => {
  const march = 2026 * 12 + 2
  const assignments = [
    paidWith('a', 'gas', 50_000),
    paidWith('b', 'gas', 10_000),
    paidWith('b', 'gas', 60_000, { month: march }),
  ]
  render(<YearSheets wallet={walletOf({ a: 1, b: 1 }, { assignments })} cards={cards} />)
  expect(screen.getByText(/follow last year’s calendar/)).toBeDefined()
  expect(rowsShown()).toEqual(['Jan 2026Alpha$100.00 on BetaMar 2026Beta'])
})

it('says that bonuses take priority over the months in the table', () => {
  const tier = { points: 10_000, spend: toCents(50_000), days: 90 }
  const plain = walletOf({ a: 1 }, { assignments: [paidWith('a', 'gas', 50_000)] })
  const claimed = {
    tier,
    isClaimed: true,
    money: toCents(10_000),
    points: 10_000,
    spentCents: toCents(50_000),
    reachedOnDay: 30,
  }
  const { unmount } = render(<YearSheets wallet={plain} cards={cards} />)
  expect(screen.queryByText(/Bonuses come first/)).toBeNull()
  unmount()
  const withBonus = { ...plain, cards: plain.cards.map((card) => ({ ...card, bonuses: [claimed] })) }
  render(<YearSheets wallet={withBonus} cards={cards} />)
  expect(screen.getByText(/Bonuses come first/)).toBeDefined()
})
