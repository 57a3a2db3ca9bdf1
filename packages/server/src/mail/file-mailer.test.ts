import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createLog } from '../logging/log.ts'
import { createFileMailer } from './file-mailer.ts'

const link = `http://localhost:3000/restore-password/${'x'.repeat(43)}`
const mail = {
  id: '0b9e2e5e-7f4b-4a2e-9c39-5f4c8a0f0001',
  to: 'ada@example.com',
  subject: 'Reset your Cardsight password',
  text: `Choose a new password:\n${link}`,
  html: `<p><a href="${link}">Choose a new password</a></p>`,
}

let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'cardsight-outbox-'))
})
afterEach(() => rm(dataDir, { recursive: true }))

it('writes each email once, readable only by its owner, and logs its path but none of its content', async () => {
  const lines: string[] = []
  const log = createLog('info', { write: (line) => lines.push(line) })
  const publicUrl = 'http://localhost:3000'
  const mailer = createFileMailer({ dataDir, from: 'Cardsight <no-reply@localhost>', publicUrl, log })
  await mailer.send(mail)
  await mailer.send(mail)

  expect(await readdir(join(dataDir, 'outbox'))).toEqual([`${mail.id}.eml`])
  const file = fileURLToPath(String(JSON.parse(lines[0] ?? '{}').mail))
  const source = await readFile(file, 'utf8')
  expect(source).toContain('To: ada@example.com')
  expect(source).toContain(`Message-ID: <${mail.id}@localhost>`)
  // On one line, so that it can be copied from the file.
  expect(source).toContain(link)
  expect((await stat(file)).mode & 0o077).toBe(0)
  expect(lines.join()).not.toContain('restore-password')
  expect(lines.join()).not.toContain('ada@example.com')
})

it('writes an email without HTML as plain text, with the address for replies', async () => {
  const log = createLog('silent')
  const settings = {
    dataDir,
    from: 'Cardsight <no-reply@localhost>',
    publicUrl: 'http://localhost:3000',
    log,
  }
  await createFileMailer(settings).send({ ...mail, html: null, replyTo: 'eve@example.com' })
  const source = await readFile(join(dataDir, 'outbox', `${mail.id}.eml`), 'utf8')
  const [head = '', ...body] = source.split('\n\n')
  expect(head).toContain('\nReply-To: eve@example.com\n')
  expect(head).toContain('\nContent-Type: text/plain; charset=utf-8\n')
  expect(body.join('\n\n')).toBe(`${mail.text}\n`)
})
