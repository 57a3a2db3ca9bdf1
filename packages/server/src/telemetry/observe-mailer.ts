import { type Mailer, MailRefused } from '../mail/mailer.ts'
import { inSpan } from './in-span.ts'
import type { Metrics } from './metrics.ts'

/** Codes of connections and of the mail library. Anything else could quote an address. */
const CODE = /^E[A-Z]{2,20}$/

/** Counts emails that were sent, and failed attempts by reason. */
export function observeMailer(
  mailer: Mailer,
  { mailSent, mailFailures }: Pick<Metrics, 'mailSent' | 'mailFailures'>,
): Mailer {
  return {
    send: async (mail) => {
      try {
        await inSpan({ name: 'mail send', isOutgoing: true }, () => mailer.send(mail))
        mailSent.add(1)
      } catch (error) {
        mailFailures.add(1, { reason: reasonOf(error) })
        throw error
      }
    },
    close: () => mailer.close(),
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof MailRefused) {
    return 'refused'
  }
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return CODE.test(code) ? code : 'other'
}
