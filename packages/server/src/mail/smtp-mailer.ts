import { createTransport } from 'nodemailer'
import { type Mail, type Mailer, MailRefused, messageId } from './mailer.ts'

/** Together well below the lease of an email: a hanging attempt ends before another process may start one. */
const CONNECT_WITHIN_MS = 10_000
const ANSWER_WITHIN_MS = 20_000

type SmtpSettings = Readonly<{ smtpUrl: string; from: string; publicUrl: string }>

export function createSmtpMailer({ smtpUrl, from, publicUrl }: SmtpSettings): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: CONNECT_WITHIN_MS,
    greetingTimeout: CONNECT_WITHIN_MS,
    socketTimeout: ANSWER_WITHIN_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    send: async ({ id, to, subject, text, html, replyTo, headers = {} }: Mail) => {
      try {
        await transport.sendMail({
          messageId: messageId(id, publicUrl),
          headers,
          from,
          to,
          subject,
          text,
          ...(html !== null && { html }),
          ...(replyTo !== undefined && { replyTo }),
        })
      } catch (error) {
        throw isFinal(error) ? new MailRefused('The mail server rejected the email', { cause: error }) : error
      }
    },
    close: async () => transport.close(),
  }
}

/** 5xx for the recipient or the content is permanent; a failed login (EAUTH) is our problem to fix. */
function isFinal(error: unknown): boolean {
  if (!(error instanceof Error) || !('responseCode' in error) || !('code' in error)) {
    return false
  }
  const isPermanent = typeof error.responseCode === 'number' && error.responseCode >= 500
  return isPermanent && (error.code === 'EENVELOPE' || error.code === 'EMESSAGE')
}
