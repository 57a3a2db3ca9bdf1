/** Signing in with a passkey. It proves two factors at once: the device, and its PIN or the owner's fingerprint. */

import type { PasskeyProof, PasskeyRequest } from '@cardsight/contract/account'
import { authSentences } from '@cardsight/contract/auth-sentences'
import type { Client } from '../../auth/client.ts'
import { checkPasskeyProof, newPasskeyRequest, userIdIn } from '../../auth/passkey-checks.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import { findPasskey, recordPasskeyUse } from '../../repositories/passkeys.ts'
import { lockAccount } from '../../repositories/users.ts'
import { type OpenedSession, openSession } from './open-session.ts'
import { storeChallenge, takeChallenge } from './passkey-challenge.ts'

type Ports = Pick<Deps, 'database' | 'clock' | 'publicUrl' | 'log'>

/** Returns the options for the browser to ask for a passkey of this site, of any user. */
export async function requestPasskey(ports: Ports): Promise<PasskeyRequest> {
  const options = newPasskeyRequest(ports)
  await storeChallenge(ports, { purpose: 'passkey-sign-in', challenge: options.challenge })
  return options
}

export async function signInWithPasskey(
  ports: Ports,
  { passkey, remember }: { passkey: PasskeyProof; remember: boolean },
  client: Client,
): Promise<OpenedSession> {
  const userId = await provePasskey(ports, passkey, client)
  const now = ports.clock()
  return ports.database.db.transaction().execute(async (transaction) => {
    const user = await lockAccount(transaction, userId)
    if (user === null) {
      throw refused()
    }
    const opening = { user, client, remember, isFirst: false, hasSecondFactor: true, now }
    return openSession(transaction, { ...opening, signedInWith: 'passkey' })
  })
}

/** Returns the id of the user whose passkey signed the challenge. */
export async function provePasskey(ports: Ports, proof: PasskeyProof, client: Client): Promise<string> {
  const { db } = ports.database
  const { challenge } = await takeChallenge(ports, 'passkey-sign-in', proof.response.clientDataJSON)
  const userId = userIdIn(proof)
  const passkey = userId === null ? null : await findPasskey(db, userId, proof.id)
  if (userId === null || passkey === null) {
    throw new AppError('wrong-credentials', { message: authSentences.passkeyUnknown })
  }
  const signCount = await checkPasskeyProof(ports, proof, { challenge, passkey })
  const use = { id: passkey.id, signCount: signCount ?? 0, at: ports.clock() }
  if (signCount === null || !(await recordPasskeyUse(db, userId, use))) {
    ports.log.info({ event: 'passkey-refused', address: client.address }, 'security')
    throw refused()
  }
  return userId
}

function refused(): AppError {
  return new AppError('wrong-credentials', { message: authSentences.passkeyRefused })
}
