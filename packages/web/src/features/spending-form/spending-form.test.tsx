import { costFields, costNames } from '@cardsight/contract/costs'
import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { type Costs, emptyCosts } from './costs.ts'
import { SpendingForm } from './spending-form.tsx'

type PageProps = {
  costs?: Costs
  isBusy?: boolean
  error?: string | null
  onSubmit?: () => void
  onCosts?: (costs: Costs) => void
}

function Page({ costs: first = emptyCosts, isBusy = false, error = null, onSubmit, onCosts }: PageProps) {
  const [costs, setCosts] = useState(first)
  const change = (next: Costs) => {
    setCosts(next)
    onCosts?.(next)
  }
  return (
    <SpendingForm
      costs={costs}
      onChange={change}
      onSubmit={onSubmit ?? (() => {})}
      isBusy={isBusy}
      error={error}
    />
  )
}

const box = (label: string) => screen.getByRole<HTMLInputElement>('textbox', { name: `${label} in dollars` })
const findButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Find Your Perfect Card' })
const shownTotal = () => screen.getByRole('definition').textContent

describe('the spending form', () => {
  it('S-SPEND-01 S-SPEND-02 has the given title and prompt', () => {
    render(<Page />)
    const form = screen.getByRole('region', { name: 'Find your perfect card' })
    expect(
      within(form).getByText('In a typical month, how much do you spend on these categories?'),
    ).toBeDefined()
  })

  it('S-SPEND-03 has six fields in the given order', () => {
    render(<Page />)
    const labels = screen
      .getAllByRole<HTMLInputElement>('textbox')
      .map((input) => input.labels?.[0]?.textContent)
    expect(labels).toEqual(
      ['Restaurants', 'Gas Stations', 'Supermarkets & Groceries', 'Travel', 'Recreation', 'Other'].map(
        (label) => `${label} in dollars`,
      ),
    )
  })

  it('S-SPEND-04 B-VALID-15 B-VALID-16 accepts five digits, drops commas and silently ignores the rest', async () => {
    const onCosts = vi.fn()
    render(<Page onCosts={onCosts} />)
    await userEvent.type(box('Travel'), '9x9,99-9')
    expect(box('Travel').value).toBe('99,999')
    expect(onCosts).toHaveBeenLastCalledWith({ ...emptyCosts, travel: '99999' })
    expect(screen.getByRole('alert').textContent).toBe('')
  })

  it('S-SPEND-05 B-VALID-17 sums while typing and shows dollars', async () => {
    render(<Page />)
    expect(shownTotal()).toBe('$0.00')
    await userEvent.type(box('Travel'), '1200')
    await userEvent.type(box('Other'), '34')
    expect(box('Travel').value).toBe('1,200')
    // 1200 + 34
    expect(shownTotal()).toBe('$1,234.00')
  })

  it('announces the total when a field loses focus, not on every digit', async () => {
    render(<Page />)
    await userEvent.type(box('Gas Stations'), '120')
    expect(screen.getByRole('status').textContent).toBe('')
    await userEvent.tab()
    expect(screen.getByRole('status').textContent).toBe('Total per month: $120.00')
  })

  it('fills in the example of 1,836 dollars, and clears it, keeping the flag', async () => {
    const onCosts = vi.fn()
    render(<Page costs={{ ...emptyCosts, isManualCost: true }} onCosts={onCosts} />)
    await userEvent.click(screen.getByRole('button', { name: 'Try an example' }))
    expect(shownTotal()).toBe('$1,836.00')
    expect(box('Recreation').value).toBe('487')
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
    expect(shownTotal()).toBe('$0.00')
    expect(onCosts).toHaveBeenLastCalledWith({ ...emptyCosts, isManualCost: true })
  })

  it('shows the numeric keypad for every field', () => {
    render(<Page />)
    expect(screen.getAllByRole<HTMLInputElement>('textbox').map((input) => input.inputMode)).toEqual(
      Array.from({ length: 6 }, () => 'numeric'),
    )
  })
})

describe('the find button', () => {
  it('B-VALID-19 is disabled while the total is 0, and says why', async () => {
    const onSubmit = vi.fn()
    render(<Page onSubmit={onSubmit} />)
    expect(findButton().disabled).toBe(true)
    expect(screen.getByText('Enter at least one amount to continue.')).toBeDefined()
    await userEvent.type(box('Travel'), '0{Enter}')
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('submits by click and by Enter once there is an amount', async () => {
    const onSubmit = vi.fn()
    render(<Page onSubmit={onSubmit} />)
    await userEvent.type(box('Travel'), '5{Enter}')
    expect(onSubmit).toHaveBeenCalledTimes(1)
    await userEvent.click(findButton())
    expect(onSubmit).toHaveBeenCalledTimes(2)
    expect(screen.queryByText('Enter at least one amount to continue.')).toBeNull()
  })

  it('B-VALID-19 ignores a second click while cards are loading, and says so', async () => {
    const onSubmit = vi.fn()
    render(<Page costs={{ ...emptyCosts, gas: '80' }} isBusy onSubmit={onSubmit} />)
    expect(findButton().getAttribute('aria-disabled')).toBe('true')
    expect(screen.getByText('Calculating what each card would have earned.')).toBeDefined()
    await userEvent.click(findButton())
    await userEvent.type(box('Gas Stations'), '{Enter}')
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('shows what went wrong, and loses no typed amount', () => {
    render(<Page costs={{ ...emptyCosts, gas: '80' }} error="Something broke." />)
    expect(screen.getByRole('alert').textContent).toBe('Something broke.')
    expect(box('Gas Stations').value).toBe('80')
  })
})

it('keeps what was typed in all six fields before hydration', async () => {
  const onCosts = vi.fn()
  const root = document.createElement('div')
  document.body.append(root)
  root.innerHTML = renderToString(<Page />)
  const inputs = root.querySelectorAll('input')
  inputs.forEach((input, index) => {
    input.value = `${index + 1}00`
  })
  const app = await act(async () => hydrateRoot(root, <Page onCosts={onCosts} />))
  expect(onCosts).toHaveBeenLastCalledWith({
    restaurant: '100',
    gas: '200',
    grocery: '300',
    travel: '400',
    recreation: '500',
    other: '600',
    isManualCost: false,
  })
  expect(costNames.map((name) => box(costFields[name].label).value)).toEqual([
    '100',
    '200',
    '300',
    '400',
    '500',
    '600',
  ])
  act(() => app.unmount())
  root.remove()
})
