import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Schema } from '../../db/schema.ts'
import type { MailTemplate } from '../../mail/templates.ts'
import { addToOutbox } from '../../repositories/mail-outbox.ts'

type NewMail = Readonly<{
  template: MailTemplate
  to: string
  /** Goes with the person: a mail that is not yet sent is not sent to somebody who is gone. */
  userId?: string
  /** What the template needs; never a secret. */
  data?: object
}>

/** Puts a mail into the outbox of the transaction that is its cause: both happen, or neither. */
export async function enqueueMail(
  transaction: Kysely<Schema>,
  { template, to, userId, data = {} }: NewMail,
  now: Date,
): Promise<void> {
  await addToOutbox(transaction, {
    id: randomUUID(),
    template,
    recipient: to,
    userId: userId ?? null,
    data,
    createdAt: now,
  })
}
