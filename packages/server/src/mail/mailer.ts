/** The port through which mail leaves. */

export type Mail = Readonly<{
  /** The same at every try to send it: becomes the Message-ID, by which a mail that arrives twice is known. */
  id: string
  to: string
  subject: string
  text: string
  html: string
  /** Beyond those that every mail has, by name. */
  headers?: Readonly<Record<string, string>>
}>

export type Mailer = Readonly<{
  /** Resolves when the mail is in somebody else's care; rejects with `MailRefused` when it never will be. */
  send(mail: Mail): Promise<void>
  close(): Promise<void>
}>

/** The mail server will not take this mail, today or tomorrow. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused'
}
