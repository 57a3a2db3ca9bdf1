import { authSentences } from '@cardsight/contract/auth-sentences'
import type { Confirm } from '@cardsight/contract/schemas'
import type { Client } from '../../auth/client.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import { markSessionConfirmed } from '../../repositories/sessions.ts'
import { findAccount } from '../../repositories/users.ts'
import { recordEvent } from './record-event.ts'
import { provePasskey } from './sign-in-with-passkey.ts'

/** Confirms that the owner of the session is using it. For 10 minutes, it counts as a recent sign-in. */
export async function confirmIdentity(
  deps: Deps,
  { userId, sessionId, proof }: { userId: string; sessionId: string; proof: Confirm },
  client: Client,
): Promise<void> {
  if ('password' in proof) {
    await checkPassword(deps, userId, proof.password)
  } else if ((await provePasskey(deps, proof.passkey, client)) !== userId) {
    throw new AppError('wrong-credentials', { message: authSentences.passkeyOther })
  }
  const at = deps.clock()
  await deps.database.db.transaction().execute(async (transaction) => {
    await markSessionConfirmed(transaction, { userId, sessionId, at })
    await recordEvent(transaction, { event: 'identity-confirmed', userId, client, at })
  })
}

async function checkPassword(
  { database, passwords }: Pick<Deps, 'database' | 'passwords'>,
  userId: string,
  password: string,
): Promise<void> {
  const account = await findAccount(database.db, userId)
  if (!(await passwords.verify(account?.passwordHash ?? null, password))) {
    const entries = [{ msg: authSentences.confirmPasswordWrong, param: 'password' }]
    throw new AppError('wrong-credentials', { entries })
  }
}
