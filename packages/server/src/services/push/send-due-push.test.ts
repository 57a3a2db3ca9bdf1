import { randomUUID } from 'node:crypto'
import { makeCard, makeRelease } from '@cardsight/answers/testing'
import { apiPaths } from '@cardsight/contract/api-paths'
import { type Watches, watchesSchema, watchSentences } from '@cardsight/contract/watches'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import webPush from 'web-push'
import { hashToken } from '../../auth/token.ts'
import type { Mail } from '../../mail/mailer.ts'
import { createPushSender } from '../../push/push-sender.ts'
import { createCipher } from '../../secrets/cipher.ts'
import { type BankingApp, createBankingApp, type Person } from '../../testing/banking-app.ts'
import { databases } from '../../testing/databases.ts'
import { makeSession } from '../../testing/factories.ts'
import { createPushService } from '../../testing/push-service.ts'
import { createTestDatabase } from '../../testing/test-database.ts'
import { pauseAfter, sendDueMail } from '../mail/send-due-mail.ts'
import { changeDigest } from '../reminders/reminder-settings.ts'
import { sendDueDigests } from '../reminders/send-digests.ts'
import { checkDueWatches } from '../watches/check-due-watches.ts'
import { watchCard } from '../watches/watches-of-user.ts'
import { sendDuePush } from './send-due-push.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const START = new Date('2026-11-10T12:00:00Z')
const running = new AbortController().signal
const hashOf = (endpoint: string) => Buffer.from(hashToken(endpoint)).toString('hex')
const WINDOWS_CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36'

/** Two cards whose welcome bonuses are this many dollars. */
function releaseWith(version: string, dollars: number, other = 100, until?: string) {
  const offer = (cash: number) => ({ tiers: [{ cash, spend: 500, days: 90 }] })
  return makeRelease(
    [
      makeCard('ferry', 'Ferry', { offer: { ...offer(dollars), ...(until && { until }) } as never }),
      makeCard('harbor', 'Harbor', { offer: offer(other) }),
    ],
    version,
  )
}

