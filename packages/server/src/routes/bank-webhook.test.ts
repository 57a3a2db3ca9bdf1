import { createHash } from 'node:crypto'
import { type CryptoKey, exportJWK, generateKeyPair, SignJWT } from 'jose'
import { SandboxItemFireWebhookRequestWebhookCodeEnum, WebhookType } from 'plaid'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createPlaidWebhooks } from '../bank/plaid/plaid-webhooks.ts'
import type { WebhookKey } from '../bank/plaid/webhook-keys.ts'
import { addressLimits } from '../http/address-limits.ts'
import { findBankItem } from '../repositories/bank-items.ts'
import { syncDueItems } from '../services/banking/sync-due-items.ts'
import { databases } from '../testing/databases.ts'
import { makeUser } from '../testing/factories.ts'
import { linkItem } from '../testing/linked-item.ts'
import { createRefusingBank } from '../testing/refusing-bank.ts'
import { type SandboxBank, startSandboxBank } from '../testing/sandbox-bank.ts'
import { createTestApp } from '../testing/test-app.ts'
import { allTransactions } from '../testing/user-transactions.ts'

const NOON = new Date('2026-11-10T12:00:00Z')
const WEBHOOK = '/api/plaid/webhook'

/** A bank whose key we have, so that tests can create any signature. */
describe('a webhook', () => {
  let now = NOON
  let sandbox: SandboxBank
  let test: Awaited<ReturnType<typeof createTestApp>>
  let privateKey: CryptoKey
  let keys: Record<string, WebhookKey>
  beforeAll(async () => {
    const pair = await generateKeyPair('ES256')
    privateKey = pair.privateKey
    const jwk = { ...(await exportJWK(pair.publicKey)) }
    keys = {
      good: { jwk, expiredAt: null },
      expired: { jwk, expiredAt: new Date(NOON.getTime() - 1000) },
    }
    sandbox = await startSandboxBank({ clock: () => now })
    const findKey = async (keyId: string) => keys[keyId] ?? null
    const openWebhooks = (clock: () => Date) => createPlaidWebhooks({ findKey, clock })
    test = await createTestApp('postgres', { bank: { ...sandbox.bank, openWebhooks }, clock: () => now })
  })
  afterAll(async () => {
    await test.close()
    await sandbox.close()
  })
  beforeEach(() => {
    now = NOON
  })

  type Signature = { kid?: string; alg?: string; iat?: number; hash?: string; key?: CryptoKey | Uint8Array }
  const hashOf = (body: string) => createHash('sha256').update(body).digest('hex')
  const sign = (body: string, { kid = 'good', alg = 'ES256', iat, hash, key }: Signature = {}) =>
    new SignJWT({ request_body_sha256: hash ?? hashOf(body) })
      .setProtectedHeader({ alg, kid, typ: 'JWT' })
      .setIssuedAt(iat ?? Math.floor(now.getTime() / 1000))
      .sign(key ?? privateKey)
  const post = (body: string, signature: string) =>
    test.app.inject({
      method: 'POST',
      url: WEBHOOK,
      payload: body,
      headers: { 'content-type': 'application/json', 'plaid-verification': signature },
    })
  const deliver = async (webhook: object, signature: Signature = {}) => {
    const body = JSON.stringify({ environment: 'sandbox', ...webhook }, null, 2)
    return post(body, await sign(body, signature))
  }
  const link = async () => {
    const { id: userId } = await makeUser(test.deps.database.db)
    const login = { username: 'user_transactions_dynamic', password: 'any' }
    const item = await linkItem(test.deps, userId, await sandbox.link(login))
    await syncDueItems(test.deps)
    const look = () => findBankItem(test.deps.database.db, userId, item.handle)
    const rows = () => allTransactions(test.deps.database.db, userId)
    /** Whether the worker would sync now. */
    const isAskedFor = async () => {
      const before = (await look())?.syncedAt
      now = new Date(now.getTime() + 3000)
      await syncDueItems(test.deps)
      return (await look())?.syncedAt?.getTime() !== before?.getTime()
    }
    const about = (webhook_type: string, webhook_code: string) => ({
      webhook_type,
      webhook_code,
      item_id: item.providerItemId,
    })
    return { ...item, userId, look, rows, isAskedFor, about }
  }

  it("triggers a sync, however often it's delivered", async () => {
    const { about, accessToken, rows, isAskedFor } = await link()
    const before = await rows()
    await sandbox.plaid.transactionsRefresh({ access_token: accessToken })
    const news = about('TRANSACTIONS', 'SYNC_UPDATES_AVAILABLE')
    for (let times = 0; times < 3; times += 1) {
      const answer = await deliver(news)
      expect(answer.statusCode).toBe(200)
    }
    expect(await isAskedFor()).toBe(true)
    expect(await rows()).not.toEqual(before)
    expect(await isAskedFor()).toBe(false)
  })

  it('is rejected without effect, unless the provider signed these exact bytes just now', async () => {
    const { about, isAskedFor } = await link()
    const body = JSON.stringify(about('TRANSACTIONS', 'SYNC_UPDATES_AVAILABLE'))
    const other = await generateKeyPair('ES256')
    const seconds = Math.floor(now.getTime() / 1000)
    const forged = {
      'no signature': '',
      'no token': 'abc',
      'not its own parts': 'a.b.c',
      'another key': await sign(body, { key: other.privateKey }),
      'another body': await sign(`${body} `),
      'an invalid hash': await sign(body, { hash: 'zz' }),
      'a hash that is too short': await sign(body, { hash: hashOf(body).slice(2) }),
      'an unknown key': await sign(body, { kid: 'unknown' }),
      'an expired key': await sign(body, { kid: 'expired' }),
      'a URL as key id': await sign(body, { kid: 'https://evil.example/key' }),
      'a shared secret': await sign(body, { alg: 'HS256', key: new TextEncoder().encode('x'.repeat(32)) }),
      'no algorithm': `${Buffer.from('{"alg":"none","kid":"good"}').toString('base64url')}.e30.`,
      'too old': await sign(body, { iat: seconds - 311 }),
      'from the future': await sign(body, { iat: seconds + 60 }),
    }
    for (const [kind, signature] of Object.entries(forged)) {
      expect([kind, (await post(body, signature)).statusCode]).toEqual([kind, 400])
    }
    expect(await isAskedFor()).toBe(false)
    expect((await post(body, await sign(body, { iat: seconds - 290 }))).statusCode).toBe(200)
  })

  it("is accepted and ignored for an unknown link, and for kinds that we don't need", async () => {
    const { about, isAskedFor } = await link()
    const strange = [
      { ...about('TRANSACTIONS', 'SYNC_UPDATES_AVAILABLE'), item_id: 'removed' },
      about('TRANSACTIONS', 'INITIAL_UPDATE'),
      about('ITEM', 'SOMETHING_NEW'),
      { webhook_type: 'AUTH' },
    ]
    for (const webhook of strange) {
      expect((await deliver(webhook)).statusCode).toBe(200)
    }
    expect(await isAskedFor()).toBe(false)
    const list = '[1, 2'
    expect((await post(list, await sign(list))).statusCode).toBe(200)
  })

  it('about a login only counts if the bank confirms it, in any order of arrival', async () => {
    const { about, accessToken, look, isAskedFor } = await link()
    await deliver({ ...about('ITEM', 'ERROR'), error: { error_code: 'ITEM_LOGIN_REQUIRED' } })
    await isAskedFor()
    expect(await look()).toMatchObject({ state: 'ready' })
    await sandbox.plaid.sandboxItemResetLogin({ access_token: accessToken })
    await deliver(about('ITEM', 'LOGIN_REPAIRED'))
    await isAskedFor()
    expect(await look()).toMatchObject({ state: 'login-required' })
  })

  it("about an expiring link is kept until it's renewed, and doesn't overwrite a worse state", async () => {
    const { about, look, isAskedFor, accessToken } = await link()
    await deliver(about('ITEM', 'PENDING_DISCONNECT'))
    await deliver(about('TRANSACTIONS', 'SYNC_UPDATES_AVAILABLE'))
    expect(await isAskedFor()).toBe(true)
    expect(await look()).toMatchObject({ state: 'expiring' })
    await deliver(about('ITEM', 'LOGIN_REPAIRED'))
    expect(await look()).toMatchObject({ state: 'ready' })
    await sandbox.plaid.sandboxItemResetLogin({ access_token: accessToken })
    await isAskedFor()
    await deliver(about('ITEM', 'PENDING_DISCONNECT'))
    expect(await look()).toMatchObject({ state: 'login-required' })
  })

  it('about a revoked account or link deletes its data', async () => {
    const { about, accessToken, look, rows } = await link()
    const before = await rows()
    const accountId = before[0]?.accountId ?? ''
    await deliver({ ...about('ITEM', 'USER_ACCOUNT_REVOKED'), account_id: accountId })
    const others = before.filter((row) => row.accountId !== accountId)
    expect((await rows()).map((row) => row.transactionId)).toEqual(others.map((row) => row.transactionId))
    expect((await deliver(about('ITEM', 'USER_PERMISSION_REVOKED'))).statusCode).toBe(200)
    expect(await look()).toBeNull()
    // The provider would bill it otherwise.
    await expect(sandbox.plaid.itemGet({ access_token: accessToken })).rejects.toMatchObject({
      response: { data: { error_code: 'ITEM_NOT_FOUND' } },
    })
    expect((await deliver(about('ITEM', 'USER_PERMISSION_REVOKED'))).statusCode).toBe(200)
  })

  /** Each test of lookups starts with its own keys, limits and senders. */
  const openWebhooks = async () => {
    const asked: string[] = []
    const genuine = new Set(['good'])
    const jwk = keys.good?.jwk ?? {}
    const findKey = async (keyId: string) => {
      asked.push(keyId)
      return genuine.has(keyId) ? { jwk, expiredAt: null } : null
    }
    const bank = createRefusingBank({ openWebhooks: (clock) => createPlaidWebhooks({ findKey, clock }) })
    const { app, close } = await createTestApp('postgres', { bank, clock: () => now, addressLimits })
    const send = async (kid: string, remoteAddress: string, key?: CryptoKey) => {
      const payload = JSON.stringify({ webhook_type: 'ITEM', webhook_code: 'ERROR', item_id: 'none' })
      const signature = await sign(payload, { kid, ...(key && { key }) })
      const headers = { 'content-type': 'application/json', 'plaid-verification': signature }
      return app.inject({ method: 'POST', url: WEBHOOK, payload, headers, remoteAddress })
    }
    const forgedKey = (await generateKeyPair('ES256')).privateKey
    const forge = (kid: string, address: string) => send(kid, address, forgedKey)
    return { asked, genuine, send, forge, close }
  }
  const PROVIDER = '198.51.100.1'
  const hit = (answers: readonly { statusCode: number }[]) =>
    new Set(answers.map(({ statusCode }) => statusCode))

  it('is looked up once per key', async () => {
    const { asked, send, forge, close } = await openWebhooks()
    const answers = await Promise.all([
      send('good', PROVIDER),
      send('good', PROVIDER),
      send('good', PROVIDER),
    ])
    expect(hit(answers)).toEqual(new Set([200]))
    await forge('stranger', '203.0.113.1')
    await forge('stranger', '203.0.113.2')
    expect(asked).toEqual(['good', 'stranger'])
    await close()
  })

  it("forged many times from one address doesn't use up the lookups of a genuine one with a new key", async () => {
    const { asked, send, forge, close } = await openWebhooks()
    const answers = []
    for (let forged = 0; forged < 100; forged += 1) {
      answers.push(await forge(`forged-${forged}`, '203.0.113.1'))
    }
    expect(asked).toHaveLength(10)
    expect(hit(answers)).toEqual(new Set([400, 429]))
    expect(Number(answers.at(-1)?.headers['retry-after'])).toBeGreaterThan(0)
    expect((await send('good', PROVIDER)).statusCode).toBe(200)
    await close()
  })

  it("forged from many addresses doesn't use up the lookups of networks that sent a genuine one before", async () => {
    const { asked, genuine, send, forge, close } = await openWebhooks()
    await send('good', PROVIDER)
    const answers = []
    for (let forged = 0; forged < 200; forged += 1) {
      answers.push(await forge(`forged-${forged}`, `203.0.113.${forged % 100}`))
    }
    expect(asked.length).toBeLessThanOrEqual(40)
    expect(hit(answers)).toEqual(new Set([400, 503]))
    expect(answers.at(-1)?.headers['retry-after']).toBe('60')
    expect((await send('good', PROVIDER)).statusCode).toBe(200)
    genuine.add('rotated')
    expect((await send('rotated', PROVIDER)).statusCode).toBe(200)
    await close()
  })

  it("has a known key that forged ones can't evict, and that is checked again every hour", async () => {
    const { asked, genuine, send, forge, close } = await openWebhooks()
    await send('good', PROVIDER)
    for (let round = 0; round < 40; round += 1) {
      now = new Date(now.getTime() + 80_000)
      await Promise.all(
        Array.from({ length: 30 }, (_, nth) => forge(`forged-${round}-${nth}`, `203.0.113.${nth}`)),
      )
    }
    expect((await send('good', PROVIDER)).statusCode).toBe(200)
    expect(asked.filter((keyId) => keyId === 'good')).toHaveLength(1)
    now = new Date(now.getTime() + 3_600_000)
    for (let nth = 0; nth < 60; nth += 1) {
      await forge(`last-${nth}`, `203.0.114.${nth}`)
    }
    expect((await send('good', '192.0.2.1')).statusCode).toBe(200)
    expect(asked.filter((keyId) => keyId === 'good')).toHaveLength(2)
    genuine.delete('good')
    now = new Date(now.getTime() + 3_600_001)
    expect((await send('good', PROVIDER)).statusCode).toBe(400)
    await close()
  })
})

