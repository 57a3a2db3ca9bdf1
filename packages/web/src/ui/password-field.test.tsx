import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { PasswordField, passwordStrength } from './password-field.tsx'

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

it('calls a common password common, however long, and others strong once checked', async () => {
  const checkCommon = async (password: string) => password === 'password'
  render(<PasswordField label="Create Password" showStrength checkCommon={checkCommon} />)
  const status = screen.getByRole('status')
  const seen: string[] = []
  new MutationObserver(() => seen.push(status.textContent)).observe(status, {
    subtree: true,
    characterData: true,
    childList: true,
  })

  await userEvent.type(screen.getByLabelText('Create Password'), 'password')
  await waitFor(() => expect(status.textContent).toBe('Password strength: Too common'))
  expect(seen).not.toContain('Password strength: Strong')

  await userEvent.type(screen.getByLabelText('Create Password'), '-of-otters')
  await waitFor(() => expect(status.textContent).toBe('Password strength: Strong'))
})

it('calls nothing strong while the check fails', async () => {
  const checkCommon = vi.fn(async () => {
    throw new Error('offline')
  })
  render(<PasswordField label="Create Password" showStrength checkCommon={checkCommon} />)
  await userEvent.type(screen.getByLabelText('Create Password'), 'plum-otter')
  await waitFor(() => expect(checkCommon).toHaveBeenCalledWith('plum-otter'))
  expect(screen.getByRole('status').textContent).toBe('Password strength: Medium')
})

it.each([
  ['', 'none'],
  ['a', 'weak'],
  ['abcd', 'weak'],
  ['abcde', 'medium'],
  ['abcdef', 'medium'],
  ['abcdefg', 'medium'],
  ['abcdefgh', 'strong'],
  ['    ', 'weak'],
  // Four characters, though eight UTF-16 units.
  ['🔑🔑🔑🔑', 'weak'],
])('B-AUTH-14, B-AUTH-15 shows %j as %s', (password, expected) => {
  expect(passwordStrength(password)).toBe(expected)
})

it.each([
  ['password', true, 'weak'],
  ['abcdef', true, 'weak'],
  ['password', 'unknown', 'medium'],
  ['abc', 'unknown', 'weak'],
  ['plum-otter', false, 'strong'],
] as const)('never calls a common password strong: %j', (password, isCommon, expected) => {
  expect(passwordStrength(password, isCommon)).toBe(expected)
})
