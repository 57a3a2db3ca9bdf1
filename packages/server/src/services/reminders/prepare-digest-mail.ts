import { apiPaths } from '@cardsight/contract/api-paths'
import { emailedPaths } from '@cardsight/contract/emailed-paths'
import { newToken } from '../../auth/token.ts'
import type { Deps } from '../../deps.ts'
import type { Mail } from '../../mail/mailer.ts'
import { addDigestToken, findDigest } from '../../repositories/digests.ts'
import { findAccount } from '../../repositories/users.ts'

type Prepared = Readonly<{ address: string; headers: NonNullable<Mail['headers']> }>

/**
 * A link for people, and one that mail clients offer as a button (RFC 8058). Null if the person has turned the digest
 * off or has another address now.
 */
export async function prepareDigestMail(
  { database: { db }, publicUrl }: Pick<Deps, 'database' | 'publicUrl'>,
  { userId, recipient }: Readonly<{ userId: string; recipient: string }>,
): Promise<Prepared | null> {
  const [account, digest] = await Promise.all([findAccount(db, userId), findDigest(db, userId)])
  if (digest === null || account?.email !== recipient || account.emailVerifiedAt === null) {
    return null
  }
  const { token, hash: tokenHash } = newToken()
  await addDigestToken(db, { userId, tokenHash })
  return {
    address: `${publicUrl}${emailedPaths.digestUnsubscribe(token)}`,
    headers: {
      'List-Unsubscribe': `<${publicUrl}${apiPaths.digestUnsubscribe(token)}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  }
}
