import { afterEach, describe, expect, it, vi } from 'vitest'
import { createSessionCalls } from './session-calls.ts'

const user = {
  id: '6f1c1f0e-6b1a-4f0e-9d55-0b8f5ce4a001',
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@example.com',
  isGoogle: false,
}

function answerWith(answer: () => Promise<Response>) {
  const fetch = vi.fn((_path: string, _init: RequestInit) => answer())
  vi.stubGlobal('fetch', fetch)
  return { fetch, calls: createSessionCalls({ getToken: () => 'secret', onUnauthorized: () => {} }) }
}

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('authorize', () => {
  it('B-AUTH-12: returns the user', async () => {
    const { fetch, calls } = answerWith(async () => Response.json(user))
    await expect(calls.authorize()).resolves.toEqual({ kind: 'user', user })
    expect(fetch.mock.calls[0]?.[0]).toBe('/api/auth/authorize')
  })

  it.each([400, 401, 403, 404])('B-AUTH-13: %d rejects the token', async (status) => {
    const { calls } = answerWith(async () => Response.json({}, { status }))
    await expect(calls.authorize()).resolves.toEqual({ kind: 'refused' })
  })

  it.each([429, 500, 502, 503])('%d says nothing about the token', async (status) => {
    const { calls } = answerWith(async () => Response.json({}, { status }))
    await expect(calls.authorize()).resolves.toEqual({ kind: 'unreachable' })
  })

  it('a network failure says nothing about the token', async () => {
    const { calls } = answerWith(() => Promise.reject(new TypeError('Failed to fetch')))
    await expect(calls.authorize()).resolves.toEqual({ kind: 'unreachable' })
  })
})

describe('endToken', () => {
  it('B-AUTH-10: posts to sign-out with the token', async () => {
    const { fetch, calls } = answerWith(async () => new Response(null, { status: 204 }))
    await calls.endToken()
    expect(fetch.mock.calls[0]?.[0]).toBe('/api/auth/sign-out')
    expect(fetch.mock.calls[0]?.[1]).toMatchObject({
      method: 'POST',
      headers: { authorization: 'Bearer secret' },
    })
  })
})
