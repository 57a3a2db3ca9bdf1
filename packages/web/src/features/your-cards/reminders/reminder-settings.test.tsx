import type { DigestAlerts, ReminderSettings as Settings } from '@cardsight/contract/your-cards'
import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { describe, expect, it, vi } from 'vitest'
import { ToastProvider } from '../../../ui/toast.tsx'
import type { ReminderCalls } from './reminder-calls.ts'
import { ReminderSettings } from './reminder-settings.tsx'

const nothing: Settings = {
  calendarFeed: null,
  digest: null,
  email: 'ada@example.com',
  isEmailVerified: true,
}
const createdAt = '2026-11-17T08:00:00.000Z'
const url = 'https://cardsight.test/calendar/secret.ics'

function show(stored: Settings, replaced: Partial<ReminderCalls> = {}) {
  const calls = {
    load: vi.fn(async () => stored),
    saveDigest: vi.fn(async (digest: DigestAlerts | null) => ({ ...stored, digest })),
    createFeed: vi.fn(async () => ({ url, createdAt })),
    revokeFeed: vi.fn(async () => undefined),
    ...replaced,
  }
  render(
    <MemoryRouter>
      <ToastProvider>
        <ReminderSettings calls={calls} onSignIn={() => undefined} />
      </ToastProvider>
    </MemoryRouter>,
  )
  return calls
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

describe('the reminder settings', () => {
  it('invite a guest to sign in, and return to the tracker', async () => {
    const onSignIn = vi.fn()
    render(
      <MemoryRouter>
        <ReminderSettings calls={null} onSignIn={onSignIn} />
      </MemoryRouter>,
    )
    screen.getByText(/^Sign in to get reminders by email/)
    await userEvent.click(screen.getByRole('link', { name: 'Sign in' }))
    expect(onSignIn).toHaveBeenCalledOnce()
  })

  it('create a calendar address and copy it', async () => {
    const user = userEvent.setup()
    show(nothing)
    await user.click(await screen.findByRole('button', { name: 'Create an address' }))
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Your calendar address' })
    expect(field.value).toBe(url)
    await user.click(screen.getByRole('button', { name: 'Copy' }))
    await screen.findByRole('button', { name: 'Copied' })
    expect(await navigator.clipboard.readText()).toBe(url)
  })

  it('ask before they replace or revoke an address', async () => {
    const calls = show({ ...nothing, calendarFeed: { createdAt } })
    await screen.findByText(/^You created an address on Nov 17, 2026/)
    await press('Revoke address')
    let dialog = within(await screen.findByRole('dialog', { name: 'Revoke your calendar address?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    expect(calls.revokeFeed).not.toHaveBeenCalled()
    await press('Replace address')
    dialog = within(await screen.findByRole('dialog', { name: 'Replace your calendar address?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Replace' }))
    await screen.findByRole('textbox', { name: 'Your calendar address' })
    await press('Revoke address')
    dialog = within(await screen.findByRole('dialog', { name: 'Revoke your calendar address?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Revoke' }))
    await screen.findByRole('button', { name: 'Create an address' })
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(calls.createFeed).toHaveBeenCalledOnce()
    expect(calls.revokeFeed).toHaveBeenCalledOnce()
  })

  it('have emails off until they are turned on, and alerts until each is turned on too', async () => {
    const calls = show(nothing)
    const toggle = await screen.findByRole<HTMLInputElement>('switch', {
      name: 'Email reminders to ada@example.com',
    })
    expect(toggle.checked).toBe(false)
    expect(screen.queryByRole('checkbox')).toBeNull()
    await userEvent.click(toggle)
    const none = { hasOffers: false, hasWallets: false }
    expect(calls.saveDigest).toHaveBeenLastCalledWith(none)
    await userEvent.click(
      screen.getByRole('checkbox', { name: 'Another wallet would earn over $50 a year more' }),
    )
    expect(calls.saveDigest).toHaveBeenLastCalledWith({ ...none, hasWallets: true })
    await userEvent.click(toggle)
    expect(calls.saveDigest).toHaveBeenLastCalledWith(null)
    expect(screen.queryByRole('checkbox')).toBeNull()
  })

  it('say that an unverified address has to be confirmed first', async () => {
    const digest = { hasOffers: false, hasWallets: false }
    show({ ...nothing, digest, isEmailVerified: false })
    await screen.findByText(/^Confirm your email address first/)
  })

  it('take back what could not be saved, and say so', async () => {
    show(nothing, { saveDigest: () => Promise.reject(new Error('down')) })
    const toggle = await screen.findByRole<HTMLInputElement>('switch')
    await userEvent.click(toggle)
    await screen.findByText('We couldn’t save that. Please try again.')
    expect(toggle.checked).toBe(false)
  })

  it('can be loaded again after a failure', async () => {
    const load = vi.fn(async () => nothing).mockRejectedValueOnce(new Error('down'))
    show(nothing, { load })
    await screen.findByText('We couldn’t load your reminder settings. Please try again.')
    await press('Try again')
    await screen.findByRole('switch')
  })
})
