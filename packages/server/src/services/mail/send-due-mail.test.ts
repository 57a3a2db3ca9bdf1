import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createSmtpMailer } from '../../mail/smtp-mailer.ts'
import { bothDatabases } from '../../testing/databases.ts'
import { createIdentityApp, type IdentityApp } from '../../testing/identity-app.ts'
import { createMailServer } from '../../testing/mail-server.ts'
import { enqueueMail } from './enqueue-mail.ts'
import { pauseAfter, sendDueMail } from './send-due-mail.ts'

const SECOND_MS = 1000
const DAY_MS = 24 * 60 * 60 * SECOND_MS
const mail = {
  template: 'account-deleted',
  to: 'ada@example.com',
  data: { browser: 'A browser', at: new Date(0) },
} as const

describe.each(bothDatabases)('the outbox on %s, with a real mail server', (engine) => {
  let test: IdentityApp
  let server: Awaited<ReturnType<typeof createMailServer>>
  beforeAll(async () => {
    server = await createMailServer()
    const mailer = createSmtpMailer({
      smtpUrl: server.url,
      from: 'Cardsight <hello@cardsight.test>',
      publicUrl: 'https://cardsight.test',
    })
    test = await createIdentityApp(engine, { mailer })
  })
  afterEach(async () => {
    await server.stop()
    server.refuseWith(null)
    server.received.length = 0
    await test.deps.database.db.deleteFrom('mail_outbox').execute()
  })
  afterAll(async () => {
    await test.deps.mailer.close()
    await test.close()
  })

  const enqueue = () => enqueueMail(test.deps.database.db, mail, test.deps.clock())
  const waiting = () =>
    test.deps.database.db
      .selectFrom('mail_outbox')
      .select(['attempts', 'last_error as lastError', 'given_up_at as givenUpAt'])
      .execute()

  it('sends exactly one message if the mail server is down at first', async () => {
    await enqueue()
    await sendDueMail(test.deps)
    expect(await waiting()).toEqual([{ attempts: 1, lastError: 'ESOCKET', givenUpAt: null }])
    await server.start()
    await sendDueMail(test.deps)
    expect(server.received).toEqual([])

    test.pass(pauseAfter(1))
    await Promise.all([sendDueMail(test.deps), sendDueMail(test.deps), sendDueMail(test.deps)])
    await sendDueMail(test.deps)
    expect(server.received).toHaveLength(1)
    expect(server.received[0]?.to).toEqual(['ada@example.com'])
    expect(await waiting()).toEqual([])
  })

  it('keeps the Message-ID of a retried email', async () => {
    await server.start()
    server.refuseWith(451)
    await enqueue()
    await sendDueMail(test.deps)
    const [{ id } = { id: '' }] = await test.deps.database.db.selectFrom('mail_outbox').select('id').execute()
    server.refuseWith(null)
    test.pass(pauseAfter(1))
    await sendDueMail(test.deps)
    expect(server.received[0]?.source).toContain(`Message-ID: <${id}@cardsight.test>`)
  })

  it('gives up right away on a recipient who is permanently rejected', async () => {
    await server.start()
    server.refuseWith(550)
    await enqueue()
    await sendDueMail(test.deps)
    expect(await waiting()).toEqual([
      { attempts: 1, lastError: 'EENVELOPE 550', givenUpAt: test.deps.clock() },
    ])
    server.refuseWith(null)
    test.pass(DAY_MS)
    await sendDueMail(test.deps)
    expect(server.received).toEqual([])
  })

  it('gives up on a mail server that stays down after three days', async () => {
    await enqueue()
    await sendDueMail(test.deps)
    test.pass(3 * DAY_MS - 1)
    await sendDueMail(test.deps)
    expect((await waiting())[0]?.givenUpAt).toBeNull()
    test.pass(DAY_MS)
    await sendDueMail(test.deps)
    expect((await waiting())[0]?.givenUpAt).toEqual(test.deps.clock())
  })

  it('lets another process send the email of one that died, after the lease', async () => {
    await server.start()
    await enqueue()
    await test.deps.database.db
      .updateTable('mail_outbox')
      .set({ leased_until: new Date(test.deps.clock().getTime() + 120 * SECOND_MS) })
      .execute()
    await sendDueMail(test.deps)
    expect(server.received).toHaveLength(0)
    test.pass(120 * SECOND_MS)
    await sendDueMail(test.deps)
    expect(server.received).toHaveLength(1)
  })

  it('lets people sign up while the mail server is down, and sends the email later', async () => {
    const { email, answer } = await test.signUp()
    expect(answer.statusCode).toBe(200)
    await sendDueMail(test.deps)
    await server.start()
    test.pass(pauseAfter(1))
    await sendDueMail(test.deps)
    expect(server.received.map(({ to }) => to)).toEqual([[email]])
  })

  it('sends no email for a rolled-back transaction', async () => {
    await server.start()
    const undone = test.deps.database.db.transaction().execute(async (transaction) => {
      await enqueueMail(transaction, mail, test.deps.clock())
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    await sendDueMail(test.deps)
    expect(server.received).toEqual([])
  })
})

it('doubles the pause from two seconds to an hour', () => {
  expect([1, 2, 3, 4, 11, 12, 40].map(pauseAfter)).toEqual([
    2000, 4000, 8000, 16_000, 2_048_000, 3_600_000, 3_600_000,
  ])
})
