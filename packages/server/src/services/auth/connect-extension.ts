/** Connects browser extensions: a code from the account page becomes a key that reads cards and caps. */
import { extensionSentences } from '@cardsight/contract/extension'
import type { Client } from '../../auth/client.ts'
import { hashCode, newCode } from '../../auth/recovery-code.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import {
  consumeOneTimeToken,
  createOneTimeToken,
  revokeOneTimeTokens,
} from '../../repositories/one-time-tokens.ts'
import { lockAccount } from '../../repositories/users.ts'
import { addToken } from './access-tokens.ts'

const CODE_MS = 5 * 60_000
/** A year, as for assistants: a key that nobody uses anymore doesn't last forever. */
const KEY_DAYS = 365
const purpose = 'extension-code'

type Ports = Pick<Deps, 'database' | 'clock'>

/** Codes that the person created before no longer work. */
export async function createExtensionCode(
  { database: { db }, clock }: Ports,
  userId: string,
): Promise<Readonly<{ code: string; expiresAt: Date }>> {
  const code = newCode()
  const expiresAt = new Date(clock().getTime() + CODE_MS)
  await db.transaction().execute(async (transaction) => {
    await revokeOneTimeTokens(transaction, userId, [purpose])
    await createOneTimeToken(transaction, { purpose, tokenHash: hashCode(code), userId, expiresAt })
  })
  return { code, expiresAt }
}

/** Returns the key, which can't be read again. A code works once. */
export async function connectExtension(
  { database: { db }, clock }: Ports,
  code: string,
  client: Client,
): Promise<string> {
  const at = clock()
  return db.transaction().execute(async (transaction) => {
    const used = await consumeOneTimeToken(transaction, { purpose, tokenHash: hashCode(code) }, at)
    const user = used?.userId ? await lockAccount(transaction, used.userId) : null
    if (user === null) {
      throw new AppError('bad-input', { message: extensionSentences.codeRefused })
    }
    const key = { name: client.browser, hasCards: true, hasSpending: false, isExtension: true }
    const { token } = await addToken(transaction, { ...key, days: KEY_DAYS, user }, client, at)
    return token
  })
}
