import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { ActiveFilters, FilterMenu, type FilterMenuProps } from './filter-menu.tsx'

function Menu(props: Partial<FilterMenuProps>) {
  const [selected, setSelected] = useState<readonly string[]>([])
  return (
    <FilterMenu
      emptyLabel="Overall"
      selected={selected}
      onChange={setSelected}
      onCalculationSettings={() => {}}
      {...props}
    />
  )
}

const namesIn = (group: string) =>
  within(screen.getByRole('group', { name: group }))
    .getAllByRole('checkbox')
    .map((box) => box.closest('label')?.textContent)

it('S-DASH1-42, B-CONST-9: offers the twelve categories in their order', async () => {
  render(<Menu />)
  await userEvent.click(screen.getByRole('button', { name: 'Overall' }))
  expect(namesIn('Categories')).toEqual([
    'No Annual Fee',
    'Intro Bonus',
    'Cash Back',
    'Travel',
    'Balance Transfer',
    '0% Intro APR',
    'Rewards',
    'Fair Credit',
    'Low & No Credit',
    'Good to Excellent Credit',
    'Secured',
    'Student',
  ])
})

it('S-DASH1-43, B-CONST-10: offers the four features in their order', async () => {
  render(<Menu />)
  await userEvent.click(screen.getByRole('button', { name: 'Overall' }))
  expect(namesIn('Features')).toEqual([
    'No Foreign Transaction Fees',
    'Flat Rate Cash Back',
    'Rotating Categories',
    'Category Cash Back',
  ])
})

it.each(['Customize Settings', 'Overall'] as const)(
  'S-DASH1-39: is labeled %j until filters are selected, and then counts them',
  async (emptyLabel) => {
    render(<Menu emptyLabel={emptyLabel} />)
    await userEvent.click(screen.getByRole('button', { name: emptyLabel }))
    await userEvent.click(screen.getByRole('checkbox', { name: 'Travel' }))
    expect(await screen.findByRole('button', { name: 'Filters (1)' })).toBeDefined()
    await userEvent.click(screen.getByRole('checkbox', { name: 'Rotating Categories' }))
    expect(await screen.findByRole('button', { name: 'Filters (2)' })).toBeDefined()
    await userEvent.click(screen.getByRole('checkbox', { name: 'Travel' }))
    expect(await screen.findByRole('button', { name: 'Filters (1)' })).toBeDefined()
  },
)

it('S-DASH1-40: has a clear icon only while filters are active, which clears all of them', async () => {
  render(<Menu />)
  expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Overall' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Student' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Secured' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Clear filters' }))
  expect(await screen.findByRole('button', { name: 'Overall' })).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull()
})

it('S-DASH1-41: opens the calculation settings', async () => {
  const onCalculationSettings = vi.fn()
  render(<Menu onCalculationSettings={onCalculationSettings} />)
  await userEvent.click(screen.getByRole('button', { name: 'Overall' }))
  await userEvent.click(screen.getByRole('button', { name: 'Change Calculation Settings' }))
  expect(onCalculationSettings).toHaveBeenCalledOnce()
})

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
