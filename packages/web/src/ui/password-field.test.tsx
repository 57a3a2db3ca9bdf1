import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { PasswordField } from './password-field.tsx'

it('hides the text until asked to show it', async () => {
  render(<PasswordField label="Password" />)
  const field = screen.getByLabelText('Password')
  expect(field.getAttribute('type')).toBe('password')

  await userEvent.click(screen.getByRole('button', { name: 'Show password' }))
  expect(field.getAttribute('type')).toBe('text')

  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }))
  expect(field.getAttribute('type')).toBe('password')
})

it('B-AUTH-14 names the strength in words while typing', async () => {
  render(<PasswordField label="Create Password" showStrength />)
  const status = screen.getByRole('status')
  expect(status.textContent).toBe('')

  const field = screen.getByLabelText('Create Password')
  await userEvent.type(field, 'abcd')
  expect(status.textContent).toBe('Password strength: Weak')
  await userEvent.type(field, 'e')
  expect(status.textContent).toBe('Password strength: Medium')
  await userEvent.type(field, 'fgh')
  expect(status.textContent).toBe('Password strength: Strong')
  await userEvent.clear(field)
  expect(status.textContent).toBe('')
})
