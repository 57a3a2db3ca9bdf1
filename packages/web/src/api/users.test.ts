import { defaultProfile } from '@cardsight/contract/profile'
import { describe, expect, it } from 'vitest'
import { createApi } from './client.ts'
import { fetchAssumptions, saveAssumptions } from './users.ts'

function answerWith(body: unknown) {
  const calls: [path: string, init: RequestInit][] = []
  const api = createApi({
    fetch: async (path, init) => {
      calls.push([path, init])
      return Response.json(body)
    },
    getToken: () => 'secret',
    onUnauthorized: () => {},
  })
  return { api, calls }
}

describe('the profile in the account', () => {
  const profile = { ...defaultProfile, credit: 'fair', memberships: ['costco'] } as const

  it.each([null, profile])('is loaded: %j', async (saved) => {
    const { api, calls } = answerWith({ profile: saved })
    expect(await fetchAssumptions(api)).toEqual(saved)
    expect(calls).toMatchObject([['/api/users/assumptions', { method: 'GET' }]])
  })

  it('is saved as JSON', async () => {
    const { api, calls } = answerWith({ profile })
    await saveAssumptions(api, profile)
    expect(calls).toMatchObject([
      ['/api/users/assumptions', { method: 'PUT', headers: { authorization: 'Bearer secret' } }],
    ])
    expect(JSON.parse(String(calls[0]?.[1].body))).toEqual(profile)
  })
})
