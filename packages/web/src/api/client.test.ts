import { userSchema } from '@cardsight/contract/account'
import { apiPaths } from '@cardsight/contract/api-paths'
import { runNumbersSchema } from '@cardsight/contract/backtest'
import { describe, expect, it } from 'vitest'
import { smallRun } from '../testing/small-found.ts'
import { type ApiPorts, createApi } from './client.ts'

const ada = {
  id: '6f1c1f0e-6b1a-4f0e-9d55-0b8f5ce4a001',
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@example.com',
  isGoogle: false,
}

type Answer = () => Promise<Response>

function setUp({ answer, token = null }: { answer: Answer; token?: string | null }) {
  const requests: Request[] = []
  const unauthorized: string[] = []
  const ports: ApiPorts = {
    fetch: (path, init) => {
      requests.push(new Request(new URL(path, 'http://here.invalid'), init))
      return answer()
    },
    getToken: () => token,
    onUnauthorized: () => unauthorized.push('called'),
  }
  return { api: createApi(ports), requests, unauthorized }
}

const json = (status: number, body: unknown) => async () => Response.json(body, { status })

it('a failure carries the id under which the server logged the request', async () => {
  const headers = { 'x-request-id': '1f0c2a9b-73c1-49a8-b355-06457be87293' }
  const { api } = setUp({ answer: async () => Response.json({}, { status: 500, headers }) })
  await expect(api.get('/api/x', userSchema)).rejects.toMatchObject({ requestId: headers['x-request-id'] })
  const unreadable = setUp({ answer: async () => Response.json({ id: 7 }, { headers }) })
  await expect(unreadable.api.get('/api/x', userSchema)).rejects.toMatchObject({
    code: 'unexpected',
    requestId: headers['x-request-id'],
  })
})

describe('a call', () => {
  it('B-CALL-1: carries the token when there is one', async () => {
    const { api, requests } = setUp({ answer: json(200, ada), token: 'secret' })
    await expect(api.get('/api/auth/authorize', userSchema)).resolves.toEqual(ada)
    expect(requests[0]?.headers.get('authorization')).toBe('Bearer secret')
  })

  it('B-CALL-1: carries no authorization without one', async () => {
    const { api, requests } = setUp({ answer: json(200, ada) })
    await api.get('/api/auth/authorize', userSchema)
    expect(requests[0]?.headers.has('authorization')).toBe(false)
  })

  it('B-CALL-25: posts to the given endpoint and query, and parses the response', async () => {
    const { api, requests } = setUp({ answer: json(200, smallRun) })
    const query = '?account=one&account=two&nMonths=12'
    await expect(api.post(`${apiPaths.linkedRun}${query}`, runNumbersSchema)).resolves.toEqual(smallRun)
    await api.post(`${apiPaths.freeManualRun}?1=504`, runNumbersSchema)
    expect(requests.map(({ method, url }) => [method, url])).toEqual([
      ['POST', `http://here.invalid/api/plaid/auth/run-backtest${query}`],
      ['POST', 'http://here.invalid/api/free/run-backtest-manual?1=504'],
    ])
  })

  it('B-CALL-28: sends a body as JSON, and no content type without a body', async () => {
    const { api, requests } = setUp({ answer: json(200, ada) })
    await api.post('/api/x', userSchema, { email: 'ada@example.com' })
    await api.post('/api/x', userSchema)
    await expect(requests[0]?.json()).resolves.toEqual({ email: 'ada@example.com' })
    expect(requests[0]?.headers.get('content-type')).toBe('application/json')
    expect(requests[1]?.headers.get('content-type')).not.toBe('application/json')
  })

  it('sends PUT and DELETE with or without a body', async () => {
    const { api, requests } = setUp({ answer: json(200, ada) })
    await api.put('/api/x', userSchema, { firstName: 'Ada' })
    await api.delete('/api/x', userSchema, { password: 'secret' })
    await api.delete('/api/x', userSchema)
    expect(requests.map(({ method }) => method)).toEqual(['PUT', 'DELETE', 'DELETE'])
    await expect(requests[1]?.json()).resolves.toEqual({ password: 'secret' })
    await expect(requests[2]?.text()).resolves.toBe('')
  })

  it('rejects a successful response that does not match the contract', async () => {
    const { api } = setUp({ answer: json(200, { ...ada, id: 7 }) })
    await expect(api.get('/api/x', userSchema)).rejects.toMatchObject({ code: 'unexpected', status: 200 })
  })
})

describe('a failure', () => {
  it('B-AUTH-11: 401 notifies the session, and still rejects', async () => {
    const { api, unauthorized } = setUp({
      answer: json(401, { errors: [{ code: 'signed-out', msg: 'Sign in' }] }),
    })
    await expect(api.get('/api/x', userSchema)).rejects.toMatchObject({
      code: 'signed-out',
      message: 'Sign in',
    })
    expect(unauthorized).toHaveLength(1)
  })

  it('ignores a 401 for a token that has been replaced', async () => {
    const held = ['old', 'new']
    const unauthorized: string[] = []
    const api = createApi({
      fetch: json(401, null),
      getToken: () => held.shift() ?? 'new',
      onUnauthorized: () => unauthorized.push('called'),
    })
    await expect(api.get('/api/x', userSchema)).rejects.toMatchObject({ status: 401 })
    expect(unauthorized).toHaveLength(0)
  })

  it.each([400, 403, 404, 409, 412, 429, 500, 503])('%d does not sign the user out', async (status) => {
    const { api, unauthorized } = setUp({ answer: json(status, null), token: 'secret' })
    await expect(api.get('/api/x', userSchema)).rejects.toMatchObject({ name: 'ApiError', status })
    expect(unauthorized).toHaveLength(0)
  })

  it('still has a message if it is a proxy’s error page', async () => {
    const { api } = setUp({ answer: async () => new Response('<html>Bad gateway</html>', { status: 502 }) })
    await expect(api.get('/api/x', userSchema)).rejects.toMatchObject({
      status: 502,
      code: 'unexpected',
      message: 'something went wrong',
    })
  })

  it('has its own code if the server cannot be reached', async () => {
    const { api, unauthorized } = setUp({ answer: () => Promise.reject(new TypeError('Failed to fetch')) })
    await expect(api.get('/api/x', userSchema)).rejects.toMatchObject({ code: 'unreachable', status: 0 })
    expect(unauthorized).toHaveLength(0)
  })
})
