import { linkedRun } from '@cardsight/answers/testing'
import type { Insights } from '@cardsight/contract/backtest'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { formatMoney } from '../../lib/format-money.ts'
import { SpendingPie } from './spending-pie.tsx'

const insights: Insights = linkedRun().details
const show = (tab: 'category' | 'merchants' | 'recurring', shown = insights) =>
  render(<SpendingPie insights={shown} tab={tab} isCustomRange={false} />)
const opener = (name: string) => screen.getByRole('button', { name: `Transactions at ${name}` })

it('S-DASH1-10 has an icon for each merchant and each recurring expense, and none for a category', () => {
  const count = () => screen.queryAllByRole('button', { name: /^Transactions at / }).length
  const { unmount } = show('merchants')
  expect(count()).toBe(insights.topSpendings.length)
  unmount()
  const recurring = show('recurring')
  expect(count()).toBe(insights.recurringSpendings.length)
  recurring.unmount()
  show('category')
  expect(count()).toBe(0)
})

it('S-MODAL-08 lists date, description and amount of the purchases, which sum to the row', async () => {
  show('merchants')
  const [top] = insights.topSpendings
  await userEvent.click(opener(top?.name ?? ''))
  const dialog = screen.getByRole('dialog', { name: `Transactions at ${top?.name}` })
  expect(dialog.dataset.width).toBe('820')
  const [head, ...rows] = within(dialog).getAllByRole('row')
  expect([...(head?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
    'Date',
    'Description',
    'Amount',
  ])
  expect(rows[0]?.textContent).toMatch(/^\d\d\/\d\d\/\d\d.+\$[\d,]+\.\d\d$/)
  expect(rows.at(-1)?.textContent).toMatch(/^Total of \d+ transactions /)
  expect(rows.at(-1)?.textContent).toContain(formatMoney(top?.sum ?? 0))
})

it('S-MODAL-08 closes on Escape with the focus back on its icon', async () => {
  show('merchants')
  const button = opener(insights.topSpendings[0]?.name ?? '')
  await userEvent.click(button)
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  await waitFor(() => expect(document.activeElement).toBe(button))
})

it("S-MODAL-08 reads 'No data found!' if there are no purchases", async () => {
  show('merchants', { ...insights, topSpendings: [{ name: 'Nobody', sum: 1 }] })
  await userEvent.click(opener('Nobody'))
  expect(within(screen.getByRole('dialog')).getByText('No data found!')).toBeDefined()
})

it('says how much of a merchant recurs if not all of it does', async () => {
  const bought = { date: '2026-10-01', date_disp: '10/01/26', name: 'Corner Gym', amount: 30 }
  show('recurring', {
    ...insights,
    recurringSpendings: [{ name: 'Corner Gym', sum: 30 }],
    transactions_statistics: [
      { category: 'Other', spending: 45, transactions: [bought, { ...bought, amount: 15 }] },
    ],
  })
  await userEvent.click(opener('Corner Gym'))
  expect(screen.getByText('Every purchase in this period; $30.00 of it is recurring.')).toBeDefined()
})
