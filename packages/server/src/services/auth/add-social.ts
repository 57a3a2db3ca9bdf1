import type { Kysely } from 'kysely'
import type { Client } from '../../auth/client.ts'
import type { Schema } from '../../db/schema.ts'
import { linkSocial, type SocialIdentity } from '../../repositories/social-identities.ts'
import { type AccountRow, markEmailVerified } from '../../repositories/users.ts'
import { enqueueMail } from '../mail/enqueue-mail.ts'
import { recordEvent } from './record-event.ts'

type Addition = Readonly<{
  account: AccountRow
  identity: Pick<SocialIdentity, 'issuer' | 'subject'>
  /** The address that the provider has verified. */
  provedEmail: string | null
  client: Client
  now: Date
}>

/** Adds a second sign-in method to an account, and notifies its owner. */
export async function addSocial(
  transaction: Kysely<Schema>,
  { account, identity, provedEmail, client, now }: Addition,
): Promise<void> {
  await linkSocial(transaction, account.id, { ...identity, linkedAt: now })
  if (provedEmail !== null) {
    await markEmailVerified(transaction, account.id, { email: provedEmail, at: now })
  }
  await recordEvent(transaction, { event: 'social-linked', userId: account.id, client, at: now })
  const data = { browser: client.browser, at: now }
  const mail = { template: 'social-linked', to: account.email, userId: account.id, data } as const
  await enqueueMail(transaction, mail, now)
}
