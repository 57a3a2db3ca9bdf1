import { createHash } from 'node:crypto'
import { decodeProtectedHeader, importJWK, jwtVerify } from 'jose'
import { SandboxItemFireWebhookRequestWebhookCodeEnum as Code, Products } from 'plaid'
import { describe, expect, it, vi } from 'vitest'
import { errorOf, openTestBank } from '../../testing/open-bank.ts'
import { openReceiver } from '../../testing/webhook-receiver.ts'

const polling = { timeout: 60_000, interval: 20 }

describe('webhooks', () => {
  it('are signed over the exact body, with a key that clients can fetch', async () => {
    const { url, deliveries } = await openReceiver(200)
    const { plaid, link } = await openTestBank()
    const access_token = await link({ webhook: url, days: 1 })
    await plaid.sandboxItemResetLogin({ access_token })
    await vi.waitFor(() => expect(deliveries.at(-1)?.body).toContain('"ERROR"'), polling)
    const { body = '', signature = '' } = deliveries.at(-1) ?? {}
    const { alg, kid = '', typ } = decodeProtectedHeader(signature)
    expect([alg, typ]).toEqual(['ES256', 'JWT'])
    const { key } = (await plaid.webhookVerificationKeyGet({ key_id: kid })).data
    expect(key).toEqual({
      alg: 'ES256',
      crv: 'P-256',
      kid,
      kty: 'EC',
      use: 'sig',
      x: expect.any(String),
      y: expect.any(String),
      created_at: 1794744000,
      expired_at: null,
    })
    const { kty, crv, x, y } = key
    const currentDate = new Date('2026-11-15T12:00:00Z')
    const { payload } = await jwtVerify(signature, await importJWK({ kty, crv, x, y }, 'ES256'), {
      currentDate,
    })
    expect(payload).toEqual({
      iat: 1794744000,
      request_body_sha256: createHash('sha256').update(body).digest('hex'),
    })
    expect(body).toBe(JSON.stringify(JSON.parse(body), null, 2))
    expect(JSON.parse(body)).toMatchObject({
      webhook_type: 'ITEM',
      webhook_code: 'ERROR',
      error: { error_code: 'ITEM_LOGIN_REQUIRED', status: 400 },
      environment: 'sandbox',
    })
    expect(JSON.parse(body).error).not.toHaveProperty('request_id')
  })

  it('reject an unknown key id', async () => {
    const { plaid } = await openTestBank()
    expect(await errorOf(plaid.webhookVerificationKeyGet({ key_id: 'other' }))).toMatchObject({
      error_code: 'INVALID_WEBHOOK_VERIFICATION_KEY_ID',
    })
  })

  it('are retried after a failure without blocking later webhooks', async () => {
    const { url, codes } = await openReceiver(500, 200)
    const { plaid, link } = await openTestBank({ webhookRetryMs: 30 })
    const access_token = await link({ webhook: url, products: [Products.Auth] })
    await plaid.sandboxItemFireWebhook({ access_token, webhook_code: Code.PendingDisconnect })
    await plaid.sandboxItemFireWebhook({ access_token, webhook_code: Code.LoginRepaired })
    await vi.waitFor(() => expect(codes()).toHaveLength(3), polling)
    expect(codes()[0]).toBe('PENDING_DISCONNECT')
    expect(codes().toSorted()).toEqual(['LOGIN_REPAIRED', 'PENDING_DISCONNECT', 'PENDING_DISCONNECT'])
  })

  it('never fail the call that caused them', async () => {
    const { plaid, link } = await openTestBank()
    // Nothing listens on the discard port.
    const access_token = await link({ webhook: 'http://127.0.0.1:9/', days: 1 })
    expect((await plaid.sandboxItemResetLogin({ access_token })).status).toBe(200)
  })

  it('announce the history in order to clients that sync, even if it is already available', async () => {
    const { url, payloads, codes } = await openReceiver(200)
    const { plaid, link, advanceMs } = await openTestBank({
      timeline: { initialMs: 0, historicalMs: 60_000 },
    })
    const access_token = await link({ webhook: url })
    await plaid.itemGet({ access_token })
    await vi.waitFor(() => expect(codes()).toEqual(['INITIAL_UPDATE']), polling)
    await plaid.transactionsSync({ access_token })
    await vi.waitFor(() => expect(codes()).toHaveLength(2), polling)
    advanceMs(60_000)
    await plaid.transactionsSync({ access_token })
    await vi.waitFor(() => expect(codes()).toHaveLength(4), polling)
    expect(codes()).toEqual([
      'INITIAL_UPDATE',
      'SYNC_UPDATES_AVAILABLE',
      'HISTORICAL_UPDATE',
      'SYNC_UPDATES_AVAILABLE',
    ])
    expect(payloads()[1]).toMatchObject({ initial_update_complete: true, historical_update_complete: false })
    expect(payloads()[3]).toMatchObject({ initial_update_complete: true, historical_update_complete: true })
    const { last_webhook } = (await plaid.itemGet({ access_token })).data.status ?? {}
    expect(last_webhook).toEqual({ sent_at: '2026-11-15T12:01:00Z', code_sent: 'SYNC_UPDATES_AVAILABLE' })
  })

  it('announce the changes of a refresh', async () => {
    const { url, codes } = await openReceiver(200)
    const { plaid, link } = await openTestBank()
    const access_token = await link({ username: 'user_transactions_dynamic', webhook: url })
    await plaid.transactionsSync({ access_token })
    await plaid.transactionsRefresh({ access_token })
    await vi.waitFor(() => expect(codes()).toHaveLength(6), polling)
    expect(codes().slice(3)).toEqual(['DEFAULT_UPDATE', 'TRANSACTIONS_REMOVED', 'SYNC_UPDATES_AVAILABLE'])
  })

  it('go to the new URL after /item/webhook/update, starting with an acknowledgment', async () => {
    const { url, payloads } = await openReceiver(200)
    const { plaid, link } = await openTestBank()
    const access_token = await link({ days: 1 })
    const { item } = (await plaid.itemWebhookUpdate({ access_token, webhook: url })).data
    expect(item.webhook).toBe(url)
    await vi.waitFor(() => expect(payloads()).toHaveLength(1), polling)
    expect(payloads()[0]).toMatchObject({
      webhook_code: 'WEBHOOK_UPDATE_ACKNOWLEDGED',
      new_webhook_url: url,
      item_id: item.item_id,
    })
  })
})

