import { linkedRun } from '@cardsight/answers/testing'
import type { Insights } from '@cardsight/contract/backtest'
import { act, cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { MemoryRouter } from 'react-router'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { formatMoney } from '../../lib/format-money.ts'
import { sliceColors } from '../../ui/charts/palette.ts'
import { Breakdown, type BreakdownProps } from './breakdown.tsx'

const insights: Insights = linkedRun().details
const typed: Insights = {
  ...insights,
  transactions_statistics: [
    { category: 'Travel', spending: 480, transactions: [] },
    { category: 'Other', spending: 720, transactions: [] },
  ],
  topSpendings: [],
  recurringSpendings: [],
  topSpendingsByCategory: {},
  spending: 1200,
  avgSpending: 100,
}

function Shown(props: Partial<BreakdownProps>) {
  const [chosen, setChosen] = useState<BreakdownProps['tab']>('category')
  return (
    <Breakdown
      insights={insights}
      isManual={false}
      isCustomRange={false}
      onInviteToShare={vi.fn()}
      view="pie"
      onView={vi.fn()}
      tab={chosen}
      onTab={setChosen}
      {...props}
    />
  )
}
const show = (props: Partial<BreakdownProps> = {}) => render(<Shown {...props} />, { wrapper: MemoryRouter })
const tab = (name: string) => screen.getByRole('tab', { name })
const legend = (name: string) => screen.getByRole('list', { name })
const rowNames = (name: string) =>
  within(legend(name))
    .getAllByRole('listitem')
    .map((row) => row.children[1]?.textContent)

const resize = (width: number) => act(() => Reflect.get(window, 'happyDOM').setViewport({ width }))
afterEach(() => resize(1024))

it('explains how typed amounts are split into finer categories, and only for those', () => {
  show({ insights: typed, isManual: true })
  const note = screen.getByText(/^We split the amounts you typed/)
  expect(within(note).getByRole('link', { name: 'How we rank' }).getAttribute('href')).toBe('/methodology')
  cleanup()
  show()
  expect(screen.queryByText(/^We split the amounts you typed/)).toBeNull()
})

it('S-DASH1-06 shows the total and the average per month', () => {
  show({ insights: typed, isManual: true })
  expect(screen.getByText('Total spending').nextSibling?.textContent).toBe('$1,200.00')
  expect(screen.getByText('average per month').previousSibling?.textContent).toBe('$100.00')
  // 480 of 1,200 and 720 of 1,200.
  expect(screen.getByRole('img', { name: /Travel \$480.00, 40%; Other \$720.00, 60%/ })).toBeDefined()
})

it('S-DASH1-07 has its three tabs in order', () => {
  show()
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'Category',
    'Top Merchants',
    'Recurring Expenses',
  ])
})

it("S-DASH1-14 lists the categories of a linked year by spending, 'Other' last", () => {
  const known = insights.transactions_statistics.filter(({ category }) => category !== 'Other')
  const other = { category: 'Other', spending: insights.spending, transactions: [] }
  show({ insights: { ...insights, transactions_statistics: [other, ...known] } })
  const names = rowNames('Spending by category')
  expect(names[0]).toBe('Supermarkets & Groceries')
  expect(names.at(-1)).toBe('Other')
  expect(names).toHaveLength(known.length + 1)
})

describe('More and Less', () => {
  it('S-DASH1-08 are there for more than 4 items, and not otherwise', () => {
    const { unmount } = show({ insights: typed, isManual: true })
    expect(screen.queryByRole('button', { name: /^(More|Less)$/ })).toBeNull()
    unmount()
    const five = { ...typed, transactions_statistics: insights.transactions_statistics.slice(0, 5) }
    show({ insights: five, isManual: true })
    expect(screen.getByRole('button', { name: 'Less' }).getAttribute('aria-expanded')).toBe('true')
  })

  it('S-DASH1-09 start with four rows on a small screen, and with all on a wider one', async () => {
    resize(567)
    show()
    expect(rowNames('Spending by category')).toHaveLength(4)
    await userEvent.click(screen.getByRole('button', { name: 'More' }))
    expect(rowNames('Spending by category').length).toBeGreaterThan(4)
    await userEvent.click(screen.getByRole('button', { name: 'Less' }))
    expect(rowNames('Spending by category')).toHaveLength(4)
  })

  it('S-DASH1-09 follow the screen size until the user chooses', () => {
    show()
    expect(rowNames('Spending by category').length).toBeGreaterThan(4)
    resize(567)
    expect(rowNames('Spending by category')).toHaveLength(4)
    resize(568)
    expect(rowNames('Spending by category').length).toBeGreaterThan(4)
  })
})

