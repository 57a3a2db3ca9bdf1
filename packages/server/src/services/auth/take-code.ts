/** Codes of two-step verification: of the authenticator app, or recovery codes. */
import { authSentences } from '@cardsight/contract/auth-sentences'
import type { Kysely } from 'kysely'
import { stepOfCode } from '../../auth/authenticator-code.ts'
import type { Client } from '../../auth/client.ts'
import { hashRecoveryCode } from '../../auth/recovery-code.ts'
import type { Schema } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import { findApp, takeStep } from '../../repositories/authenticator-apps.ts'
import { countRecoveryCodes, takeRecoveryCode } from '../../repositories/recovery-codes.ts'
import type { AccountRow } from '../../repositories/users.ts'
import { SealBroken } from '../../secrets/cipher.ts'
import { recordSecurityChange } from './record-security-change.ts'

type Ports = Pick<Deps, 'cipher' | 'log'>
type CodeEntry = Readonly<{ account: AccountRow; code: string; client: Client; now: Date }>

const APP_CODE = /^\d{6}$/

/** Returns false if the code is wrong or was used before. A right one can't be used again. */
export async function takeCode(
  transaction: Kysely<Schema>,
  ports: Ports,
  entry: CodeEntry,
): Promise<boolean> {
  const typed = { ...entry, code: entry.code.replace(/\s/g, '') }
  const isRight = APP_CODE.test(typed.code)
    ? await takeAppCode(transaction, ports, typed)
    : await takeRecoveryCodeAndTell(transaction, typed)
  if (!isRight) {
    ports.log.info({ event: 'code-refused', address: entry.client.address }, 'security')
  }
  return isRight
}

async function takeAppCode(
  transaction: Kysely<Schema>,
  { cipher, log }: Ports,
  { account, code, now }: CodeEntry,
): Promise<boolean> {
  const app = await findApp(transaction, account.id)
  if (app === null) {
    return false
  }
  try {
    const step = stepOfCode(cipher.open(app.sealedKey, account.id), code, now)
    return step !== null && (await takeStep(transaction, account.id, step))
  } catch (error) {
    if (!(error instanceof SealBroken)) {
      throw error
    }
    // Recovery codes still work without the key.
    log.error('no key decrypts the key of an authenticator app: add the old one to APP_SECRET_PREVIOUS')
    return false
  }
}

async function takeRecoveryCodeAndTell(
  transaction: Kysely<Schema>,
  { account, code, client, now }: CodeEntry,
): Promise<boolean> {
  if (!(await takeRecoveryCode(transaction, account.id, hashRecoveryCode(account.id, code)))) {
    return false
  }
  const data = { codesLeft: await countRecoveryCodes(transaction, account.id) }
  const change = 'recovery-code-used'
  await recordSecurityChange(transaction, { change, user: account, client, at: now, data })
  return true
}

/** A code that is wrong, too old, or was used before: the response doesn't say which. */
export function wrongCode(): AppError {
  return new AppError('wrong-credentials', { entries: [{ msg: authSentences.codeWrong, param: 'code' }] })
}
