/** Two-step verification: sign-ins need a code of an authenticator app, or a recovery code. */
import { authSentences } from '@cardsight/contract/auth-sentences'
import type { Kysely } from 'kysely'
import { authenticatorAddress, newAuthenticatorKey, stepOfCode } from '../../auth/authenticator-code.ts'
import type { Client } from '../../auth/client.ts'
import { hashRecoveryCode, newRecoveryCodes } from '../../auth/recovery-code.ts'
import type { Schema } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import { confirmApp, findApp, removeApp, savePendingApp } from '../../repositories/authenticator-apps.ts'
import { removeRecoveryCodes, replaceRecoveryCodes } from '../../repositories/recovery-codes.ts'
import { markSecondFactor } from '../../repositories/sessions.ts'
import type { UserRow } from '../../repositories/users.ts'
import { recordFactorChange } from './record-security-change.ts'
import { wrongCode } from './take-code.ts'

/** Longer than anyone needs to scan a code; a key from a forgotten page is useless. */
const SETUP_MS = 60 * 60_000

type Ports = Pick<Deps, 'database' | 'clock' | 'cipher'>
type Owner = Readonly<{ user: UserRow; sessionId: string }>

export async function hasTwoStep(db: Kysely<Schema>, userId: string): Promise<boolean> {
  return Boolean((await findApp(db, userId))?.confirmedAt)
}

/** Returns a new key for the user's app. Two-step verification stays off until a code confirms it. */
export async function beginTwoStep(
  { database: { db }, clock, cipher }: Ports,
  user: UserRow,
): Promise<{ key: string; address: string }> {
  if (await hasTwoStep(db, user.id)) {
    throw isOnAlready()
  }
  const key = newAuthenticatorKey()
  await savePendingApp(db, user.id, { sealedKey: cipher.seal(key, user.id), createdAt: clock() })
  return { key, address: authenticatorAddress(key, user.email) }
}

/** Turns it on if the code is right, and returns the recovery codes, which nobody can read again. */
export async function turnOnTwoStep(
  { database: { db }, clock, cipher }: Ports,
  { user, sessionId, code }: Owner & { code: string },
  client: Client,
): Promise<string[]> {
  const at = clock()
  const app = await findApp(db, user.id)
  if (app?.confirmedAt) {
    throw isOnAlready()
  }
  if (app === null || at.getTime() - app.createdAt.getTime() > SETUP_MS) {
    throw new AppError('link-expired', { message: authSentences.twoStepSetupExpired })
  }
  const { sealedKey } = app
  const step = stepOfCode(cipher.open(sealedKey, user.id), code, at)
  if (step === null) {
    throw wrongCode()
  }
  return db.transaction().execute(async (transaction) => {
    if (!(await confirmApp(transaction, user.id, { sealedKey, step, at }))) {
      throw isOnAlready()
    }
    await markSecondFactor(transaction, { userId: user.id, sessionId, at })
    await recordFactorChange(transaction, { change: 'two-step-on', user, sessionId, client, at })
    return createRecoveryCodes(transaction, user.id, at)
  })
}

export async function turnOffTwoStep(
  { database: { db }, clock }: Ports,
  { user, sessionId }: Owner,
  client: Client,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await removeRecoveryCodes(transaction, user.id)
    if (await removeApp(transaction, user.id)) {
      await recordFactorChange(transaction, { change: 'two-step-off', user, sessionId, client, at: clock() })
    }
  })
}

/** Returns new recovery codes. The old ones stop working. */
export async function renewRecoveryCodes(
  { database: { db }, clock }: Ports,
  { user, sessionId }: Owner,
  client: Client,
): Promise<string[]> {
  const at = clock()
  return db.transaction().execute(async (transaction) => {
    if (!(await hasTwoStep(transaction, user.id))) {
      throw new AppError('not-found', { message: authSentences.twoStepOff })
    }
    await recordFactorChange(transaction, { change: 'recovery-codes-renewed', user, sessionId, client, at })
    return createRecoveryCodes(transaction, user.id, at)
  })
}

async function createRecoveryCodes(
  transaction: Kysely<Schema>,
  userId: string,
  createdAt: Date,
): Promise<string[]> {
  const codes = newRecoveryCodes()
  const codeHashes = codes.map((code) => hashRecoveryCode(userId, code))
  await replaceRecoveryCodes(transaction, userId, { codeHashes, createdAt })
  return codes
}

function isOnAlready(): AppError {
  return new AppError('taken', { message: authSentences.twoStepOn })
}
