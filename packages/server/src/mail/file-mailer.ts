/**
 * Without a mail server, each email becomes a file that any mail client opens, and the log says where it is.
 */
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Logger } from '../logging/log.ts'
import type { Mail, Mailer } from './mailer.ts'
import { messageId } from './mailer.ts'

const OWNER_ONLY = 0o600

type FileSettings = Readonly<{ dataDir: string; from: string; publicUrl: string; log: Logger }>

export function createFileMailer({ dataDir, from, publicUrl, log }: FileSettings): Mailer {
  const folder = resolve(dataDir, 'outbox')
  return {
    send: async (mail) => {
      const file = join(folder, `${mail.id}.eml`)
      await mkdir(folder, { recursive: true })
      await writeFile(`${file}.part`, toMessage(mail, { from, publicUrl }), { mode: OWNER_ONLY })
      await rename(`${file}.part`, file)
      // Not the link in the email: reading the log must not be enough to reset a password.
      const found = { mail: pathToFileURL(file).href, subject: mail.subject }
      log.info(found, "wrote an email to a file because SMTP_URL isn't set")
    },
    close: async () => {},
  }
}

/** Unlike a sent email, it isn't encoded: that would break the links, which people copy from the file. */
function toMessage(mail: Mail, sender: { from: string; publicUrl: string }): string {
  const { id, to, subject, replyTo, headers = {} } = mail
  return [
    `From: ${sender.from}`,
    `To: ${to}`,
    ...(replyTo === undefined ? [] : [`Reply-To: ${replyTo}`]),
    `Subject: ${subject}`,
    `Message-ID: ${messageId(id, sender.publicUrl)}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    'MIME-Version: 1.0',
    bodyOf(mail),
  ].join('\n')
}

function bodyOf({ id, text, html }: Mail): string {
  const part = (type: string, content: string) =>
    `Content-Type: ${type}; charset=utf-8\nContent-Transfer-Encoding: 8bit\n\n${content}\n`
  if (html === null) {
    return part('text/plain', text)
  }
  const boundary = `part-${id}`
  return [
    `Content-Type: multipart/alternative; boundary="${boundary}"`,
    '',
    `--${boundary}\n${part('text/plain', text)}--${boundary}\n${part('text/html', html)}--${boundary}--\n`,
  ].join('\n')
}
