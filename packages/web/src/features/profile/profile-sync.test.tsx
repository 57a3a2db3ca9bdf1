import { defaultProfile } from '@cardsight/contract/profile'
import { act, render } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { bringOwnBack, setOwnAside } from '../../lib/own-data.ts'
import { clearAll } from '../../lib/storage.ts'
import { SessionProvider } from '../../session/session-context.tsx'
import { createSessionStore } from '../../session/session-store.ts'
import { ProfileSync } from './profile-sync.tsx'
import { readProfile, writeProfile } from './stored-profile.ts'
import { syncBrowserProfile } from './sync-browser-profile.ts'

const ada = {
  id: '6f1c1f0e-6b1a-4f0e-9d55-0b8f5ce4a001',
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@example.com',
  isGoogle: false,
}

afterEach(() => {
  vi.unstubAllGlobals()
  clearAll()
})

/** The app with the network in the hands of the test. */
async function open(isSignedIn: boolean) {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (path: string, { method = 'GET' }: RequestInit) => {
    asked.push(`${method} ${path}`)
    return Response.json({ profile: { ...defaultProfile, credit: 'fair' } })
  })
  const store = createSessionStore({
    readToken: () => (isSignedIn ? 'secret' : null),
    clearAll: () => undefined,
    authorize: async () => ({ kind: 'user', user: ada }),
    endToken: async () => undefined,
    goHome: () => undefined,
  })
  const { unmount } = await act(async () =>
    render(
      <SessionProvider store={store}>
        <ProfileSync loadSync={loadSync} />
      </SessionProvider>,
    ),
  )
  return { asked, store, unmount }
}

/** Loaded up front: on a busy machine it would come too late for a test. */
const loadSync = async () => syncBrowserProfile

describe('the profile of the account', () => {
  it('replaces the one in the browser of a signed-in user', async () => {
    const { asked, unmount } = await open(true)
    await expect.poll(() => readProfile().credit).toBe('fair')
    expect(asked).toEqual(['GET /api/users/assumptions'])
    unmount()
  })

  it('is never requested for a guest', async () => {
    const { asked, unmount } = await open(false)
    writeProfile({ ...defaultProfile, rent: 100 })
    expect(asked).toEqual([])
    unmount()
  })

  it('is neither loaded nor changed while a shared link is open', async () => {
    setOwnAside()
    const { asked, unmount } = await open(true)
    await act(async () => writeProfile({ ...defaultProfile, rent: 100 }))
    expect(asked).toEqual([])
    await act(async () => bringOwnBack())
    await expect.poll(() => readProfile().credit).toBe('fair')
    expect(asked).toEqual(['GET /api/users/assumptions'])
    unmount()
  })

  it('is left alone after the user has signed out', async () => {
    const { asked, store } = await open(true)
    await expect.poll(() => readProfile().credit).toBe('fair')
    vi.useFakeTimers()
    await act(async () => store.leave())
    writeProfile({ ...defaultProfile, rent: 100 })
    vi.runAllTimers()
    vi.useRealTimers()
    expect(asked).toHaveLength(1)
  })
})
