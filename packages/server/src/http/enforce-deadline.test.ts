import { once } from 'node:events'
import { request as httpRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createLog } from '../logging/log.ts'
import { outliveRequest } from '../request-deadline.ts'
import { bothDatabases } from '../testing/databases.ts'
import { createTestApp } from '../testing/test-app.ts'

const DEADLINE_MS = 300

/** A handler that waits until the test releases it. */
function createGate() {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { opened, open }
}

describe.each(bothDatabases)('the deadline of a request on %s', (engine) => {
  let test: Awaited<ReturnType<typeof createTestApp>>
  let gate = createGate()
  let ends: Promise<unknown>[] = []
  const lines: { level: number; msg?: string; err?: { type: string } }[] = []

  const countUsers = async () =>
    (await test.deps.database.db.selectFrom('users').select('id').execute()).length
  const addUser = (db = test.deps.database.db) => {
    const id = crypto.randomUUID()
    const user = { id, first_name: 'A', last_name: 'B', email: `${id}@example.com`, is_google: false }
    return db
      .insertInto('users')
      .values({ ...user, created_at: new Date() })
      .execute()
  }
  /** Records how a handler ended, so that a test can wait for what happens after the response. */
  const watched = <Result>(work: Promise<Result>): Promise<Result> => {
    ends.push(work.catch((error: unknown) => error))
    return work
  }

  beforeAll(async () => {
    const log = createLog('info', { write: (line) => lines.push(JSON.parse(line)) })
    test = await createTestApp(engine, { log, requestDeadlineMs: DEADLINE_MS })
    const { app, deps } = test
    const { db } = deps.database
    const waitForGate = () => watched(gate.opened)
    app.get('/late/authentication', { onRequest: waitForGate }, async () => 'late')
    app.get('/late/value', () => watched(gate.opened.then(() => 'late')))
    app.get('/late/error', () => watched(gate.opened.then(() => Promise.reject(new Error('late')))))
    app.get('/late/send', (_request, reply) => watched(gate.opened.then(() => reply.code(204).send(null))))
    app.get('/late/query', () => watched(gate.opened.then(() => addUser())))
    app.get('/late/cleanup', () => watched(gate.opened.then(() => outliveRequest(() => addUser()))))
    app.get('/late/transaction', () =>
      watched(
        db.transaction().execute(async (transaction) => {
          await addUser(transaction)
          await gate.opened
          await addUser(transaction)
        }),
      ),
    )
    app.get('/late/commit', () =>
      watched(
        db.transaction().execute(async (transaction) => {
          await addUser(transaction)
          await gate.opened
        }),
      ),
    )
    app.get('/begun', (_request, reply) => {
      // As the Vite dev server does: its answer doesn't go through Fastify.
      reply.raw.write('begun, ')
      setTimeout(() => reply.raw.end('finished'), 2 * DEADLINE_MS)
      return reply.hijack()
    })
    app.post('/echo', async (request) => request.body)
    await app.listen({ port: 0, host: '127.0.0.1' })
  })
  afterAll(() => test.close())
  beforeEach(() => {
    gate = createGate()
    ends = []
    lines.length = 0
  })

  const ask = (url: string, accept = 'application/json') => test.app.inject({ url, headers: { accept } })
  /** Releases the handler after its request was answered, and waits for it to end. */
  const finishLate = async () => {
    gate.open()
    return Promise.all(ends)
  }

  it.each(['authentication', 'value', 'error', 'send', 'query', 'transaction', 'commit'])(
    'returns 503 with Retry-After, and silently drops a late %s',
    async (kind) => {
      const before = await countUsers()
      const answer = await ask(`/late/${kind}`)
      expect(answer.statusCode).toBe(503)
      expect(answer.headers).toMatchObject({
        'retry-after': '5',
        'content-type': 'application/json; charset=utf-8',
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      })
      expect(answer.headers['x-request-id']).toBeDefined()
      expect(answer.json().errors[0].code).toBe('unavailable')
      await finishLate()
      expect(await countUsers()).toBe(before)
      expect(lines.map(({ msg, err }) => [msg, err?.type])).toEqual([
        ['unavailable', 'RequestTooSlow'],
        ['request', undefined],
      ])
    },
  )

  it('leaves the database usable, and lets cleanup run', async () => {
    const before = await countUsers()
    expect((await ask('/late/cleanup')).statusCode).toBe(503)
    await finishLate()
    expect(await countUsers()).toBe(before + 1)
  })

  it('shows a page to a browser', async () => {
    const answer = await ask('/late/value', 'text/html,*/*;q=0.8')
    expect(answer.statusCode).toBe(503)
    expect(answer.headers['retry-after']).toBe('5')
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(answer.body).toContain("Part of Cardsight isn't responding.")
    await finishLate()
  })

  it('leaves alone an answer that has begun', async () => {
    const answer = await ask('/begun')
    expect([answer.statusCode, answer.body]).toEqual([200, 'begun, finished'])
  })

  it("doesn't count the upload", async () => {
    const { port } = test.app.server.address() as AddressInfo
    const upload = httpRequest({
      port,
      path: '/echo',
      method: 'POST',
      headers: { 'content-type': 'application/json' },
    })
    upload.write('{"half":')
    // Longer than the deadline, which this request exceeds.
    expect((await ask('/late/value')).statusCode).toBe(503)
    upload.end('true}')
    const [answer] = await once(upload, 'response')
    expect(answer.statusCode).toBe(200)
    answer.resume()
    await finishLate()
  })
})
