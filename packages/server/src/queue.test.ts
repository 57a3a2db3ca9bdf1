import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createQueue, type Queue } from './queue.ts'
import { createTestApp } from './testing/test-app.ts'

const [BUSY, OTHER] = ['203.0.113.1', '203.0.113.2']

describe('queued work', () => {
  let test: Awaited<ReturnType<typeof createTestApp>>
  let queue: Queue
  let started: string[] = []
  let ended: string[] = []
  let finish = () => {}

  beforeAll(async () => {
    test = await createTestApp('embedded', { requestDeadlineMs: 2_000 })
    test.app.get('/job/:name', async ({ params }, { raw }) => {
      const { name } = Object(params)
      raw.once('close', () => ended.push(name))
      await queue(() => work(name))
      return name
    })
  })
  afterAll(() => test.close())
  beforeEach(() => {
    started = []
    ended = []
    queue = createQueue({
      atOnce: 2,
      atOncePerClient: 1,
      maxWaiting: 4,
      maxWaitingPerClient: 3,
      retryAfterSeconds: 7,
    })
  })

  /** Only work called `first` takes until the test finishes it. */
  function work(name: string): Promise<void> {
    started.push(name)
    return name === 'first' ? new Promise((resolve) => (finish = resolve)) : Promise.resolve()
  }
  const ask = (name: string, remoteAddress: string) => test.app.inject({ url: `/job/${name}`, remoteAddress })
  const begun = (name: string) => expect.poll(() => started).toContain(name)

  it('of one client leaves room for another, whose call is served first', async () => {
    const first = ask('first', BUSY)
    await begun('first')
    const rest = ['second', 'third'].map((name) => ask(name, BUSY))
    expect((await ask('other', OTHER)).statusCode).toBe(200)
    expect(started).toEqual(['first', 'other'])
    finish()
    const answers = await Promise.all([first, ...rest])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    expect(started).toEqual(['first', 'other', 'second', 'third'])
  })

  it('is served by turns, not by who came first', async () => {
    queue = createQueue({ atOnce: 1, maxWaiting: 10, retryAfterSeconds: 7 })
    const first = ask('first', BUSY)
    await begun('first')
    const waiting = ['busy 1', 'busy 2', 'busy 3'].map((name) => ask(name, BUSY))
    // Fastify starts a request in a later turn; this one waits for those above.
    await test.app.inject('/api/health')
    waiting.push(ask('other 1', OTHER), ask('other 2', OTHER))
    await test.app.inject('/api/health')
    finish()
    await Promise.all([first, ...waiting])
    expect(started.map(decodeURIComponent)).toEqual([
      'first',
      'busy 1',
      'other 1',
      'busy 2',
      'other 2',
      'busy 3',
    ])
  })

  it('beyond what a client may have waiting is 429, while others get in', async () => {
    const first = ask('first', BUSY)
    await begun('first')
    const waiting = ['a', 'b', 'c'].map((name) => ask(name, BUSY))
    await test.app.inject('/api/health')
    const refused = await ask('d', BUSY)
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '7'])
    expect((await ask('other', OTHER)).statusCode).toBe(200)
    finish()
    await Promise.all([first, ...waiting])
    expect(started).not.toContain('d')
  })

  it('never starts after its deadline, and makes room for others', async () => {
    const first = ask('first', BUSY)
    await begun('first')
    const late = await Promise.all(['a', 'b', 'c'].map((name) => ask(name, BUSY)))
    expect(late.map(({ statusCode }) => statusCode)).toEqual([503, 503, 503])
    const next = ask('next', BUSY)
    await test.app.inject('/api/health')
    finish()
    await Promise.all([first, next])
    expect(started).toEqual(['first', 'next'])
  })

  it('never starts for a client that left', async () => {
    const url = await test.app.listen({ port: 0, host: '127.0.0.1' })
    const first = fetch(`${url}/job/first`)
    await begun('first')
    const controller = new AbortController()
    const left = fetch(`${url}/job/left`, { signal: controller.signal })
    const closed = expect(left).rejects.toThrow()
    await fetch(`${url}/api/health`)
    controller.abort()
    await closed
    await expect.poll(() => ended).toEqual(['left'])
    finish()
    await first
    const next = await fetch(`${url}/job/next`)
    expect(next.status).toBe(200)
    expect(started).toEqual(['first', 'next'])
  })
})
