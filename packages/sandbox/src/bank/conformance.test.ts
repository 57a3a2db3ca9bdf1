import { decodeProtectedHeader } from 'jose'
import { describe, expect, it, vi } from 'vitest'
import { openTestBank } from '../testing/open-bank.ts'
import { errorShape, responseShapes } from '../testing/response-shapes.ts'
import { type Point, pointsOf, type Shape } from '../testing/shape.ts'
import { openReceiver } from '../testing/webhook-receiver.ts'
import { webhookShapes } from '../testing/webhook-shapes.ts'
import { endpoints } from './endpoints.ts'
import { isRecord } from './fields.ts'

type Call = { readonly path: string; readonly status: number; readonly body: Record<string, unknown> }

const polling = { timeout: 60_000, interval: 20 }
const credentials = { client_id: 'our-id', secret: 'our-secret' }
const country_codes = ['US']

/** Opens a bank and records every response as it's on the wire. */
async function openRecordedBank() {
  const { baseUrl, advanceDays } = await openTestBank()
  const calls: Call[] = []
  const post = async (path: string, request: object = {}) => {
    const response = await fetch(baseUrl + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...credentials, ...request }),
    })
    const body = recordOf(await response.json())
    calls.push({ path, status: response.status, body })
    return body
  }
  const link = async (login: object, institution_id = 'ins_127287') => {
    const { public_token } = await post('/sandbox/public_token/create', {
      institution_id,
      initial_products: ['transactions'],
      options: login,
    })
    const { access_token } = await post('/item/public_token/exchange', { public_token })
    return { access_token: String(access_token) }
  }
  return { post, link, calls, advanceDays }
}

/** Calls every endpoint at least once, for logins whose data differs. */
async function callEverything() {
  const { post, link, calls, advanceDays } = await openRecordedBank()
  const { url, deliveries, payloads, codes } = await openReceiver(200)
  const good = await link({ webhook: url, transactions: { days_requested: 730 } })
  const dynamic = await link({ override_username: 'user_transactions_dynamic', webhook: url })
  const messy = await link({ override_username: 'user_messy' })
  for (const item of [good, dynamic, messy]) {
    await readItem(post, item)
  }
  await post('/item/webhook/update', { ...good, webhook: url })
  await changeDynamicItem(post, dynamic, advanceDays)
  await readInstitutions(post)
  await readLinkTokens(post, good)
  await fireWebhooks(post, good)
  await vi.waitFor(() => expect(new Set(codes())).toEqual(new Set(webhookShapes.keys())), polling)
  const { kid } = decodeProtectedHeader(deliveries[0]?.signature ?? '')
  await post('/webhook_verification_key/get', { key_id: kid })
  await post('/sandbox/item/reset_login', dynamic)
  await post('/item/get', dynamic)
  await post('/transactions/sync', dynamic)
  const { new_access_token } = await post('/item/access_token/invalidate', good)
  await post('/accounts/get', good)
  await post('/item/remove', { access_token: new_access_token })
  await post('/item/import', { user_auth: { user_id: '1' } })
  await post('/categories/get')
  return { calls, webhooks: payloads() }
}

type Post = (path: string, request?: object) => Promise<Record<string, unknown>>
type Token = { readonly access_token: string }

async function readItem(post: Post, item: Token) {
  await post('/accounts/get', item)
  await post('/accounts/balance/get', item)
  await post('/item/get', item)
  await post('/transactions/sync', {
    ...item,
    count: 500,
    options: { include_original_description: true, personal_finance_category_version: 'v2' },
  })
  await post('/transactions/get', { ...item, start_date: '2025-11-15', end_date: '2026-11-15' })
  await post('/transactions/recurring/get', item)
}

async function changeDynamicItem(post: Post, item: Token, advanceDays: (days: number) => void) {
  const { next_cursor: cursor } = await post('/transactions/sync', { ...item, count: 500 })
  const row = {
    date_transacted: '2026-11-14',
    date_posted: '2026-11-15',
    amount: 12.5,
    description: 'KROGER',
  }
  await post('/sandbox/transactions/create', { ...item, transactions: [row] })
  advanceDays(1)
  await post('/transactions/refresh', item)
  await post('/transactions/sync', { ...item, cursor })
}

