import type { Kysely } from 'kysely'
import { z } from 'zod'
import type { Client } from '../../auth/client.ts'
import type { Schema } from '../../db/schema.ts'
import { consumeOneTimeToken } from '../../repositories/one-time-tokens.ts'
import type { AccountRow } from '../../repositories/users.ts'
import { addSocial } from './add-social.ts'

const pendingLinkSchema = z.object({ issuer: z.string(), subject: z.string() })

/** A social sign-in in this browser was waiting for the password of this account. */
export async function finishSocialLink(
  transaction: Kysely<Schema>,
  account: AccountRow,
  client: Client,
  now: Date,
): Promise<void> {
  if (client.socialHash === null) {
    return
  }
  const waiting = { purpose: 'social-link', tokenHash: client.socialHash } as const
  const link = await consumeOneTimeToken(transaction, waiting, now)
  if (link?.userId === account.id) {
    const identity = pendingLinkSchema.parse(link.data)
    await addSocial(transaction, { account, identity, provedEmail: link.email, client, now })
  }
}
