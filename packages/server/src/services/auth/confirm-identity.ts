import type { Confirm } from '@cardsight/contract/account'
import { authSentences } from '@cardsight/contract/auth-sentences'
import type { Client } from '../../auth/client.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import { markSecondFactor, markSessionConfirmed } from '../../repositories/sessions.ts'
import { findAccount, lockAccount } from '../../repositories/users.ts'
import { recordEvent } from './record-event.ts'
import { provePasskey } from './sign-in-with-passkey.ts'
import { takeCode, wrongCode } from './take-code.ts'
import { hasTwoStep } from './two-step.ts'

type Ownership = Readonly<{ userId: string; proof: Confirm }>

/** Throws unless the password is right, or the passkey is one of this user. */
export async function checkFirstProof(
  deps: Deps,
  { userId, proof }: Ownership,
  client: Client,
): Promise<void> {
  if ('password' in proof) {
    await checkPassword(deps, userId, proof.password)
  } else if ((await provePasskey(deps, proof.passkey, client)) !== userId) {
    throw new AppError('wrong-credentials', { message: authSentences.passkeyOther })
  }
}

/**
 * Confirms that the owner of the session is using it, after the first proof. For 10 minutes, it counts as a recent
 * sign-in. With two-step verification, a password also needs a code, as it does for a sign-in.
 */
export async function confirmIdentity(
  deps: Deps,
  { userId, sessionId, proof }: Ownership & Readonly<{ sessionId: string }>,
  client: Client,
): Promise<void> {
  const at = deps.clock()
  await deps.database.db.transaction().execute(async (transaction) => {
    const account = await lockAccount(transaction, userId)
    if (account === null) {
      throw new AppError('signed-out')
    }
    const isCodeNeeded = 'password' in proof && (await hasTwoStep(transaction, userId))
    if (isCodeNeeded) {
      const { code } = proof
      if (code === undefined) {
        throw new AppError('bad-input', { entries: [{ msg: authSentences.codeMissing, param: 'code' }] })
      }
      if (!(await takeCode(transaction, deps, { account, code, client, now: at }))) {
        throw wrongCode()
      }
    }
    await markSessionConfirmed(transaction, { userId, sessionId, at })
    if (isCodeNeeded || 'passkey' in proof) {
      await markSecondFactor(transaction, { userId, sessionId, at })
    }
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
