import { once } from 'node:events'
import { request as httpRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { apiPaths } from '@cardsight/contract/api-paths'
import { errorBodySchema } from '@cardsight/contract/errors'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { makeSession, makeUser } from '../testing/factories.ts'
import { createTestApp } from '../testing/test-app.ts'

const lines: string[] = []

describe('error responses', () => {
  let test: Awaited<ReturnType<typeof createTestApp>>
  beforeAll(async () => {
    test = await createTestApp('postgres', { log: pino({}, { write: (line) => lines.push(line) }) })
    const schema = { body: z.object({ amount: z.int().max(99_999), name: z.string() }) }
    test.app.post('/api/test/echo', { schema }, async (request) => request.body)
    const value = z.object({ on: z.boolean(), list: z.array(z.string()).max(2), kind: z.enum(['a', 'b']) })
    const strict = { body: z.strictObject({ value, email: z.email(), text: z.string().min(1).max(5) }) }
    test.app.post('/api/test/strict', { schema: strict }, async (request) => request.body)
    test.app.get('/api/test/bug', async () => {
      throw new Error('secret detail of select * from users')
    })
  })
  afterAll(() => test.close())

  const json = { 'content-type': 'application/json' }
  const post = (payload: string, headers: Record<string, string> = json) =>
    test.app.inject({ method: 'POST', url: '/api/test/echo', payload, headers })

  it.each([
    ['malformed JSON', '{"amount": 1,', json, 400, 'bad-json'],
    ['an empty body', '', json, 400, 'bad-json'],
    ['a wrong type', '{"amount":"12","name":"x"}', json, 400, 'bad-input'],
    ['a missing field', '{"amount":1}', json, 400, 'bad-input'],
    ['another media type', 'amount=1', { 'content-type': 'text/csv' }, 415, 'wrong-media-type'],
    ['a body over 1 MiB', JSON.stringify({ name: 'x'.repeat(1024 * 1024) }), json, 413, 'too-large'],
    ['prototype pollution', '{"__proto__":{"isAdmin":true},"amount":1,"name":"x"}', json, 400, 'bad-json'],
  ])('answers %s with a 4xx in both shapes', async (_, payload, headers, status, code) => {
    const answer = await post(payload, headers)
    expect(answer.statusCode).toBe(status)
    const body = errorBodySchema.parse(answer.json())
    expect(body.errors[0]?.code).toBe(code)
    expect(body.error).toBe(body.errors[0]?.msg)
  })

  it('names every invalid field', async () => {
    const body = errorBodySchema.parse((await post('{"amount":100000}')).json())
    expect(body.errors.map(({ param }) => param)).toEqual(['amount', 'name'])
  })

  it('describes every kind of invalid value in our words', async () => {
    const ask = async (payload: unknown) => {
      const url = '/api/test/strict'
      const answer = await test.app.inject({
        method: 'POST',
        url,
        payload: JSON.stringify(payload),
        headers: json,
      })
      return errorBodySchema.parse(answer.json()).errors.map(({ msg }) => msg)
    }
    const right = { value: { on: true, list: [], kind: 'a' }, email: 'a@example.com', text: 'x' }
    expect(await ask([])).toEqual(['The request must be an object'])
    expect(await ask({ ...right, value: 'x' })).toEqual(['value: must be an object'])
    expect(await ask({ ...right, value: undefined })).toEqual(['value: is missing'])
    expect(await ask({ ...right, value: { on: 1, list: 'x', kind: 'c' } })).toEqual([
      'value.on: must be true or false',
      'value.list: must be a list',
      'value.kind: must be one of a, b',
    ])
    expect(await ask({ ...right, value: { on: true, list: ['', '', ''], kind: 'a' } })).toEqual([
      'value.list: must have at most 2 entries',
    ])
    expect(await ask({ ...right, email: 'nobody', text: '' })).toEqual([
      'email: must be an email address',
      'text: must have at least 1 character',
    ])
    expect(await ask({ ...right, text: 'abcdef' })).toEqual(['text: must have at most 5 characters'])
    expect(await ask({ ...right, more: 1 })).toEqual(['The request has unknown fields: more'])
    const amount = await post('{"amount":100000,"name":"x"}')
    expect(amount.json().error).toBe('amount: must be at most 99,999')
    expect((await post('{"amount":1.5,"name":"x"}')).json().error).toBe('amount: must be a whole number')
    expect((await post('{"amount":"1","name":"x"}')).json().error).toBe('amount: must be a number')
  })

  it('have no words of the validation library, whatever the route', async () => {
    const { id } = await makeUser(test.deps.database.db)
    const { token } = await makeSession(test.deps.database.db, id)
    const { body } = await test.app.inject(apiPaths.openApi)
    const described = z
      .object({
        paths: z.record(z.string(), z.record(z.string(), z.object({ requestBody: z.any().optional() }))),
      })
      .parse(JSON.parse(body))
    const calls = Object.entries(described.paths).flatMap(([path, methods]) =>
      Object.entries(methods)
        .filter(([, { requestBody }]) => requestBody !== undefined)
        .map(([method]) => ({
          method: method.toUpperCase() as 'POST' | 'PUT',
          url: path.replace(/\{\w+\}/g, id),
        })),
    )
    expect(calls.length).toBeGreaterThan(15)
    const headers = { ...json, authorization: `Bearer ${token}` }
    const said: string[] = []
    for (const call of calls) {
      const fields = {
        digest: 1,
        email: {},
        password: [],
        token: 1,
        cards: 'x',
        code: 1,
        name: 1,
        version: 0,
      }
      for (const payload of [[], {}, fields]) {
        const answer = await test.app.inject({ ...call, headers, payload: JSON.stringify(payload) })
        said.push(...(answer.statusCode === 400 ? [answer.json().error] : []))
      }
    }
    expect(said.length).toBeGreaterThan(calls.length)
    expect(
      said.filter((msg) => /Invalid|expected|received|Too (?:big|small)|Unrecognized/.test(msg)),
    ).toEqual([])
  })

  it('answers a bug with 500 without internal details, and logs it with the request id', async () => {
    const answer = await test.app.inject('/api/test/bug')
    expect(answer.statusCode).toBe(500)
    expect(answer.json()).toEqual({
      error: 'Something went wrong',
      errors: [{ code: 'bug', msg: 'Something went wrong' }],
    })
    const line = lines.find((text) => text.includes('secret detail'))
    expect(JSON.parse(line ?? '{}')).toMatchObject({ level: 50, requestId: answer.headers['x-request-id'] })
  })

  it('answers a person with a page that has the way home and the beginning of the logged request id', async () => {
    const answer = await test.app.inject({ url: '/%E0%A4%A', headers: { accept: 'text/html' } })
    const id = String(answer.headers['x-request-id'])
    expect(answer.body).toContain(`<p>Reference: ${id.slice(0, 8)}</p>`)
    expect(answer.body).toContain('<a href="">Try again</a><a href="/">Go Home</a>')
  })

  it.each(['/api', '/api/', '/api/nothing', '/api/nothing/at/all?x=1'])(
    'answers an unknown %s with 404 and JSON',
    async (url) => {
      const answer = await test.app.inject(url)
      expect(answer.statusCode).toBe(404)
      expect(answer.headers['cache-control']).toBe('no-store')
      expect(answer.json().errors[0].code).toBe('not-found')
    },
  )

  it('are never cached', async () => {
    for (const url of ['/api/test/bug', '/api/%E0%A4%A', '/api/auth/authorize']) {
      expect((await test.app.inject(url)).headers['cache-control'], url).toBe('no-store')
    }
  })

  it("answers a URL that can't be decoded with 400 and JSON", async () => {
    const answer = await test.app.inject('/api/%E0%A4%A')
    expect(answer.statusCode).toBe(400)
    expect(answer.json().errors[0].code).toBe('bad-input')
  })

  it('have the security headers, like every response', async () => {
    for (const url of ['/api/health', '/api/nothing', '/api/test/bug', '/api/%E0%A4%A']) {
      const { headers } = await test.app.inject(url)
      expect(headers, url).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
      })
      expect(headers['content-security-policy'], url).toContain("frame-ancestors 'none'")
      expect(headers['x-request-id'], url).toMatch(/^[0-9a-f-]{36}$/)
    }
  })
})

