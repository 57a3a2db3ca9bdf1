import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { sumOfTransactions, TransactionsTable, transactionsAt } from './transactions-table.tsx'

const bought = { date: '2026-10-01', date_disp: '10/01/26', name: 'Corner Market', amount: 1.1 }
const show = (count: number) =>
  render(<TransactionsTable caption="October" transactions={Array.from({ length: count }, () => bought)} />)
// A heading and a total surround the purchases.
const purchases = () => screen.getAllByRole('row').length - 2

it('shows a long list page by page, with the full total from the start', async () => {
  show(120)
  expect(purchases()).toBe(50)
  // 120 × 1.10
  expect(screen.getByText('$132.00')).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Show 50 more' }))
  expect(purchases()).toBe(100)
  await userEvent.click(screen.getByRole('button', { name: 'Show 20 more' }))
  expect(purchases()).toBe(120)
  expect(screen.queryByRole('button')).toBeNull()
  expect(document.activeElement?.textContent).toBe('120 of 120 shown')
})

it('shows a short list at once', () => {
  show(50)
  expect(purchases()).toBe(50)
  expect(screen.queryByRole('status')).toBeNull()
})

it('uses the singular for one transaction', () => {
  show(1)
  expect(screen.getByText(/^Total of 1 transaction$/)).toBeDefined()
})

describe('merchant transactions', () => {
  const bought = (name: string, date: string, amount: number) => ({ date, date_disp: date, name, amount })
  const insights = {
    transactions_statistics: [
      {
        category: 'Gas Stations',
        spending: 60.2,
        transactions: [bought('Costco', '2026-03-01', 40.1), bought('Shell', '2026-02-01', 20.1)],
      },
      {
        category: 'Warehouses and Wholesale Stores',
        spending: 110.2,
        transactions: [bought('Costco', '2026-04-01', 100.1), bought('Costco', '2026-01-01', 10.1)],
      },
    ],
  }

  it('S-DASH1-10 finds all purchases at a merchant across categories, newest first', () => {
    expect(transactionsAt(insights, 'Costco').map(({ date }) => date)).toEqual([
      '2026-04-01',
      '2026-03-01',
      '2026-01-01',
    ])
    expect(transactionsAt(insights, 'Nobody')).toEqual([])
  })

  it('sums to the cent', () => {
    // 100.10 + 40.10 + 10.10; as floating-point numbers they add up to 150.29999999999998.
    expect(sumOfTransactions(transactionsAt(insights, 'Costco'))).toBe(150.3)
  })
})
