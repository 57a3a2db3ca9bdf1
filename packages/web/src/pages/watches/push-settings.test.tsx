import type { Watches } from '@cardsight/contract/watches'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import type { PushCalls, PushHere } from '../../lib/push.ts'
import { PushSettings } from './push-settings.tsx'

const subscription = { endpoint: 'https://push.example.com/a', keys: { p256dh: 'p', auth: 'a' } }
const here = { endpointHash: 'aa', subscription }
const browser = (id: string, endpointHash: string, name: string) => ({
  ...{ id, endpointHash, name, since: '2026-11-19T14:05:00.000Z', lastSentAt: null, isSignedIn: true },
})
const own = browser('own', 'aa', 'Firefox on Linux')
const phone = browser('phone', 'bb', 'Safari on iPhone')
const none: Watches['push'] = { publicKey: 'key', browsers: [] }

function open(push: Watches['push'], calls: Partial<PushCalls> = {}) {
  const add = vi.fn(async () => Promise.reject<Watches>(new Error('not needed')))
  const remove = vi.fn(async (_id: string) => Promise.reject<Watches>(new Error('not needed')))
  const onChange = vi.fn(async (call: () => Promise<Watches>) => void (await call().catch(() => undefined)))
  const given: PushCalls = {
    ...{ read: async () => null, turnOn: async () => here, turnOff: vi.fn(async () => {}), ...calls },
  }
  render(<PushSettings push={push} here={given} add={add} remove={remove} onChange={onChange} />)
  return { add, remove, calls: given }
}

const toggle = () => screen.getByRole<HTMLInputElement>('switch', { name: 'Notifications in this browser' })

describe('notifications in this browser', () => {
  it.each<[PushHere, Watches['push'], RegExp]>([
    ['unsupported', none, /^This browser can’t show notifications\. On iPhone and iPad, add/],
    ['denied', none, /^Your browser blocks notifications from Cardsight\./],
    [null, { ...none, publicKey: null }, /^Notifications aren’t available right now\.$/],
  ])('cannot be turned on if they are %s (%#)', async (state, push, hint) => {
    open(push, { read: async () => state })
    await screen.findByText(hint)
    expect(toggle().disabled).toBe(true)
    expect(toggle().checked).toBe(false)
  })

  it('S-WATCH-06: ask for permission only on a press', async () => {
    const turnOn = vi.fn(async () => here)
    const { add } = open(none, { turnOn })
    await waitFor(() => expect(toggle().disabled).toBe(false))
    expect(turnOn).not.toHaveBeenCalled()
    await userEvent.click(toggle())
    expect(turnOn).toHaveBeenCalledExactlyOnceWith('key')
    expect(add).toHaveBeenCalledExactlyOnceWith(subscription)
  })

  it.each<[string, () => Promise<PushHere>, RegExp]>([
    ['denied', async () => 'denied', /^Your browser blocks notifications/],
    ['closed', async () => null, /^Your browser needs your permission\./],
    ['failed', () => Promise.reject(new Error('offline')), /^We couldn’t change that\./],
  ])('say what to do if the question was %s', async (_, turnOn, hint) => {
    const { add } = open(none, { turnOn })
    await waitFor(() => expect(toggle().disabled).toBe(false))
    await userEvent.click(toggle())
    await screen.findByText(hint)
    expect(toggle().checked).toBe(false)
    expect(add).not.toHaveBeenCalled()
  })

  it('are on, and turned off by a press', async () => {
    const { remove, calls } = open({ ...none, browsers: [own, phone] }, { read: async () => here })
    await screen.findByText('On since Nov 19, 2026.')
    await userEvent.click(toggle())
    expect(remove).toHaveBeenCalledExactlyOnceWith('own')
    expect(calls.turnOff).toHaveBeenCalledOnce()
  })

  it('are off here after they were removed elsewhere', async () => {
    open({ ...none, browsers: [phone] }, { read: async () => here })
    await waitFor(() => expect(toggle().disabled).toBe(false))
    expect(toggle().checked).toBe(false)
  })

  it('say which browser needs another sign-in', async () => {
    open({ ...none, browsers: [{ ...phone, isSignedIn: false }] })
    await screen.findByText('Off until you sign in there again')
  })

  it('can be ended in other browsers, which are listed', async () => {
    const { remove } = open({ ...none, browsers: [own, phone] }, { read: async () => here })
    await screen.findByRole('heading', { name: 'Other browsers with notifications' })
    expect(screen.queryByText('Firefox on Linux')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Remove Safari on iPhone' }))
    expect(remove).toHaveBeenCalledExactlyOnceWith('phone')
  })
})
