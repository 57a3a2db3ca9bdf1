import { linkedRun } from '@cardsight/answers/testing'
import type { Insights } from '@cardsight/contract/backtest'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { formatMoney } from '../../lib/format-money.ts'
import { Breakdown, type BreakdownView } from './breakdown.tsx'
import { averageOf, type Bucket, categorySums, columnsOf, SpendingBehavior } from './spending-behavior.tsx'

const insights: Insights = linkedRun().details
const { month, week } = insights.spendingStats
const show = () => render(<SpendingBehavior stats={insights.spendingStats} />)
const periods = () => screen.getAllByRole('button', { pressed: false }).concat(chosen())
const chosen = () => screen.getByRole('button', { pressed: true })
const headOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent)

function Page() {
  const [view, setView] = useState<BreakdownView>('pie')
  return (
    <Breakdown
      {...{ insights, view }}
      isManual={false}
      isCustomRange={false}
      onInviteToShare={vi.fn()}
      onView={setView}
      tab="category"
      onTab={vi.fn()}
    />
  )
}

it('S-DASH1-18 goes forward to the behavior view and back, the focus staying on the arrow', async () => {
  render(<Page />)
  await userEvent.click(screen.getByRole('button', { name: 'Spending over time' }))
  expect(screen.getByRole('heading', { name: 'Your spending over time' })).toBeDefined()
  const back = screen.getByRole('button', { name: 'Back to the breakdown' })
  expect(document.activeElement).toBe(back)
  await userEvent.click(back)
  expect(screen.getByRole('tab', { name: 'Category' }).getAttribute('aria-selected')).toBe('true')
})

it('S-DASH1-19 has its two periods', () => {
  show()
  expect(within(screen.getByRole('tablist', { name: 'Period' })).getAllByRole('tab')).toHaveLength(2)
  expect(screen.getByRole('tab', { name: 'Last 6 months' }).getAttribute('aria-selected')).toBe('true')
  expect(screen.getByRole('tab', { name: 'Last 6 weeks' })).toBeDefined()
})

it('S-DASH1-20, B-CONST-20 has six buckets and labels the average, by months and by weeks', async () => {
  show()
  expect(periods()).toHaveLength(6)
  expect(screen.getByText(`Average: ${formatMoney(month.spending_averages.All ?? 0)}`)).toBeDefined()
  await userEvent.click(screen.getByRole('tab', { name: 'Last 6 weeks' }))
  expect(periods()).toHaveLength(6)
  expect(screen.getByText(`Average: ${formatMoney(week.spending_averages.All ?? 0)}`)).toBeDefined()
})

it('says that the average of months includes the latest one, finished or not', async () => {
  show()
  const latest = month.time_buckets.at(-1)?.time_display ?? ''
  expect(
    screen.getByText(`The average includes ${latest} so far, even if the month isn’t over.`),
  ).toBeDefined()
  await userEvent.click(screen.getByRole('tab', { name: 'Last 6 weeks' }))
  expect(screen.queryByText(/^The average includes/)).toBeNull()
})

it('S-DASH1-21 starts with the latest period and shows another one when chosen', async () => {
  show()
  const [, , third, , , latest] = month.time_buckets
  expect(chosen().textContent).toBe(latest?.time_display)
  await userEvent.click(screen.getByRole('button', { name: third?.time_display ?? '' }))
  const table = screen.getByRole('table', { name: `Transactions, ${third?.time_display}` })
  expect(headOf(table)).toEqual(['Date', 'Description', 'Amount'])
  const [purchase] = third?.transactions.All ?? []
  expect(within(table).getAllByRole('row')[1]?.textContent).toBe(
    `${purchase?.date_disp}${purchase?.name}${formatMoney(purchase?.amount ?? 0)}`,
  )
})

it('S-DASH1-21 shows the period by category, in one order, and keeps it in the next period', async () => {
  show()
  await userEvent.click(screen.getByRole('tab', { name: 'Category' }))
  const earliest = month.time_buckets[0]
  await userEvent.click(screen.getByRole('button', { name: earliest?.time_display ?? '' }))
  const table = screen.getByRole('table', { name: `Spending by category, ${earliest?.time_display}` })
  expect(headOf(table)).toEqual(['Description', 'Amount'])
  const names = within(table)
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent ?? '')
  expect(names.at(-1)).toBe('Total')
  const spent = month.category_order.filter((name) => (earliest?.sums[name] ?? 0) !== 0)
  expect(names.slice(0, -1)).toEqual(spent)
})

it('shows the latest period of a run that arrives while an empty one is on screen', () => {
  const none = { time_buckets: [], spending_averages: {}, category_order: [] }
  const { rerender } = render(<SpendingBehavior stats={{ month: none, week: none }} />)
  rerender(<SpendingBehavior stats={insights.spendingStats} />)
  expect(chosen().textContent).toBe(month.time_buckets[5]?.time_display)
})

it('S-DASH1-22 says what is excluded', () => {
  show()
  expect(screen.getByText(/^We leave out debit transactions/).textContent).toBe(
    'We leave out debit transactions that can’t be charged to a credit card, such as money transfers.',
  )
})

it("reads 'No data found!' without any history, and for a period without purchases", async () => {
  const none = { time_buckets: [], spending_averages: {}, category_order: [] }
  const { unmount } = render(<SpendingBehavior stats={{ month: none, week: none }} />)
  expect(screen.getByText('No data found!')).toBeDefined()
  unmount()
  const quiet = { time_display: 'Nov 2026', sums: { All: 0 }, transactions: { All: [] } }
  render(<SpendingBehavior stats={{ month: { ...month, time_buckets: [quiet] }, week }} />)
  expect(screen.getByText('No data found!')).toBeDefined()
  await userEvent.click(screen.getByRole('tab', { name: 'Category' }))
  expect(screen.getByText('No data found!')).toBeDefined()
})

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
