import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { type Costs, emptyCosts } from './costs.ts'
import { SpendingForm } from './spending-form.tsx'

type PageProps = { first?: Costs; onCosts?: (costs: Costs) => void; onRent?: (dollars: number) => void }

function Page({ first = emptyCosts, onCosts, onRent }: PageProps) {
  const [costs, setCosts] = useState(first)
  const [rent, setRent] = useState(0)
  return (
    <SpendingForm
      costs={costs}
      onChange={(next) => {
        setCosts(next)
        onCosts?.(next)
      }}
      {...(onRent && {
        rent,
        onRent: (dollars: number) => {
          setRent(dollars)
          onRent(dollars)
        },
      })}
      onSubmit={() => {}}
      isBusy={false}
      error={null}
    />
  )
}

const box = (label: string) => screen.getByRole<HTMLInputElement>('textbox', { name: `${label} in dollars` })
const open = () => userEvent.click(screen.getByText('More detail'))

it('groups finer amounts under the field that they are a part of', async () => {
  render(<Page />)
  expect(screen.queryByRole('textbox', { name: 'Flights in dollars' })).toBeNull()
  await open()
  const travel = within(screen.getByRole('group', { name: 'Travel' }))
  expect(travel.getAllByRole('textbox')).toHaveLength(4)
  expect(within(screen.getByRole('group', { name: 'Bills' })).getByText('Utilities')).toBeDefined()
})

it('raises an amount to the sum of its details when a field loses focus, and says so', async () => {
  const onCosts = vi.fn()
  render(<Page first={{ ...emptyCosts, travel: '200' }} onCosts={onCosts} />)
  await open()
  await userEvent.type(box('Flights'), '300')
  expect(box('Travel').value).toBe('200')
  await userEvent.tab()
  expect(box('Travel').value).toBe('300')
  expect(screen.getByText('We raised Travel to $300 so that it includes its details.')).toBeDefined()
  expect(onCosts).toHaveBeenLastCalledWith({ ...emptyCosts, travel: '300', details: { flights: '300' } })
})

it('adds bills to the total', async () => {
  render(<Page first={{ ...emptyCosts, gas: '100' }} />)
  await open()
  await userEvent.type(box('Utilities'), '50')
  expect(screen.getByRole('definition').textContent).toBe('$150.00')
})

it('is open if something is typed in it, and Clear empties it', async () => {
  const onCosts = vi.fn()
  render(<Page first={{ ...emptyCosts, details: { utilities: '50' } }} onCosts={onCosts} />)
  expect(box('Utilities').value).toBe('50')
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
  expect(onCosts).toHaveBeenLastCalledWith(emptyCosts)
  expect(box('Utilities').value).toBe('')
})

it('has a field for rent only where rent counts', async () => {
  const onRent = vi.fn()
  const { unmount } = render(<Page />)
  await open()
  expect(screen.queryByRole('textbox', { name: 'Rent in dollars' })).toBeNull()
  unmount()
  render(<Page onRent={onRent} />)
  await open()
  await userEvent.type(box('Rent'), '1800')
  expect(onRent).toHaveBeenLastCalledWith(1800)
  expect(box('Rent').value).toBe('1,800')
})