describe.each(databases)('the sandbox bank and the server on %s', (engine) => {
  it('work together: a webhook from the bank itself brings in new transactions', async () => {
    const sandbox = await startSandboxBank()
    const { app, deps, close } = await createTestApp(engine, { bank: sandbox.bank, clock: () => new Date() })
    const answered: number[] = []
    let onRepaired = () => {}
    app.addHook('onResponse', async (request, reply) => {
      answered.push(reply.statusCode)
      if (String(request.body).includes('LOGIN_REPAIRED')) {
        onRepaired()
      }
    })
    const address = await app.listen({ port: 0, host: '127.0.0.1' })
    const { id: userId } = await makeUser(deps.database.db)
    const item = await linkItem(deps, userId, await sandbox.link({ webhook: `${address}${WEBHOOK}` }))
    await syncDueItems(deps)
    const { db } = deps.database
    await db.updateTable('bank_items').set({ next_sync_at: null }).where('id', '=', item.id).execute()
    const answer = new Promise<void>((resolve) => {
      onRepaired = resolve
    })
    await sandbox.plaid.sandboxItemFireWebhook({
      access_token: item.accessToken,
      webhook_type: WebhookType.Item,
      webhook_code: SandboxItemFireWebhookRequestWebhookCodeEnum.LoginRepaired,
    })
    await answer
    const due = await db
      .selectFrom('bank_items')
      .select('next_sync_at')
      .where('id', '=', item.id)
      .executeTakeFirst()
    expect(due?.next_sync_at).not.toBeNull()
    expect(new Set(answered)).toEqual(new Set([200]))
    await close()
    await sandbox.close()
  })
})

it("is sent again later if the key isn't available at the moment", async () => {
  const { app, close } = await createTestApp('postgres', { bank: createRefusingBank() })
  const { privateKey } = await generateKeyPair('ES256')
  const signature = await new SignJWT({ request_body_sha256: 'x' })
    .setProtectedHeader({ alg: 'ES256', kid: 'any' })
    .sign(privateKey)
  const headers = { 'plaid-verification': signature, 'content-type': 'application/json' }
  const answer = await app.inject({ method: 'POST', url: WEBHOOK, payload: '{}', headers })
  expect(answer.statusCode).toBe(503)
  await close()
})
