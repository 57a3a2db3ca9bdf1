/** A real local SMTP server that stores its messages, and can be down for a while. */
import { once } from 'node:events'
import type { SMTPServer } from 'smtp-server'
import { freePort } from './free-port.ts'

export type ReceivedMail = Readonly<{ to: readonly string[]; source: string }>

export async function createMailServer() {
  // Imported here, because most users of the test tools don't need it.
  const smtp = await import('smtp-server')
  const port = await freePort()
  const received: ReceivedMail[] = []
  let server: SMTPServer | null = null
  let refusal: number | null = null

  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    /** From now on, every recipient is rejected with this code; null accepts everyone. */
    refuseWith: (code: number | null) => {
      refusal = code
    },
    start: async () => {
      const started = new smtp.SMTPServer({
        disabledCommands: ['AUTH', 'STARTTLS'],
        logger: false,
        onRcptTo: (_, __, done) => {
          done(
            refusal === null ? null : Object.assign(new Error('No such person'), { responseCode: refusal }),
          )
        },
        onData: (stream, session, done) => {
          const chunks: Buffer[] = []
          stream.on('data', (chunk: Buffer) => chunks.push(chunk))
          stream.on('end', () => {
            const to = session.envelope.rcptTo.map(({ address }) => address)
            received.push({ to, source: Buffer.concat(chunks).toString() })
            done()
          })
        },
      })
      const listening = once(started.server, 'listening')
      started.listen(port, '127.0.0.1')
      await listening
      server = started
    },
    stop: async () => {
      const running = server
      server = null
      await new Promise<void>((resolve) => {
        if (running === null) {
          resolve()
        } else {
          running.close(() => resolve())
        }
      })
    },
  }
}
