/**
 * Worker that sends notifications. Any number of servers may run it: each browser is leased to one of them at a time, and
 * a message that was sent twice after a crash has the same topic and tag, so it shows once.
 */
import type { PushSubscription } from 'web-push'
import { liveAt } from '../../auth/session-lifetime.ts'
import type { Deps } from '../../deps.ts'
import type { PushKeys, PushOutcome } from '../../push/push-sender.ts'
import { removeIdleDigest } from '../../repositories/digests.ts'
import {
  type ClaimedPush,
  claimDuePushes,
  finishPush,
  postponePush,
  removePushSubscription,
} from '../../repositories/push-subscriptions.ts'
import { pauseAfter } from '../mail/send-due-mail.ts'
import { composeNotification, readPending } from './notification.ts'
import { readPushKeys } from './push-keys.ts'

const SECOND_MS = 1000
const DAY_MS = 24 * 60 * 60 * SECOND_MS
/** Longer than a message can take, so that a lease only ends if the process died. */
const LEASE_MS = 120 * SECOND_MS
/** Sent at the same time, and as many more held in memory. */
const AT_ONCE = 20
/** A run is short, so that a server that stops doesn't wait for it. */
const MOST_GROUPS = 50
const GIVE_UP_AFTER_MS = 3 * DAY_MS
/** After a week, the next message may be due. */
const TTL_SECONDS = (7 * DAY_MS) / SECOND_MS

type Ports = Pick<Deps, 'database' | 'clock' | 'cipher' | 'push' | 'log'>

export async function sendDuePush(deps: Ports, signal: AbortSignal): Promise<void> {
  const due = claimInTurn(deps, signal)
  // Each takes the next one when it's free, so that a slow push service delays its own messages only.
  const sendSome = async () => {
    for await (const [claimed, keys] of due) {
      await deliver(deps, claimed, keys)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, sendSome))
}

async function* claimInTurn(
  deps: Ports,
  signal: AbortSignal,
): AsyncGenerator<readonly [ClaimedPush, PushKeys | null]> {
  for (let count = 0; count < MOST_GROUPS && !signal.aborted; count += 1) {
    const live = liveAt(deps.clock())
    const leasedUntil = new Date(live.now.getTime() + LEASE_MS)
    const claimed = await claimDuePushes(deps.database.db, { live, leasedUntil, most: AT_ONCE })
    const keys = claimed.length === 0 ? null : await readPushKeys(deps)
    for (const one of claimed) {
      yield [one, keys]
    }
    if (claimed.length < AT_ONCE) {
      return
    }
  }
}

async function deliver(deps: Ports, claimed: ClaimedPush, keys: PushKeys | null): Promise<void> {
  const { db } = deps.database
  if (!claimed.isSignedIn) {
    await finishPush(db, claimed, null)
    return
  }
  const outcome = await trySend(deps, claimed, keys)
  if (outcome === 'sent') {
    await finishPush(db, claimed, deps.clock())
    return
  }
  if (outcome === 'gone') {
    await removePushSubscription(db, claimed.userId, claimed.id)
    await removeIdleDigest(db, claimed.userId)
    return
  }
  const now = deps.clock()
  const { id: subscription, attempts, pendingSince } = claimed
  const about = { subscription, attempts, reason: outcome.failure }
  if (outcome.isFinal || now.getTime() - pendingSince.getTime() >= GIVE_UP_AFTER_MS) {
    deps.log.warn(about, 'gave up on a notification')
    await finishPush(db, claimed, null)
    return
  }
  deps.log.info(about, 'a notification could not be sent yet')
  await postponePush(db, claimed, new Date(now.getTime() + pauseAfter(attempts)))
}

async function trySend(
  { cipher, push }: Ports,
  { id, sealed, pending }: ClaimedPush,
  keys: PushKeys | null,
): Promise<PushOutcome> {
  const message = readPending(pending)
  if (keys === null || message === null) {
    return { failure: keys === null ? 'no key' : 'unreadable', isFinal: keys !== null }
  }
  const subscription = openSubscription(() => cipher.open(sealed, id))
  if (subscription === null) {
    return { failure: 'no key', isFinal: false }
  }
  return push.send({
    subscription,
    payload: JSON.stringify(composeNotification(message)),
    keys,
    ttlSeconds: TTL_SECONDS,
    topic: message.id.replaceAll('-', ''),
  })
}

/** Written by `addPushBrowser`. */
function openSubscription(open: () => string): PushSubscription | null {
  try {
    return JSON.parse(open())
  } catch {
    return null
  }
}
