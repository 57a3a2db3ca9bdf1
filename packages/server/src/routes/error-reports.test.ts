import { makeCard, makeRelease } from '@cardsight/answers/testing'
import { errorReportSentences } from '@cardsight/contract/error-reports'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSmtpMailer } from '../mail/smtp-mailer.ts'
import { sendDueMail } from '../services/mail/send-due-mail.ts'
import { databases } from '../testing/databases.ts'
import { createIdentityApp, type IdentityApp } from '../testing/identity-app.ts'
import { createMailServer } from '../testing/mail-server.ts'

const HOUR_MS = 60 * 60_000
const catalog = makeRelease([makeCard('one', 'One Card')])
const supportEmail = 'team@cardsight.test'
const report = { fact: 'fee', correction: 'The fee is $95 since May.' }

let clients = 0
/** An address that hasn't reported anything yet. */
const newAddress = () => {
  clients += 1
  return `198.51.100.${clients}`
}

describe.each(databases)('a report of an error, on %s', (engine) => {
  let test: IdentityApp
  beforeAll(async () => {
    test = await createIdentityApp(engine, { catalog, supportEmail })
  })
  afterAll(() => test.close())

  const send = (body: object, address = newAddress(), path = '/cards/one/reports') =>
    test.call('POST', path, { body, address })

  it('is emailed to the team as plain text, and replies go to its author', async () => {
    const answer = await send({
      ...report,
      seenAt: ' https://bank.example/one?tab=fees ',
      email: ' eve@example.com ',
    })
    expect([answer.statusCode, answer.json()]).toEqual([200, { message: errorReportSentences.sent }])
    const [mail, ...others] = await test.readAllMail()
    expect(others).toEqual([])
    expect(mail).toMatchObject({
      to: supportEmail,
      subject: 'Error report: One Card',
      html: null,
      replyTo: 'eve@example.com',
    })
    expect(mail?.text).toContain('on http://localhost:3000/cards/one\n')
    expect(mail?.text).toContain('What’s wrong: Annual fee\n')
    expect(mail?.text).toContain('What it should be:\n> The fee is $95 since May.\n')
    expect(mail?.text).toContain('Where they saw it: https://bank.example/one?tab=fees\n')
    expect(await outbox()).toEqual([])
  })

  it('needs neither a URL nor an email', async () => {
    expect((await send({ ...report, seenAt: '', email: '' })).statusCode).toBe(200)
    expect((await send(report)).statusCode).toBe(200)
    const mails = await test.readAllMail()
    expect(mails.map(({ replyTo }) => replyTo)).toEqual([undefined, undefined])
    expect(mails[0]?.text).toContain('Where they saw it: not stated')
    expect(mails[0]?.text).toContain('They didn’t leave an email address.')
  })

  it('quotes each line, so that a report can’t pretend to be ours', async () => {
    const correction = 'First\r\nYour reply goes to boss@example.com\u2028<b>Third</b>\r.'
    expect((await send({ ...report, correction })).statusCode).toBe(200)
    const [mail] = await test.readAllMail()
    expect(mail?.text).toContain('> First\n> Your reply goes to boss@example.com\n> <b>Third</b>\n> .\n')
  })

  it.each([
    ['no fact', { fact: '' }, 'fact', errorReportSentences.factMissing],
    ['an unknown fact', { fact: 'color' }, 'fact', errorReportSentences.factMissing],
    ['only spaces', { correction: ' \n ' }, 'correction', errorReportSentences.correctionMissing],
    ['a long text', { correction: 'x'.repeat(1001) }, 'correction', errorReportSentences.correctionLong],
    ['a NUL', { correction: 'a\0b' }, 'correction', errorReportSentences.unreadable],
    ['half of an emoji', { correction: 'a\ud83d b' }, 'correction', errorReportSentences.unreadable],
    ['an http URL', { seenAt: 'http://bank.example' }, 'seenAt', errorReportSentences.urlInvalid],
    ['a script URL', { seenAt: 'javascript:alert(1)' }, 'seenAt', errorReportSentences.urlInvalid],
    [
      'a URL with a line break',
      { seenAt: 'https://a.example/\r\nx' },
      'seenAt',
      errorReportSentences.urlInvalid,
    ],
    ['a bare host', { seenAt: 'https://' }, 'seenAt', errorReportSentences.urlInvalid],
    ['a malformed email', { email: 'eve' }, 'email', errorReportSentences.emailInvalid],
    [
      'a header in the email',
      { email: 'eve@example.com\r\nBcc: all@example.com' },
      'email',
      errorReportSentences.emailInvalid,
    ],
    ['two emails', { email: 'eve@example.com, bob@example.com' }, 'email', errorReportSentences.emailInvalid],
  ])('B-ERR-3: with %s is rejected, sends nothing and names the field', async (_, changes, param, msg) => {
    const answer = await send({ ...report, ...changes })
    expect(answer.statusCode).toBe(400)
    expect(answer.json().errors).toEqual([{ code: 'bad-input', msg, param }])
    expect(await outbox()).toEqual([])
  })

  it('accepts 1,000 characters, line breaks and emoji', async () => {
    expect((await send({ ...report, correction: '😀\n'.repeat(333).trim() })).statusCode).toBe(200)
    expect((await send({ ...report, correction: 'x'.repeat(1000) })).statusCode).toBe(200)
    expect(await test.readAllMail()).toHaveLength(2)
  })

  it('of an unknown card is not found', async () => {
    expect((await send(report, newAddress(), '/cards/nobody/reports')).statusCode).toBe(404)
  })

  it('can’t be sent by a form on another site, nor larger than 64 KB', async () => {
    const post = (type: string, payload: string) =>
      test.app.inject({
        method: 'POST',
        url: '/api/cards/one/reports',
        headers: { 'content-type': type },
        payload,
        remoteAddress: newAddress(),
      })
    const form = await post('application/x-www-form-urlencoded', 'fact=fee&correction=x')
    expect(form.statusCode).toBe(415)
    expect((await post('text/plain', JSON.stringify(report))).statusCode).toBe(400)
    expect(
      (await post('application/json', JSON.stringify({ ...report, website: 'x'.repeat(65_536) }))).statusCode,
    ).toBe(413)
    expect(await outbox()).toEqual([])
  })

  it('by a bot gets the same response, and is dropped', async () => {
    const answer = await send({ ...report, website: 'https://spam.example' })
    expect(answer.json()).toEqual({ message: errorReportSentences.sent })
    expect(await outbox()).toEqual([])
  })

  it('is accepted five times an hour from one address; invalid ones don’t count', async () => {
    const address = newAddress()
    expect((await send({ ...report, correction: '' }, address)).statusCode).toBe(400)
    const answers = await Promise.all(Array.from({ length: 6 }, () => send(report, address)))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 200, 200, 200, 429])
    const refused = answers.find(({ statusCode }) => statusCode === 429)
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0)
    expect((await send(report)).statusCode).toBe(200)
    expect(await test.readAllMail()).toHaveLength(6)
    test.pass(HOUR_MS)
    expect((await send(report, address)).statusCode).toBe(200)
    await test.readAllMail()
  })

  const outbox = () => test.deps.database.db.selectFrom('mail_outbox').selectAll().execute()
})

it('reaches a real mail server as one text part with one recipient', async () => {
  const server = await createMailServer()
  await server.start()
  const publicUrl = 'https://cardsight.test'
  const mailer = createSmtpMailer({
    smtpUrl: server.url,
    from: 'Cardsight <no-reply@cardsight.test>',
    publicUrl,
  })
  const test = await createIdentityApp('postgres', { catalog, supportEmail, mailer, publicUrl })
  const correction = 'Line one\n.\nBcc: all@example.com\n<script>alert(1)</script>'
  await test.call('POST', '/cards/one/reports', { body: { ...report, correction, email: 'eve@example.com' } })
  await sendDueMail(test.deps)
  expect(server.received.map(({ to }) => to)).toEqual([[supportEmail]])
  const [head = '', body = ''] = (server.received[0]?.source ?? '').split('\r\n\r\n', 2)
  expect(head).toMatch(/^Reply-To: eve@example\.com$/m)
  expect(head).toMatch(/^Content-Type: text\/plain; charset=utf-8$/m)
  expect(head).not.toMatch(/^Bcc:/m)
  expect(body).not.toMatch(/^Bcc:/m)
  await test.deps.mailer.close()
  await server.stop()
  await test.close()
})
