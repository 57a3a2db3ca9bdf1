import type { InjectOptions } from 'fastify'
import { describe, expect, it } from 'vitest'
import { createSandbox } from '../index.ts'

/** Bytes that count up, so tests can predict request ids. */
function countingBytes() {
  let next = 0
  return (byteCount: number) => Uint8Array.from({ length: byteCount }, () => next++)
}

const good = { client_id: 'our-id', secret: 'our-secret', count: 10, offset: 0, country_codes: ['US'] }

function createBank() {
  const app = createSandbox({ clientId: 'our-id', secret: 'our-secret', random: countingBytes() })
  const call = async (options: InjectOptions) => {
    const { statusCode, headers, body } = await app.inject(options)
    return { statusCode, type: headers['content-type'], body: JSON.parse(body) }
  }
  const post = (payload: object, headers = {}) =>
    call({ method: 'POST', url: '/institutions/get', payload, headers })
  return { call, post }
}

function errorFields(type: string, code: string, message: string) {
  return { error_type: type, error_code: code, error_message: message, display_message: null }
}

describe('the HTTP transport', () => {
  it('returns a unique request id of 15 alphanumerics with every response, including errors', async () => {
    const { post, call } = createBank()
    const responses = [await post(good), await post({}), await call({ url: '/nowhere' })]
    // Bytes 0-14, 15-29 and 30-44 of the alphabet A-Z a-z 0-9.
    expect(responses.map(({ body }) => body.request_id)).toEqual([
      'ABCDEFGHIJKLMNO',
      'PQRSTUVWXYZabcd',
      'efghijklmnopqrs',
    ])
    expect(responses.map(({ type }) => type)).toEqual(responses.map(() => 'application/json; charset=utf-8'))
  })

  it('accepts credentials from headers or from the body', async () => {
    const { client_id, secret, ...rest } = good
    const { post } = createBank()
    const headers = { 'PLAID-CLIENT-ID': client_id, 'PLAID-SECRET': secret, 'Plaid-Version': '2020-09-14' }
    expect((await post(rest, headers)).statusCode).toBe(200)
    expect((await post({ ...rest, secret }, { 'PLAID-CLIENT-ID': client_id })).statusCode).toBe(200)
  })

  it('lists missing credentials', async () => {
    const { statusCode, body } = await createBank().post({})
    expect(statusCode).toBe(400)
    expect(body).toEqual({
      ...errorFields(
        'INVALID_REQUEST',
        'MISSING_FIELDS',
        'the following required fields are missing: client_id, secret',
      ),
      documentation_url: 'https://plaid.com/docs/?ref=error#invalid-request-errors',
      request_id: 'ABCDEFGHIJKLMNO',
      suggested_action: null,
    })
  })

  it.each([{ secret: 'wrong' }, { client_id: 'wrong' }])(
    'rejects wrong credentials with 400: %j',
    async (credentials) => {
      const { statusCode, body } = await createBank().post({ ...good, ...credentials })
      expect(statusCode).toBe(400)
      expect(body).toMatchObject(
        errorFields('INVALID_INPUT', 'INVALID_API_KEYS', 'invalid client_id or secret provided'),
      )
    },
  )

  it('checks credentials before other fields', async () => {
    const { body } = await createBank().post({ client_id: 'our-id', secret: 'wrong', nonsense: true })
    expect(body.error_code).toBe('INVALID_API_KEYS')
  })

  it.each([
    { what: 'broken JSON', payload: '{"count":', headers: { 'content-type': 'application/json' } },
    { what: 'an empty body', payload: '', headers: { 'content-type': 'application/json' } },
    { what: 'a missing body', payload: undefined, headers: {} },
    { what: 'a form', payload: 'count=1', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
    { what: 'an array', payload: '[]', headers: { 'content-type': 'application/json' } },
    { what: 'a __proto__ key', payload: '{"__proto__":{}}', headers: { 'content-type': 'application/json' } },
    {
      what: 'an oversized body',
      payload: JSON.stringify('x'.repeat(2 * 1024 * 1024)),
      headers: { 'content-type': 'application/json' },
    },
  ])('rejects $what as an invalid body', async ({ payload, headers }) => {
    const options = { method: 'POST', url: '/institutions/get', headers } as const
    const { statusCode, body } = await createBank().call(
      payload === undefined ? options : { ...options, payload },
    )
    expect(statusCode).toBe(400)
    expect(body).toMatchObject(
      errorFields('INVALID_REQUEST', 'INVALID_BODY', 'body could not be parsed as JSON'),
    )
  })

  it('accepts a body of one megabyte', async () => {
    const { body } = await createBank().post({ ...good, padding: 'x'.repeat(1024 * 1024) })
    expect(body.error_code).toBe('UNKNOWN_FIELDS')
  })

  it('lists the legacy categories without credentials', async () => {
    const { statusCode, body } = await createBank().call({
      method: 'POST',
      url: '/categories/get',
      payload: {},
    })
    expect(statusCode).toBe(200)
    // From the example in the provider's documentation
    expect(body.categories.slice(0, 2)).toEqual([
      { category_id: '10000000', group: 'special', hierarchy: ['Bank Fees'] },
      { category_id: '10001000', group: 'special', hierarchy: ['Bank Fees', 'Overdraft'] },
    ])
    const ids: string[] = body.categories.map((category: { category_id: string }) => category.category_id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids).toEqual(ids.toSorted())
  })

  it.each([
    { method: 'GET', url: '/institutions/get' },
    { method: 'PUT', url: '/institutions/get' },
    { method: 'POST', url: '/institutions' },
    { method: 'POST', url: '/Institutions/get' },
    { method: 'POST', url: '/%zz' },
    { method: 'GET', url: '/' },
  ] as const)('returns a JSON 404 for $method $url', async (options) => {
    const { statusCode, body } = await createBank().call(options)
    expect(statusCode).toBe(404)
    expect(body).toMatchObject(errorFields('INVALID_REQUEST', 'NOT_FOUND', 'not found'))
    expect(body.request_id).toMatch(/^[A-Za-z0-9]{15}$/)
  })
})
