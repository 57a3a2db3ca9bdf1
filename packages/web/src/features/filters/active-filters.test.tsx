import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { ActiveFilters } from './active-filters.tsx'

function Chips() {
  const [filters, setFilters] = useState<readonly string[]>(['Travel', 'Student', 'Secured'])
  return <ActiveFilters filters={filters} onFilters={setFilters} />
}

const chips = () => screen.queryAllByRole('button').map(({ textContent }) => textContent)

it('removes a filter with one press, and moves the focus to the next one', async () => {
  render(<Chips />)
  await userEvent.click(screen.getByRole('button', { name: 'Remove filter Student' }))
  expect(chips()).toEqual(['Travel', 'Secured'])
  expect(document.activeElement?.textContent).toBe('Secured')
  await userEvent.keyboard('{Enter}')
  expect(chips()).toEqual(['Travel'])
  expect(document.activeElement?.textContent).toBe('Travel')
  await userEvent.keyboard(' ')
  expect(chips()).toEqual([])
})
