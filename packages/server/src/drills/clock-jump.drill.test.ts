import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { signedInSchema } from '@cardsight/contract/account'
import { apiPaths } from '@cardsight/contract/api-paths'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createMailServer } from '../testing/mail-server.ts'
import { type Product, startProduct } from '../testing/start-product.ts'
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts'

const SHIFT_CLOCK = new URL('../testing/shift-clock.ts', import.meta.url)
const DAY_MS = 24 * 60 * 60 * 1000
const WITHIN = { timeout: 120_000, interval: 200 }
/** Of the limit on sign-ins to one account from one address. */
const MOST_TRIES = 10
const WINDOW_SECONDS = 15 * 60

const PERSON = {
  firstName: 'Ada',
  lastName: 'Quill',
  email: 'ada@example.com',
  password: 'plum-otter-velvet',
}

let dataDir: string
let database: TestDatabase
let mail: Awaited<ReturnType<typeof createMailServer>>
let product: Product
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'cardsight-clock-'))
  database = await createTestDatabase('postgres')
  mail = await createMailServer()
  product = await startProduct(
    { DATABASE_URL: database.url ?? '', DATA_DIR: dataDir, SMTP_URL: mail.url },
    { nodeOptions: ['--import', SHIFT_CLOCK.href] },
  )
})
afterAll(async () => {
  expect(await product.stop()).toBe(0)
  await mail.stop()
  await database.close()
  await rm(dataDir, { recursive: true, force: true })
})

const post = (path: string, body: object) =>
  fetch(`${product.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
const signIn = (password: string) => post(apiPaths.signIn, { email: PERSON.email, password, remember: true })
const mailErrors = () => product.output().split('an email could not be sent yet').length - 1

async function jump(ms: number) {
  const jumps = product.output().split('the clock is').length
  product.process.kill('SIGUSR2')
  await vi.waitFor(() => expect(product.output().split('the clock is')).toHaveLength(jumps + 1), WITHIN)
  expect(product.output()).toContain(`the clock is ${ms} ms ahead`)
}

async function useUpSignIns() {
  for (let i = 0; i < MOST_TRIES; i += 1) {
    expect((await signIn('not the password')).status).toBe(400)
  }
  const refused = await signIn('not the password')
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(WINDOW_SECONDS)
}

it('a clock that jumps a day ahead and back signs nobody out, blocks nobody, and stops no job', async () => {
  expect((await post(apiPaths.signUp, PERSON)).status).toBe(200)
  const { accessToken } = signedInSchema.parse(await (await signIn(PERSON.password)).json())
  const isSignedIn = async () => {
    const answer = await fetch(`${product.url}${apiPaths.authorize}`, {
      headers: { authorization: `Bearer ${accessToken}` },
    })
    return answer.status === 200
  }
  await useUpSignIns()

  await jump(DAY_MS)
  expect(await isSignedIn()).toBe(true)
  await useUpSignIns()
  const failed = mailErrors()
  expect((await post(apiPaths.passwordRestore, { email: PERSON.email })).status).toBe(200)
  await vi.waitFor(() => expect(mailErrors()).toBeGreaterThan(failed), WITHIN)

  await jump(0)
  expect(await isSignedIn()).toBe(true)
  expect((await signIn(PERSON.password)).status).toBe(200)
  await mail.start()
  const outbox = () => database.db.selectFrom('mail_outbox').select('template').execute()
  await vi.waitFor(async () => expect(await outbox()).toEqual([]), WITHIN)
  expect(mail.received.map(({ to }) => to)).toContainEqual([PERSON.email])
})
