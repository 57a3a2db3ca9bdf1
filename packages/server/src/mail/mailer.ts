/** Interface for sending email. */

export type Mail = Readonly<{
  /** The same for every attempt to send it. Becomes the Message-ID, which identifies duplicates. */
  id: string
  to: string
  subject: string
  text: string
  /** Null for an email in plain text only. */
  html: string | null
  /** Where replies go, if not to the sender. */
  replyTo?: string | undefined
  /** Additional headers, by name. */
  headers?: Readonly<Record<string, string>>
}>

export type Mailer = Readonly<{
  /** Resolves once the mail server has accepted the email; rejects with `MailRefused` if it never will. */
  send(mail: Mail): Promise<void>
  close(): Promise<void>
}>

/** The mail server permanently rejected this email. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused'
}

export function messageId(mailId: string, publicUrl: string): string {
  return `<${mailId}@${new URL(publicUrl).hostname}>`
}