it('S-DASH1-11 shows the top merchants of a hovered or focused category', async () => {
  show()
  const [first] = insights.topSpendingsByCategory.Restaurants ?? []
  expect(first).toBeDefined()
  const name = screen.getByRole('button', { name: 'Restaurants' })
  await userEvent.hover(name)
  const hovered = await screen.findByRole('tooltip')
  expect(hovered.textContent).toContain(`${first?.name}${formatMoney(first?.amount ?? 0)}`)
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('tooltip')).toBeNull()
  act(() => screen.getByRole('button', { name: 'Flights' }).focus())
  expect((await screen.findByRole('tooltip')).textContent).toContain('Delta')
})

it("S-DASH1-12 says 'Assumes 30 days in a month' for a custom range only", async () => {
  const { unmount } = show()
  expect(screen.queryByRole('button', { name: 'How we calculate the average' })).toBeNull()
  unmount()
  show({ isCustomRange: true })
  await userEvent.hover(screen.getByRole('button', { name: 'How we calculate the average' }))
  expect((await screen.findByRole('tooltip')).textContent).toBe('Assumes 30 days in a month')
})

it.each([
  [6, '1'],
  [7, '2'],
])('S-DASH1-13 shows %i entries in %s column(s)', (count, columns) => {
  show({
    insights: { ...insights, transactions_statistics: insights.transactions_statistics.slice(0, count) },
  })
  expect(legend('Spending by category').dataset.columns).toBe(columns)
})

it('S-DASH1-15 colors merchants from the palette and the rest of the spending gray', async () => {
  const { container } = show()
  await userEvent.click(tab('Top Merchants'))
  const fills = [...container.querySelectorAll('svg[role=img] path')].map((path) => path.getAttribute('fill'))
  const { length } = insights.topSpendings
  expect(fills).toEqual([...sliceColors.slice(0, length), 'var(--color-hairline)'])
  expect(screen.getByText(/^Everything else: \$[\d,]+\.\d\d\.$/)).toBeDefined()
})

it("reads 'No data found!' if nothing recurs", async () => {
  show({ insights: { ...insights, recurringSpendings: [] } })
  await userEvent.click(tab('Recurring Expenses'))
  expect(screen.getByText('No data found!')).toBeDefined()
})

describe('S-DASH1-16 with typed costs', () => {
  it.each(['Top Merchants', 'Recurring Expenses'])('%s invites to share instead', async (name) => {
    const onInviteToShare = vi.fn()
    show({ insights: typed, isManual: true, onInviteToShare })
    await userEvent.click(tab(name))
    expect(onInviteToShare).toHaveBeenCalledOnce()
    expect(tab('Category').getAttribute('aria-selected')).toBe('true')
  })

  it('does so by keyboard when a tab is activated, and not when it is only focused', async () => {
    const onInviteToShare = vi.fn()
    show({ insights: typed, isManual: true, onInviteToShare })
    act(() => tab('Category').focus())
    await userEvent.keyboard('{ArrowRight}')
    expect(document.activeElement).toBe(tab('Top Merchants'))
    expect(onInviteToShare).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    expect(onInviteToShare).toHaveBeenCalledOnce()
  })

  it('the forward arrow invites too', async () => {
    const onInviteToShare = vi.fn()
    const onView = vi.fn()
    show({ insights: typed, isManual: true, onInviteToShare, onView })
    await userEvent.click(screen.getByRole('button', { name: 'Spending over time' }))
    expect(onInviteToShare).toHaveBeenCalledOnce()
    expect(onView).not.toHaveBeenCalled()
  })
})
