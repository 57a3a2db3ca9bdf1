import { expect, it } from 'vitest'
import { sumOfTransactions, transactionsAt } from './merchant-transactions.ts'

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
