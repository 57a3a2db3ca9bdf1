/** The second step of a sign-in. */
import { authSentences } from '@cardsight/contract/auth-sentences'
import type { Kysely } from 'kysely'
import { z } from 'zod'
import { stepOfCode } from '../../auth/authenticator-code.ts'
import type { Client } from '../../auth/client.ts'
import { hashRecoveryCode } from '../../auth/recovery-code.ts'
import { hashToken } from '../../auth/token.ts'
import type { Schema } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import { findApp, takeStep } from '../../repositories/authenticator-apps.ts'
import { consumeOneTimeToken, findOneTimeTokenOwner } from '../../repositories/one-time-tokens.ts'
import { countRecoveryCodes, takeRecoveryCode } from '../../repositories/recovery-codes.ts'
import { type AccountRow, lockAccount } from '../../repositories/users.ts'
import { SealBroken } from '../../secrets/cipher.ts'
import type { OpenedSession } from './open-session.ts'
import { finishSignIn } from './pass-first-step.ts'
import { recordSecurityChange } from './record-security-change.ts'
import { wrongCode } from './wrong-code.ts'

type Ports = Pick<Deps, 'database' | 'clock' | 'cipher' | 'log'>
type Entry = Readonly<{ account: AccountRow; code: string; client: Client; now: Date }>

const APP_CODE = /^\d{6}$/

const ticketSchema = z.object({ remember: z.boolean(), signedInWith: z.enum(['password', 'social']) })

/** Returns the id of the user whose sign-in a ticket continues. Throws if it has expired or was used. */
export async function findTicketOwner({ database: { db }, clock }: Ports, ticket: string): Promise<string> {
  const userId = await findOneTimeTokenOwner(db, ticketKey(ticket), clock())
  if (userId === null) {
    throw expiredTicket()
  }
  return userId
}

/** Signs in with a code of the app or a recovery code. A wrong code doesn't use up the ticket. */
export async function enterCode(
  ports: Ports,
  { ticket, code }: { ticket: string; code: string },
  client: Client,
): Promise<OpenedSession> {
  const now = ports.clock()
  return ports.database.db.transaction().execute(async (transaction) => {
    const taken = await consumeOneTimeToken(transaction, ticketKey(ticket), now)
    const account = taken?.userId ? await lockAccount(transaction, taken.userId) : null
    if (taken === null || account === null) {
      throw expiredTicket()
    }
    if (!(await isRightCode(transaction, ports, { account, code: code.replace(/\s/g, ''), client, now }))) {
      ports.log.info({ event: 'code-refused', address: client.address }, 'security')
      throw wrongCode()
    }
    const { remember, signedInWith } = ticketSchema.parse(taken.data)
    return finishSignIn(transaction, { user: account, client, remember, signedInWith, isFirst: false, now })
  })
}

async function isRightCode(transaction: Kysely<Schema>, ports: Ports, entry: Entry): Promise<boolean> {
  return APP_CODE.test(entry.code)
    ? isRightAppCode(transaction, ports, entry)
    : takeAndReportRecoveryCode(transaction, entry)
}

async function isRightAppCode(
  transaction: Kysely<Schema>,
  { cipher, log }: Ports,
  { account, code, now }: Entry,
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

async function takeAndReportRecoveryCode(
  transaction: Kysely<Schema>,
  { account, code, client, now }: Entry,
): Promise<boolean> {
  if (!(await takeRecoveryCode(transaction, account.id, hashRecoveryCode(account.id, code)))) {
    return false
  }
  const data = { codesLeft: await countRecoveryCodes(transaction, account.id) }
  const change = 'recovery-code-used'
  await recordSecurityChange(transaction, { change, user: account, client, at: now, data })
  return true
}

function ticketKey(ticket: string) {
  return { purpose: 'second-factor', tokenHash: hashToken(ticket) } as const
}

function expiredTicket(): AppError {
  return new AppError('link-expired', { message: authSentences.handOffDead })
}
