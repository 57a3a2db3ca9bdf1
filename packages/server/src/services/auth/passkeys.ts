/** The passkeys of a signed-in user. */
import { randomUUID } from 'node:crypto'
import type { PasskeyCreation, PasskeyRegistration } from '@cardsight/contract/account'
import { authSentences } from '@cardsight/contract/auth-sentences'
import type { Client } from '../../auth/client.ts'
import { checkNewPasskey, passkeyCreationOptions } from '../../auth/passkey-checks.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import { addPasskey, listPasskeys, removePasskey, renamePasskey } from '../../repositories/passkeys.ts'
import type { UserRow } from '../../repositories/users.ts'
import { storeChallenge, takeChallenge } from './passkey-challenge.ts'
import { recordFactorChange } from './record-security-change.ts'

const MOST_PASSKEYS = 20

type Ports = Pick<Deps, 'database' | 'clock' | 'publicUrl'>
type Owner = Readonly<{ user: UserRow; sessionId: string }>

/** Returns the options for the browser to create a passkey. */
export async function beginPasskey(ports: Ports, user: UserRow): Promise<PasskeyCreation> {
  const existing = await listPasskeys(ports.database.db, user.id)
  if (existing.length >= MOST_PASSKEYS) {
    throw new AppError('bad-input', { message: authSentences.passkeysFull })
  }
  const options = await passkeyCreationOptions(ports, user, existing)
  const { challenge } = options
  await storeChallenge(ports, { purpose: 'passkey-registration', challenge, userId: user.id })
  return options
}

/** Adds the passkey that the browser created. Its first name is that of the browser. */
export async function finishPasskey(
  ports: Ports,
  { user, sessionId, response }: Owner & { response: PasskeyRegistration },
  client: Client,
): Promise<void> {
  const { clientDataJSON } = response.response
  const { challenge, userId } = await takeChallenge(ports, 'passkey-registration', clientDataJSON)
  const passkey = userId === user.id ? await checkNewPasskey(ports, response, challenge) : null
  if (passkey === null) {
    throw new AppError('bad-input', { message: authSentences.passkeyRefused })
  }
  const at = ports.clock()
  const name = client.browser
  await ports.database.db.transaction().execute(async (transaction) => {
    if (await addPasskey(transaction, user.id, { ...passkey, id: randomUUID(), name, createdAt: at })) {
      const data = { name }
      await recordFactorChange(transaction, { change: 'passkey-added', user, sessionId, client, at, data })
    }
  })
}

export async function renameOwnPasskey(
  { database: { db } }: Ports,
  userId: string,
  passkey: { id: string; name: string },
): Promise<void> {
  if (!(await renamePasskey(db, userId, passkey))) {
    throw new AppError('not-found')
  }
}

export async function removeOwnPasskey(
  { database: { db }, clock }: Ports,
  { user, sessionId, id }: Owner & { id: string },
  client: Client,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const name = await removePasskey(transaction, user.id, id)
    if (name === null) {
      throw new AppError('not-found')
    }
    const change = { change: 'passkey-removed', data: { name } } as const
    await recordFactorChange(transaction, { ...change, user, sessionId, client, at: clock() })
  })
}
