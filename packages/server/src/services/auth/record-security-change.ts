import type { Kysely } from 'kysely'
import type { Client } from '../../auth/client.ts'
import type { Schema } from '../../db/schema.ts'
import { endSessions } from '../../repositories/sessions.ts'
import type { UserRow } from '../../repositories/users.ts'
import { enqueueMail } from '../mail/enqueue-mail.ts'
import { recordEvent } from './record-event.ts'

/** Changes of how a user signs in. Each is an audit event, and an email of the same name. */
type FactorChange =
  | 'two-step-on'
  | 'two-step-off'
  | 'recovery-codes-renewed'
  | 'passkey-added'
  | 'passkey-removed'

type Change = Readonly<{
  change: FactorChange | 'recovery-code-used' | 'token-created'
  user: Pick<UserRow, 'id' | 'email'>
  client: Client
  at: Date
  /** More values for the email. */
  data?: object
}>

/** Ends every session but the one that made the change: someone else may have opened them with what it was before. */
export async function recordFactorChange(
  transaction: Kysely<Schema>,
  { sessionId, ...change }: Change & Readonly<{ change: FactorChange; sessionId: string }>,
): Promise<void> {
  await endSessions(transaction, change.user.id, { except: sessionId })
  await recordSecurityChange(transaction, change)
}

/** Records the change and notifies the owner, in the same transaction as the change. */
export async function recordSecurityChange(
  transaction: Kysely<Schema>,
  { change, user, client, at, data = {} }: Change,
): Promise<void> {
  await recordEvent(transaction, { event: change, userId: user.id, client, at })
  const mail = { template: change, to: user.email, userId: user.id } as const
  await enqueueMail(transaction, { ...mail, data: { browser: client.browser, at, ...data } }, at)
}
