import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { CheckboxMenu } from './checkbox-menu.tsx'

const groups = [
  {
    label: 'Fees',
    options: [
      { value: 'none', label: 'No Annual Fee' },
      { value: 'foreign', label: 'No Foreign Transaction Fees' },
    ],
  },
]

function Filters() {
  const [selected, setSelected] = useState<string[]>([])
  return (
    <CheckboxMenu
      label={selected.length > 0 ? `Filters (${selected.length})` : 'Overall'}
      listLabel="Filters"
      clearLabel="Clear filters"
      groups={groups}
      selected={selected}
      onChange={setSelected}
    />
  )
}

it('counts the selected options, and clears them all at once', async () => {
  render(<Filters />)
  expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull()

  await userEvent.click(screen.getByRole('button', { name: 'Overall' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'No Annual Fee' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'No Foreign Transaction Fees' }))
  expect(await screen.findByRole('button', { name: 'Filters (2)' })).toBeDefined()

  await userEvent.click(screen.getByRole('checkbox', { name: 'No Annual Fee' }))
  expect(await screen.findByRole('button', { name: 'Filters (1)' })).toBeDefined()

  await userEvent.click(await screen.findByRole('button', { name: 'Clear filters' }))
  expect(await screen.findByRole('button', { name: 'Overall' })).toBeDefined()
})
