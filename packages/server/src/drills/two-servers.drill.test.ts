import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { signedInSchema } from '@cardsight/contract/account'
import { apiPaths } from '@cardsight/contract/api-paths'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createMailServer } from '../testing/mail-server.ts'
import { type Product, startProduct } from '../testing/start-product.ts'
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts'

const PASSWORD = 'plum-otter-velvet'
const MAIL_WITHIN = { timeout: 120_000, interval: 200 }

describe('two servers on one PostgreSQL', () => {
  let dataDir: string
  let database: TestDatabase
  let mail: Awaited<ReturnType<typeof createMailServer>>
  let one: Product
  let two: Product
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'cardsight-two-'))
    database = await createTestDatabase('postgres')
    mail = await createMailServer()
    const start = (name: string) =>
      startProduct({
        DATABASE_URL: database.url ?? '',
        DATA_DIR: join(dataDir, name),
        SMTP_URL: mail.url,
      })
    const started = await Promise.all([start('one'), start('two')])
    one = started[0]
    two = started[1]
  })
  afterEach(async () => {
    await Promise.all([one.stop(), two.stop()])
    await mail.stop()
    await database.close()
    await rm(dataDir, { recursive: true, force: true })
  })

  const post = ({ url }: Product, path: string, body: object) =>
    fetch(`${url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })

  it('share sessions and limits, and send each email once, even if the mail server was down at first', async () => {
    const email = 'ada@example.com'
    const answer = await post(one, apiPaths.signUp, {
      firstName: 'Ada',
      lastName: 'Quill',
      email,
      password: PASSWORD,
    })
    const { accessToken } = signedInSchema.parse(await answer.json())
    const authorize = ({ url }: Product) =>
      fetch(`${url}${apiPaths.authorize}`, { headers: { authorization: `Bearer ${accessToken}` } })
    expect((await authorize(two)).status).toBe(200)

    const statuses: number[] = []
    for (let round = 0; round < 6; round += 1) {
      for (const server of [one, two]) {
        statuses.push((await post(server, apiPaths.signIn, { email, password: 'wrong one' })).status)
      }
    }
    expect(statuses).toEqual([...Array<number>(10).fill(400), 429, 429])

    const output = () => `${one.output()}${two.output()}`
    await vi.waitFor(() => expect(output()).toContain('an email could not be sent yet'), MAIL_WITHIN)
    await mail.start()
    for (const server of [one, two, one, two]) {
      expect((await post(server, apiPaths.passwordRestore, { email })).status).toBe(200)
    }
    await vi.waitFor(() => expect(mail.received).toHaveLength(5), MAIL_WITHIN)
    const outbox = () => database.db.selectFrom('mail_outbox').select('id').execute()
    await vi.waitFor(async () => expect(await outbox()).toEqual([]), MAIL_WITHIN)
    const ids = mail.received.map(({ source }) => /^Message-ID: (.*)$/m.exec(source)?.[1])
    expect(new Set(ids).size).toBe(5)
  })
})
