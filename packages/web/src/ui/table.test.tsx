import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { HeadCell, Table } from './table.tsx'

it('shows how a column is sorted and requests another order on click', async () => {
  const onSort = vi.fn()
  render(
    <Table caption="All cards">
      <thead>
        <tr>
          <HeadCell>Card</HeadCell>
          <HeadCell numeric sort="descending" onSort={onSort}>
            Total Reward
          </HeadCell>
        </tr>
      </thead>
    </Table>,
  )
  expect(screen.getByRole('columnheader', { name: 'Total Reward' }).getAttribute('aria-sort')).toBe(
    'descending',
  )
  expect(screen.getByRole('columnheader', { name: 'Card' }).getAttribute('aria-sort')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Total Reward' }))
  expect(onSort).toHaveBeenCalledOnce()
})
