import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Donut, donutArcs, formatShare } from './donut.tsx'
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

const slice = (label: string, value: number) => ({ label, value, color: '#000000' })

it('gives each slice its share of the total, in the given order', () => {
  // 504 + 179 + 166 + 151 = 1000
  const drawn = donutArcs([slice('a', 504), slice('b', 179), slice('c', 166), slice('d', 151)])
  expect(drawn.map(({ label, share }) => [label, share])).toEqual([
    ['a', 0.504],
    ['b', 0.179],
    ['c', 0.166],
    ['d', 0.151],
  ])
})

it('draws a single slice as a full ring', () => {
  const [lone] = donutArcs([slice('a', 10), slice('b', 0)])
  expect(lone?.share).toBe(1)
  // A closed ring is two circles: its path closes twice.
  expect(lone?.path.match(/Z|M/g)).toEqual(['M', 'M', 'Z'])
})

it('draws nothing for no spending at all', () => {
  expect(donutArcs([slice('a', 0)])).toEqual([{ ...slice('a', 0), path: '', share: 0 }])
  expect(donutArcs([])).toEqual([])
})

it('omits a refund from the ring', () => {
  const [spent, refund] = donutArcs([slice('a', 30), slice('b', -5)])
  expect(spent?.share).toBe(1)
  expect(refund).toMatchObject({ path: '', share: 0 })
})

it.each([
  [0, '0%'],
  [0.004, '<1%'],
  [0.005, '1%'],
  [0.274, '27%'],
  [1, '100%'],
])('formats the share %s as %s', (share, words) => {
  expect(formatShare(share)).toBe(words)
})