describe('/sandbox/item/fire_webhook', () => {
  it.each([
    [Code.SyncUpdatesAvailable, { webhook_type: 'TRANSACTIONS', historical_update_complete: true }],
    [Code.DefaultUpdate, { webhook_type: 'TRANSACTIONS', new_transactions: 0 }],
    [Code.RecurringTransactionsUpdate, { account_ids: expect.any(Array) }],
    [Code.UserPermissionRevoked, { webhook_type: 'ITEM', error: { error_code: 'USER_PERMISSION_REVOKED' } }],
    [Code.UserAccountRevoked, { account_id: expect.any(String) }],
    [Code.NewAccountsAvailable, { webhook_type: 'ITEM' }],
    [Code.PendingDisconnect, { disconnect_time: '2026-11-22T12:00:00Z' }],
  ])('sends %s with its own fields', async (webhook_code, expected) => {
    const { url, payloads } = await openReceiver(200)
    const { plaid, link } = await openTestBank()
    const access_token = await link({ webhook: url, days: 1 })
    const { data } = await plaid.sandboxItemFireWebhook({ access_token, webhook_code })
    expect(data.webhook_fired).toBe(true)
    const sent = () => payloads().find((payload) => payload.webhook_code === webhook_code)
    await vi.waitFor(() => expect(sent()).toMatchObject(expected), polling)
  })

  it('rejects an Item without a webhook, and one without the product', async () => {
    const { plaid, link } = await openTestBank()
    const webhook_code = Code.SyncUpdatesAvailable
    const withoutWebhook = plaid.sandboxItemFireWebhook({ access_token: await link(), webhook_code })
    expect(await errorOf(withoutWebhook)).toMatchObject({ error_code: 'SANDBOX_WEBHOOK_INVALID' })
    const access_token = await link({ webhook: 'http://127.0.0.1:9/', products: [Products.Auth] })
    expect(await errorOf(plaid.sandboxItemFireWebhook({ access_token, webhook_code }))).toMatchObject({
      error_type: 'SANDBOX_ERROR',
      error_code: 'SANDBOX_PRODUCT_NOT_ENABLED',
    })
  })
})
