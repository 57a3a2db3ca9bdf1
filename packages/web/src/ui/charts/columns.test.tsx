import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { Columns } from './columns.tsx'

const columns = [
  { key: '2026-08', label: 'Aug', value: 1200 },
  { key: '2026-09', label: 'Sep', value: 800 },
]
const shared = {
  title: 'Last 2 months',
  columns,
  average: { label: 'Average', value: 1000 },
  format: (value: number) => `$${value}.00`,
  formatShort: (value: number) => `$${value}`,
  head: ['Month', 'Amount'],
} as const

it('labels the average line with its value', () => {
  render(<Columns {...shared} />)
  expect(screen.getByText('Average: $1000.00')).toBeDefined()
  expect(screen.getByRole('img', { name: /Aug \$1200.00; Sep \$800.00. Average: \$1000.00/ })).toBeDefined()
})

it('lets the user choose a column by its label', async () => {
  const chosen: string[] = []
  render(<Columns {...shared} selected="2026-08" onSelect={(key) => chosen.push(key)} />)
  expect(screen.getByRole('button', { name: 'Aug' }).getAttribute('aria-pressed')).toBe('true')
  await userEvent.click(screen.getByRole('button', { name: 'Sep' }))
  expect(chosen).toEqual(['2026-09'])
})
