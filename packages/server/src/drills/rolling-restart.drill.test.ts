import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { apiPaths } from '@cardsight/contract/api-paths'
import { pagePaths } from '@cardsight/contract/paths'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { callApi, signUp } from '../testing/api-caller.ts'
import { createMailServer } from '../testing/mail-server.ts'
import { type RoundRobinProxy, startRoundRobinProxy } from '../testing/round-robin-proxy.ts'
import { type Product, startProduct } from '../testing/start-product.ts'
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts'

const WITHIN = { timeout: 120_000, interval: 100 }
const CLIENTS = 3
/** Between two requests of a client, so that a busy machine can also start servers. */
const PAUSE_MS = 100
const SPENDING = '1=504&2=179&4=166&5=100&8=487&9=400&startDate=2025-11-10&endDate=2026-11-10&nMonths=12'
const RUN = `${apiPaths.freeManualRun}?${SPENDING}`

type Failure = Readonly<{ path: string; status: number; body: string }>

describe('a rolling restart under load', () => {
  let dataDir: string
  let database: TestDatabase
  let mail: Awaited<ReturnType<typeof createMailServer>>
  let proxy: RoundRobinProxy
  const running = new Set<Product>()
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'cardsight-rolling-'))
    database = await createTestDatabase('postgres')
    mail = await createMailServer()
    await mail.start()
    proxy = await startRoundRobinProxy()
  })
  afterEach(async () => {
    await Promise.all([...running].map((server) => server.stop()))
    running.clear()
    await proxy.close()
    await mail.stop()
    await database.close()
    await rm(dataDir, { recursive: true, force: true })
  })

  const secret = randomBytes(32).toString('base64')
  const start = async (name: string): Promise<Product> => {
    const server = await startProduct({
      DATABASE_URL: database.url ?? '',
      DATA_DIR: join(dataDir, name),
      APP_SECRET: secret,
      PUBLIC_URL: proxy.url,
      TRUSTED_PROXIES: '127.0.0.1',
      SMTP_URL: mail.url,
      DRAIN_SECONDS: '3',
    })
    running.add(server)
    proxy.add(server.port)
    await vi.waitFor(() => expect(proxy.isReady(server.port)).toBe(true), WITHIN)
    return server
  }

  /** Stops a server as a deployment does, and returns the code that it exits with. */
  const stop = async (server: Product): Promise<number | null> => {
    server.process.kill('SIGTERM')
    await vi.waitFor(() => expect(proxy.isReady(server.port)).toBe(false), WITHIN)
    const code = await server.ended
    proxy.remove(server.port)
    running.delete(server)
    return code
  }

  it('fails no request, sends each email once, and every server ends with 0', async () => {
    const old = [await start('one'), await start('two')]
    const session = await signUp(proxy, 'ada@example.com', addressOf(0))
    const isDone = new AbortController()
    const failures: Failure[] = []
    let requests = 0

    /** Each request has an address of its own, because limits by address are tested elsewhere. */
    const ask = async (method: 'GET' | 'POST', path: string, by = session) => {
      requests += 1
      const call = { session: by, address: addressOf(requests), ...(method === 'POST' && { body: {} }) }
      const answer = await callApi(proxy, method, path, call).catch((error: unknown) => String(error))
      if (typeof answer === 'string') {
        failures.push({ path, status: 0, body: answer })
        return
      }
      const text = await answer.text()
      if (answer.status !== 200) {
        failures.push({ path, status: answer.status, body: text.slice(0, 200) })
      }
    }
    const browse = async () => {
      while (!isDone.signal.aborted) {
        for (const path of [
          apiPaths.authorize,
          pagePaths.home,
          RUN,
          apiPaths.bankStatus,
          apiPaths.overview,
        ]) {
          await ask('GET', path)
          await wait(PAUSE_MS)
        }
      }
    }
    const emails: string[] = []
    const join = async () => {
      while (!isDone.signal.aborted) {
        const email = `person-${emails.length}@example.com`
        emails.push(email)
        try {
          const newSession = await signUp(proxy, email, addressOf(100_000 + emails.length))
          await ask('POST', apiPaths.createLinkToken, newSession)
        } catch (error) {
          failures.push({ path: apiPaths.signUp, status: 0, body: String(error) })
        }
        await wait(PAUSE_MS * 20)
      }
    }
    const load = [...Array.from({ length: CLIENTS }, browse), join()]

    const codes: (number | null)[] = []
    for (const [index, server] of old.entries()) {
      codes.push(await stop(server))
      await start(`new-${index}`)
    }
    isDone.abort()
    await Promise.all(load)

    expect(failures.slice(0, 5)).toEqual([])
    expect(codes).toEqual([0, 0])
    expect(requests).toBeGreaterThan(100)
    await vi.waitFor(() => expect(mail.received.length).toBeGreaterThanOrEqual(emails.length + 1), WITHIN)
    const outbox = () => database.db.selectFrom('mail_outbox').select('id').execute()
    await vi.waitFor(async () => expect(await outbox()).toEqual([]), WITHIN)
    const recipients = mail.received.flatMap(({ to }) => to)
    expect(recipients.toSorted()).toEqual(['ada@example.com', ...emails].toSorted())
  })
})

function addressOf(number: number): string {
  return `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`
}
