import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Donut } from './donut.tsx'
import { sliceColor } from './palette.ts'

const names = ['Groceries', 'Gas', 'Dining', 'Travel', 'Recreation', 'Health', 'Other']
const slicesOf = (count: number) =>
  names.slice(0, count).map((label, index) => ({ label, value: 100 * (index + 1), color: sliceColor(index) }))

const show = (count: number) =>
  render(
    <Donut
      title="Spending by category"
      slices={slicesOf(count)}
      format={(value) => `$${value}.00`}
      center={{ figure: '$300.00', caption: 'in all' }}
      head={['Category', 'Amount', 'Share']}
    />,
  )

it('describes in words what it draws', () => {
  const { container } = show(2)
  // 100 of 300 and 200 of 300.
  expect(container.querySelector('desc')?.textContent).toBe(
    'in all $300.00. Groceries $100.00, 33%; Gas $200.00, 67%',
  )
  expect(screen.getByRole('img', { name: /Spending by category/ })).toBeDefined()
})

it('has the same figures as a table', () => {
  show(2)
  const table = screen.getByRole('table', { name: 'Spending by category', hidden: true })
  const rows = within(table).getAllByRole('row', { hidden: true })
  expect(rows.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
    ['Category', 'Amount', 'Share'],
    ['Groceries', '$100.00', '33%'],
    ['Gas', '$200.00', '67%'],
  ])
})

it.each([
  [6, '1'],
  [7, '2'],
])('S-DASH1-13 shows a legend of %i entries in %s column(s)', (count, columns) => {
  const { container } = show(count)
  expect(container.querySelector('[data-columns]')?.getAttribute('data-columns')).toBe(columns)
})