describe('an outage', () => {
  const outage = Object.assign(new Error('the database is down'), { code: 'ECONNREFUSED' })
  const levels: number[] = []
  let test: Awaited<ReturnType<typeof createTestApp>>
  let isRequested: () => void
  let failed: Promise<unknown>
  const requested = new Promise<void>((resolve) => {
    isRequested = resolve
  })
  beforeAll(async () => {
    const log = pino(
      {},
      { write: (line) => line.includes(outage.message) && levels.push(JSON.parse(line).level) },
    )
    test = await createTestApp('postgres', { log })
    test.app.get('/api/test/outage', async () => {
      throw outage
    })
    test.app.get('/api/test/abandoned', (request) => {
      isRequested()
      failed = once(request.raw.socket, 'close').then(() => Promise.reject(outage))
      return failed
    })
    await test.app.listen({ port: 0, host: '127.0.0.1' })
  })
  afterAll(() => test.close())

  it('is logged as an error if a client waits for the response, and otherwise as information', async () => {
    expect((await test.app.inject('/api/test/outage')).statusCode).toBe(503)
    expect(levels).toEqual([50])
    const { port } = test.app.server.address() as AddressInfo
    const request = httpRequest({ port, path: '/api/test/abandoned' }).on('error', () => {})
    request.end()
    await requested
    request.destroy()
    await expect.poll(() => levels).toEqual([50, 30])
    await expect(failed).rejects.toBe(outage)
  })
})
