import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { MoneyField } from './money-field.tsx'

function Spending() {
  const [digits, setDigits] = useState('')
  return (
    <>
      <MoneyField label="Travel" value={digits} onValueChange={setDigits} />
      <output>{digits}</output>
    </>
  )
}

const box = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Travel/ })

it('B-VALID-17 shows commas and reports bare digits', async () => {
  render(<Spending />)
  await userEvent.type(box(), '12345')
  expect(box().value).toBe('12,345')
  expect(screen.getByRole('status').textContent).toBe('12345')
})

it('B-VALID-16 silently ignores letters, signs and a sixth digit', async () => {
  render(<Spending />)
  await userEvent.type(box(), '-1a23b45678')
  expect(box().value).toBe('12,345')
  expect(box().getAttribute('aria-invalid')).toBeNull()
})

it('ignores cents that are typed, and rounds an amount that is pasted', async () => {
  render(<Spending />)
  await userEvent.type(box(), '450.00')
  expect(box().value).toBe('450')
  await userEvent.clear(box())
  await userEvent.paste('$1,234.56')
  expect(box().value).toBe('1,235')
})

it('shows the numeric keypad on phones', () => {
  render(<Spending />)
  expect(box().inputMode).toBe('numeric')
})