describe.each(databases)('notifications on %s', (engine) => {
  const letters: Mail[] = []
  const apps: BankingApp[] = []
  const cipher = createCipher([Buffer.alloc(32, 7)])
  let now = START
  let database: Awaited<ReturnType<typeof createTestDatabase>>
  let service: Awaited<ReturnType<typeof createPushService>>

  beforeEach(async () => {
    now = START
    letters.length = 0
    database = await createTestDatabase(engine)
    service = await createPushService()
  })
  afterEach(async () => {
    await Promise.all(apps.splice(0).map(({ app }) => app.close()))
    await Promise.all([database.close(), service.close()])
  })

  async function start(catalog = releaseWith('a', 200)): Promise<BankingApp> {
    const push = createPushSender({
      ...{ subject: 'mailto:support@example.com', egressProxyUrl: null, reroutedTo: service.origin },
      // No test waits for it.
      timeoutMs: 600_000,
    })
    const server = await createBankingApp(engine, {
      ...{ database, catalog, cipher, push, clock: () => now },
      mailer: { send: async (mail) => void letters.push(mail), close: async () => {} },
    })
    apps.push(server)
    return server
  }

  const pass = (milliseconds: number) => {
    now = new Date(now.getTime() + milliseconds)
  }
  const send = async (...servers: readonly BankingApp[]) => {
    await Promise.all(servers.map(({ deps }) => sendDueDigests(deps, running)))
    await Promise.all(servers.map(({ deps }) => sendDuePush(deps, running)))
    return service.received.splice(0)
  }
  const call = async (
    { app }: BankingApp,
    { token }: Pick<Person, 'token'>,
    method: 'GET' | 'PUT' | 'DELETE' | 'POST',
    url: string,
    payload?: object,
  ) =>
    app.inject({
      ...{ method, url },
      headers: { authorization: `Bearer ${token}`, 'user-agent': WINDOWS_CHROME },
      ...(payload && { payload }),
    })
  const watchesOf = async (server: BankingApp, person: Person): Promise<Watches> =>
    watchesSchema.parse((await call(server, person, 'GET', apiPaths.watches)).json())
  const subscribe = async (server: BankingApp, person: Person, name: string) => {
    const answer = await call(server, person, 'PUT', apiPaths.pushBrowsers, service.addBrowser(name))
    expect(answer.statusCode, answer.body).toBe(200)
    return watchesSchema.parse(answer.json()).push
  }
  /** What a page does at the first visit after a sign-in or a change. */
  const renew = async (
    server: BankingApp,
    person: Person,
    subscription: ReturnType<typeof service.addBrowser>,
    replaces = hashOf(subscription.endpoint),
  ) => {
    const body = { ...subscription, replaces }
    const answer = await call(server, person, 'PUT', apiPaths.pushBrowsers, body)
    expect(answer.statusCode, answer.body).toBe(200)
    return watchesSchema.parse(answer.json()).push.browsers
  }
  /** Someone who watches the welcome bonus of Ferry, as of now. */
  async function addReader(server: BankingApp, ...browsers: readonly string[]): Promise<Person> {
    const person = await addWatcher(server, browsers)
    await checkDueWatches(server.deps, running)
    expect(await send(server)).toEqual([])
    return person
  }
  async function addWatcher(server: BankingApp, browsers: readonly string[]): Promise<Person> {
    const person = await server.addPerson()
    await watchCard(server.deps, person.id, 'ferry')
    for (const browser of browsers) {
      await subscribe(server, person, browser)
    }
    return person
  }
  async function publish(...release: Parameters<typeof releaseWith>): Promise<BankingApp> {
    pass(HOUR_MS)
    const next = await start(releaseWith(...release))
    await checkDueWatches(next.deps, running)
    return next
  }

  it('S-WATCH-02, S-WATCH-08: say what changed in dollars with the source, readable by the browser alone, signed by us', async () => {
    const old = await start()
    const person = await addReader(old, 'phone', 'laptop')
    const { publicKey } = (await watchesOf(old, person)).push
    const next = await publish('b', 300)
    const received = await send(next)
    expect(received.map(({ browser }) => browser).toSorted()).toEqual(['laptop', 'phone'])
    for (const one of received) {
      expect(one).toMatchObject({
        publicKey,
        ttl: '604800',
        notification: {
          title: 'Ferry: the welcome bonus rose',
          body: expect.stringMatching(/that’s \$300 for you, \$100 more than before\. Source: example$/),
          ...{ path: '/cards/ferry', count: 1 },
        },
        claims: { aud: 'https://push.example.com', sub: 'mailto:support@example.com' },
      })
      expect(one.topic).toBe(one.notification.id.replaceAll('-', ''))
      expect(one.bytes).toBeLessThan(1000)
      expect(JSON.stringify(one)).not.toMatch(new RegExp(`${person.token}|${person.id}`))
    }
    expect(letters).toEqual([])
    pass(DAY_MS)
    expect(await send(next, old)).toEqual([])
  })

  it('list several changes, and open the page with all of them', async () => {
    const old = await start()
    const person = await addReader(old, 'phone')
    await watchCard(old.deps, person.id, 'harbor')
    const [received] = await send(await publish('b', 300, 175))
    expect(received?.notification).toMatchObject({
      title: '2 changes in what you watch',
      body: 'Ferry: the welcome bonus rose ($100 for you)\nHarbor: the welcome bonus rose ($75 for you)',
      ...{ path: '/account/watches', count: 2 },
    })
  })

  it('S-WATCH-05: are sent once by servers that run the jobs at the same time, to each of 60 people', async () => {
    const old = await start()
    const names = Array.from({ length: 60 }, (_, index) => `browser-${index}`)
    await Promise.all(names.slice(1).map((name) => addWatcher(old, [name])))
    await addReader(old, 'browser-0')
    const [next, other] = [await publish('b', 300), await start(releaseWith('b', 300))]
    const received = await send(next, other)
    expect(received.map(({ browser }) => browser).toSorted()).toEqual(names.toSorted())
  })

  it('S-WATCH-04: come at most once a week with the email, unless something ends within 7 days', async () => {
    const old = await start()
    const person = await addReader(old, 'phone')
    await database.db.updateTable('users').set({ email_verified_at: now }).execute()
    await changeDigest(old.deps, person.id, { hasOffers: false, hasWallets: false })
    const next = await publish('b', 300)
    expect(await send(next)).toHaveLength(1)
    await sendDueMail(next.deps)
    expect(letters.splice(0)).toHaveLength(1)
    const third = await publish('c', 400)
    pass(6 * DAY_MS)
    expect(await send(third)).toEqual([])
    const [first] = await send(await publish('d', 400, 100, '2026-11-20'))
    expect(first?.notification.body).toContain('Ferry: the welcome offer ends Nov 20, 2026')
  })

  it('go on without emails after an unsubscribe, and end with the last browser', async () => {
    const old = await start()
    const person = await addReader(old, 'phone')
    await changeDigest(old.deps, person.id, { hasOffers: false, hasWallets: false })
    await changeDigest(old.deps, person.id, null)
    expect(await watchesOf(old, person)).toMatchObject({ isEmailed: false, push: { browsers: [{}] } })
    expect(await send(await publish('b', 300))).toHaveLength(1)
    const [browser] = (await watchesOf(old, person)).push.browsers
    await call(old, person, 'DELETE', apiPaths.pushBrowser(browser?.id ?? ''))
    expect((await watchesOf(old, person)).push.browsers).toEqual([])
    expect(await database.db.selectFrom('digests').select('user_id').execute()).toEqual([])
  })

  it('are tried again, by another server if one dies, and given up after three days', async () => {
    const old = await start()
    await addReader(old, 'phone')
    const next = await publish('b', 300)
    service.answerWith(503)
    expect(await send(next)).toEqual([])
    service.answerWith(201)
    expect(await send(next)).toEqual([])
    pass(pauseAfter(1))
    // A server that died has it until the lease ends.
    await database.db
      .updateTable('push_subscriptions')
      .set({ leased_until: new Date(now.getTime() + 120_000) })
      .execute()
    expect(await send(next)).toEqual([])
    pass(120_000)
    expect(await send(next)).toHaveLength(1)

    const last = await publish('c', 500)
    pass(7 * DAY_MS)
    service.answerWith(429)
    await send(last)
    pass(3 * DAY_MS)
    await send(last)
    service.answerWith(201)
    pass(HOUR_MS)
    expect(await send(last)).toEqual([])
  })

  it('are not delayed by a push service that takes long to answer', async () => {
    const old = await start()
    const names = Array.from({ length: 30 }, (_, index) => `browser-${index}`)
    for (const first of [0, 10, 20]) {
      await addReader(old, ...names.slice(first, first + 10))
    }
    const next = await publish('b', 300)
    const release = service.holdBack('browser-0')
    await sendDueDigests(next.deps, running)
    const sending = sendDuePush(next.deps, running)
    await expect.poll(() => service.received.length).toBe(29)
    release()
    await sending
    expect(
      service.received
        .splice(0)
        .map(({ browser }) => browser)
        .toSorted(),
    ).toEqual(names.toSorted())
  })

  it('add what changes while a push service is down to the same notification', async () => {
    const old = await start()
    await addReader(old, 'phone')
    service.answerWith(503)
    await send(await publish('b', 300))
    const next = await publish('c', 300, 100, '2026-11-15')
    service.answerWith(201)
    pass(HOUR_MS)
    const [received] = await send(next)
    expect(received?.notification).toMatchObject({ count: 2, title: '2 changes in what you watch' })
  })

  it('are not repeated if a push service refuses them, and the next one is sent', async () => {
    const old = await start()
    await addReader(old, 'phone')
    service.answerWith(403)
    await send(await publish('b', 300))
    service.answerWith(201)
    pass(HOUR_MS)
    expect(await send(old)).toEqual([])
    const next = await publish('c', 400)
    pass(7 * DAY_MS)
    expect(await send(next)).toHaveLength(1)
  })

  it.each([404, 410])('end in a browser whose push service answers %i', async (status) => {
    const old = await start()
    const person = await addReader(old, 'phone')
    const next = await publish('b', 300)
    service.answerWith(status)
    await send(next)
    expect((await watchesOf(next, person)).push.browsers).toEqual([])
  })

  it('are listed by browser, renewed by the same one, and of one person at a time', async () => {
    const server = await start()
    const [ada, bob] = [await server.addPerson(), await server.addPerson()]
    const subscription = service.addBrowser('shared')
    for (let times = 0; times < 2; times += 1) {
      await call(server, ada, 'PUT', apiPaths.pushBrowsers, subscription)
    }
    const { browsers } = (await watchesOf(server, ada)).push
    expect(browsers).toMatchObject([
      { name: 'Chrome on Windows', since: START.toISOString(), lastSentAt: null },
    ])
    const id = browsers[0]?.id ?? ''
    // Not Bob's.
    await call(server, bob, 'DELETE', apiPaths.pushBrowser(id))
    expect((await watchesOf(server, ada)).push.browsers).toHaveLength(1)
    await call(server, bob, 'PUT', apiPaths.pushBrowsers, subscription)
    expect((await watchesOf(server, ada)).push.browsers).toEqual([])
    expect((await watchesOf(server, bob)).push.browsers).toHaveLength(1)
  })

  it('S-WATCH-07: end in a browser with its sign-out, and elsewhere with the sessions there', async () => {
    const server = await start()
    const person = await server.addPerson()
    const other = { ...person, ...(await makeSession(database.db, person.id)) }
    await subscribe(server, person, 'phone')
    await subscribe(server, other, 'laptop')
    await call(server, other, 'POST', apiPaths.signOut)
    const left = async () => (await watchesOf(server, person)).push.browsers.length
    expect(await left()).toBe(1)
    await subscribe(server, { ...person, ...(await makeSession(database.db, person.id)) }, 'tablet')
    expect(await left()).toBe(2)
    const ending = { endsCalendar: false, endsHousehold: false, endsTokens: false }
    await call(server, person, 'POST', apiPaths.signOutEverywhere, ending)
    expect(await database.db.selectFrom('push_subscriptions').select('id').execute()).toEqual([])
  })

  it.each([
    ['expired', { expires_at: new Date(START.getTime() + HOUR_MS) }],
    ['was not used for two weeks', { last_seen_at: new Date(START.getTime() + HOUR_MS - 14 * DAY_MS) }],
  ])('S-WATCH-07: wait in a browser whose session %s for the next sign-in there', async (_, ending) => {
    const old = await start()
    const person = await addReader(old, 'phone')
    await database.db.updateTable('sessions').set(ending).execute()
    const next = await publish('b', 300)
    expect(await send(next)).toEqual([])
    const again = { ...person, ...(await makeSession(database.db, person.id)) }
    const [browser] = (await watchesOf(next, again)).push.browsers
    expect(browser?.isSignedIn).toBe(false)
    // The messages of the last 30 days come with the next check, a day later.
    await renew(next, again, service.addBrowser('phone'))
    pass(DAY_MS)
    expect(await send(next)).toHaveLength(1)
  })

  it('are not sent if the session ended just before', async () => {
    const old = await start()
    await addReader(old, 'phone')
    const next = await publish('b', 300)
    await sendDueDigests(next.deps, running)
    await database.db.deleteFrom('sessions').execute()
    expect(await send(next)).toEqual([])
    const waiting = database.db.selectFrom('push_subscriptions').select('pending').execute()
    expect(await waiting).toEqual([{ pending: null }])
  })

  it('S-WATCH-10: go on after the browser changed its subscription, and only if nobody removed it', async () => {
    const old = await start()
    const person = await addReader(old, 'phone')
    const [before] = (await watchesOf(old, person)).push.browsers
    pass(HOUR_MS)
    const changed = service.addBrowser('phone-2')
    const [after, ...others] = await renew(old, person, changed, before?.endpointHash)
    expect([after, others]).toEqual([{ ...before, endpointHash: hashOf(changed.endpoint) }, []])
    expect((await send(await publish('b', 300))).map(({ browser }) => browser)).toEqual(['phone-2'])
    // The page and the service worker both say so.
    expect(await renew(old, person, changed, before?.endpointHash)).toHaveLength(1)

    await call(old, person, 'DELETE', apiPaths.pushBrowser(before?.id ?? ''))
    expect(await renew(old, person, changed)).toEqual([])
    // Someone else who signs in there doesn't take it over.
    const other = await addReader(old, 'tablet')
    const tablet = service.addBrowser('tablet')
    expect(await renew(old, person, tablet)).toEqual([])
    expect((await watchesOf(old, other)).push.browsers).toEqual([])
  })

  it('reach at most 10 browsers of a person, at public addresses', async () => {
    const server = await start()
    const person = await server.addPerson()
    for (let index = 0; index < 10; index += 1) {
      await subscribe(server, person, `browser-${index}`)
    }
    const full = await call(server, person, 'PUT', apiPaths.pushBrowsers, service.addBrowser('one-more'))
    expect(full.statusCode).toBe(400)
    expect(full.body).toContain(watchSentences.tooManyBrowsers)

    const fine = service.addBrowser('fine')
    const other = await server.addPerson()
    const endpoints = [
      'http://push.example.com/a',
      'https://push.example.com:8443/a',
      'https://user:secret@push.example.com/a',
      'https://127.0.0.1/a',
      'https://[::1]/a',
      'https://2130706433/a',
      'https://localhost/a',
      'https://printer.local/a',
      'https://metadata.google.internal/a',
      `https://push.example.com/${'a'.repeat(1000)}`,
    ]
    const bad = [
      ...endpoints.map((endpoint) => ({ ...fine, endpoint })),
      { ...fine, keys: { ...fine.keys, p256dh: 'A'.repeat(87) } },
      { ...fine, keys: { ...fine.keys, auth: 'short' } },
      { endpoint: fine.endpoint },
    ]
    for (const body of bad) {
      expect((await call(server, other, 'PUT', apiPaths.pushBrowsers, body)).statusCode).toBe(400)
    }
  })

  it('are signed with the same key by all servers, which the database has only encrypted', async () => {
    const servers = await Promise.all([start(), start()])
    const keys = await Promise.all(
      servers.map(async (server) => (await watchesOf(server, await server.addPerson())).push.publicKey),
    )
    expect(new Set(keys).size).toBe(1)
    await subscribe(servers[0], await servers[0].addPerson(), 'phone')
    const [stored] = await database.db.selectFrom('push_subscriptions').selectAll().execute()
    expect(JSON.stringify(stored)).not.toContain('push.example.com')
    const other = await createBankingApp(engine, { database, cipher: createCipher([Buffer.alloc(32, 8)]) })
    expect((await watchesOf(other, await other.addPerson())).push.publicKey).toBeNull()
    await other.app.close()
  })

  it('are in the export without the address of the browser, and deleted with the account', async () => {
    const server = await start()
    const person = await server.addPerson()
    await subscribe(server, person, 'phone')
    const answer = await call(server, person, 'GET', apiPaths.userExport(person.id))
    expect(answer.json().data.reminders.notifications).toEqual([
      { browser: 'Chrome on Windows', createdAt: START.toISOString(), lastSentAt: null },
    ])
    expect(answer.body).not.toContain('push.example.com')
    await database.db.deleteFrom('users').where('id', '=', person.id).execute()
    expect(await database.db.selectFrom('push_subscriptions').select('id').execute()).toEqual([])
  })
})

it('never call an address in our own network', async () => {
  const service = await createPushService()
  const message = {
    subscription: { ...service.addBrowser('phone'), endpoint: `${service.origin}/phone` },
    keys: webPush.generateVAPIDKeys(),
    payload: JSON.stringify({ id: randomUUID(), title: 'a', body: 'b', path: '/', count: 1 }),
    ...{ ttlSeconds: 1, topic: 'a' },
  }
  const options = { subject: 'mailto:a@example.com', egressProxyUrl: null }
  expect(await createPushSender({ ...options, reroutedTo: service.origin }).send(message)).toBe('sent')
  expect(await createPushSender(options).send(message)).toEqual({ failure: 'no response', isFinal: false })
  expect(service.received).toHaveLength(1)
  await service.close()
})