async function readInstitutions(post: Post) {
  const options = { include_optional_metadata: true }
  await post('/institutions/get', { count: 500, offset: 0, country_codes, options })
  await post('/institutions/search', {
    query: 'platypus',
    country_codes,
    products: ['transactions'],
    options,
  })
  await post('/institutions/get_by_id', {
    institution_id: 'ins_132363',
    country_codes,
    options: { ...options, include_status: true },
  })
}

async function readLinkTokens(post: Post, item: Token) {
  const request = { client_name: 'Test', language: 'en', country_codes, user: { client_user_id: '1' } }
  const { link_token } = await post('/link/token/create', {
    ...request,
    products: ['transactions'],
    account_filters: { depository: { account_subtypes: ['all'] } },
  })
  await post('/link/token/get', { link_token })
  await post('/link/token/create', { ...request, ...item, update: { account_selection_enabled: true } })
}

async function fireWebhooks(post: Post, item: Token) {
  const fired = [
    'LOGIN_REPAIRED',
    'NEW_ACCOUNTS_AVAILABLE',
    'PENDING_DISCONNECT',
    'RECURRING_TRANSACTIONS_UPDATE',
    'USER_ACCOUNT_REVOKED',
    'USER_PERMISSION_REVOKED',
    'ERROR',
  ]
  for (const webhook_code of fired) {
    await post('/sandbox/item/fire_webhook', { ...item, webhook_code })
  }
}

function recordOf(value: unknown): Record<string, unknown> {
  if (!isRecord(value)) {
    throw new Error('The response is not an object')
  }
  return value
}

function check(value: unknown, shape: Shape | undefined, name: string): Point[] {
  return shape === undefined ? [{ path: name, problem: 'has no shape' }] : pointsOf(value, shape, name)
}

function problemsOf(points: readonly Point[]): string[] {
  return [...new Set(points.flatMap(({ path, problem }) => (problem === null ? [] : [`${path} ${problem}`])))]
}

describe('conformance with the API description', () => {
  it('holds for every key of every response, error and webhook', async () => {
    const { calls, webhooks } = await callEverything()
    const succeeded = calls.filter(({ status }) => status === 200)
    const failed = calls.filter(({ status }) => status !== 200)
    const paths = new Set(succeeded.map(({ path }) => path))
    expect(Object.keys(endpoints).filter((path) => !paths.has(path))).toEqual(['/item/import'])
    expect(failed.map(({ body }) => body.error_code)).toEqual([
      'ITEM_LOGIN_REQUIRED',
      'INVALID_ACCESS_TOKEN',
      'UNAUTHORIZED_ROUTE_ACCESS',
    ])
    const points = [
      ...succeeded.flatMap(({ path, body }) => check(body, responseShapes.get(path), path)),
      ...failed.flatMap(({ path, body }) => check(body, errorShape, `${path} error`)),
      ...webhooks.flatMap((body) => check(body, webhookShapes.get(body.webhook_code), body.webhook_code)),
    ]
    expect(problemsOf(points)).toEqual([])
    // Empty lists would have no problems either.
    expect(new Set(points.map(({ path }) => path)).size).toBeGreaterThan(363)
  })

  it('has a shape for every endpoint', () => {
    expect([...responseShapes.keys()].toSorted()).toEqual(Object.keys(endpoints).toSorted())
  })
})

describe('the check of shapes', () => {
  it('reports missing keys, undocumented keys, wrong types and undocumented values', () => {
    const shape: Shape = {
      fields: {
        name: 'text',
        rows: { listOf: { fields: { amount: 'number' } } },
        kind: { oneOf: ['a', 'b'] },
      },
      optional: { note: { nullable: 'text' } },
    }
    const problems = (value: object) => problemsOf(pointsOf(value, shape, ''))
    expect(problems({ name: '', rows: [{ amount: 1 }], kind: 'a', note: null })).toEqual([])
    expect(problems({ rows: [{ amount: '1' }, {}], kind: 'c', note: 1, more: true })).toEqual([
      'name is missing',
      'rows[].amount "1" is not number',
      'rows[].amount is missing',
      'kind "c" is not a documented value',
      'note 1 is not text',
      'more is not documented',
    ])
  })
})
