import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Schema } from '../../db/schema.ts'
import type { MailTemplate } from '../../mail/templates.ts'
import { addToOutbox } from '../../repositories/mail-outbox.ts'

type NewMail = Readonly<{
  template: MailTemplate
  to: string
  /** Deleted with the user, so no unsent email goes to a deleted account. */
  userId?: string
  /** Values that the template needs; never a secret. */
  data?: object
}>

/** Adds an email to the outbox in the transaction that causes it: both happen, or neither. */
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
