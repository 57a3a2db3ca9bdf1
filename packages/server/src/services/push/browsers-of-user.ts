/** Browsers in which a signed-in person gets notifications. */
import { ECDH, randomUUID } from 'node:crypto'
import { type PushBrowserInput, watchSentences } from '@cardsight/contract/watches'
import type { Kysely } from 'kysely'
import type { Client } from '../../auth/client.ts'
import { liveAt } from '../../auth/session-lifetime.ts'
import { hashToken } from '../../auth/token.ts'
import type { Schema } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import { isPushEndpoint } from '../../push/push-sender.ts'
import { removeIdleDigest, startDigest } from '../../repositories/digests.ts'
import {
  addPushSubscription,
  listPushBrowsers,
  lockPendingPushes,
  type PushBrowserRow,
  removePushOfOthers,
  removePushSubscription,
  renewPushSubscription,
  savePendingPush,
} from '../../repositories/push-subscriptions.ts'
import { lockAccount } from '../../repositories/users.ts'
import { type NotificationLine, readPending } from './notification.ts'
import { readPushKeys } from './push-keys.ts'

const MOST_BROWSERS = 10

type Ports = Pick<Deps, 'database' | 'clock' | 'cipher'>

export type PushOfUser = Readonly<{
  /** What a browser subscribes with; null if our key can't be read. */
  publicKey: string | null
  browsers: readonly PushBrowserRow[]
}>

export async function readPush(ports: Ports, userId: string): Promise<PushOfUser> {
  const [keys, browsers] = await Promise.all([
    readPushKeys(ports),
    listPushBrowsers(ports.database.db, userId, liveAt(ports.clock())),
  ])
  return { publicKey: keys?.publicKey ?? null, browsers }
}

/** Adds the browser, or updates its keys. One that replaces a subscription is only updated: it may have been removed elsewhere. */
export async function addPushBrowser(
  { database, clock, cipher }: Ports,
  {
    userId,
    sessionId,
    subscription: { endpoint, keys, replaces },
  }: Readonly<{
    userId: string
    sessionId: string
    subscription: PushBrowserInput
  }>,
  { browser }: Pick<Client, 'browser'>,
): Promise<void> {
  if (!isPushEndpoint(endpoint) || !isPointOfCurve(keys.p256dh)) {
    throw new AppError('bad-input', { message: watchSentences.badPush })
  }
  const endpointHash = hashToken(endpoint)
  const isSame = (one: Uint8Array) =>
    Buffer.compare(one, endpointHash) === 0 || Buffer.from(one).toString('hex') === replaces
  const now = clock()
  await database.db.transaction().execute(async (transaction) => {
    // Otherwise requests at the same time could add more than the maximum.
    await lockAccount(transaction, userId)
    await removePushOfOthers(transaction, userId, endpointHash)
    const browsers = await listPushBrowsers(transaction, userId, liveAt(now))
    const [known, ...outdated] = browsers.filter((one) => isSame(one.endpointHash))
    const id = known?.id ?? randomUUID()
    const sealed = cipher.seal(JSON.stringify({ endpoint, keys }), id)
    const saved = { id, sessionId, browser, endpointHash, sealed }
    for (const one of outdated) {
      await removePushSubscription(transaction, userId, one.id)
    }
    if (known !== undefined) {
      await renewPushSubscription(transaction, userId, saved)
      return
    }
    if (replaces !== undefined) {
      return
    }
    if (browsers.length >= MOST_BROWSERS) {
      throw new AppError('bad-input', { message: watchSentences.tooManyBrowsers })
    }
    await addPushSubscription(transaction, userId, { ...saved, createdAt: now })
    await startDigest(transaction, userId, now)
  })
}

export async function removePushBrowser(
  { database }: Pick<Ports, 'database'>,
  userId: string,
  id: string,
): Promise<void> {
  await database.db.transaction().execute(async (transaction) => {
    await removePushSubscription(transaction, userId, id)
    await removeIdleDigest(transaction, userId)
  })
}

/** Adds news to the next message to the person's browsers. Call it in the transaction that marks the news as sent. */
export async function enqueuePush(
  transaction: Kysely<Schema>,
  userId: string,
  { lines, now }: Readonly<{ lines: readonly NotificationLine[]; now: Date }>,
): Promise<void> {
  for (const { id, pending } of await lockPendingPushes(transaction, userId, liveAt(now))) {
    const before = readPending(pending)
    const next = { id: before?.id ?? randomUUID(), lines: [...(before?.lines ?? []), ...lines] }
    await savePendingPush(transaction, userId, { id, pending: JSON.stringify(next), now })
  }
}

function isPointOfCurve(key: string): boolean {
  try {
    ECDH.convertKey(key, 'prime256v1', 'base64url', 'hex', 'compressed')
    return true
  } catch {
    return false
  }
}
