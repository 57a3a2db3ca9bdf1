/**
 * Worker that puts digests into the outbox and tells browsers what people watch. Any number of servers may run it: each person's digest is leased to one of
 * them at a time, and the entries, the email and the next check are written in one transaction.
 */
import { liveAt } from '../../auth/session-lifetime.ts'
import type { Deps } from '../../deps.ts'
import { addDigestEntries, listDigestEntries } from '../../repositories/digest-entries.ts'
import {
  type ClaimedDigest,
  claimDueDigest,
  markDigestSent,
  removeIdleDigest,
  scheduleNextCheck,
} from '../../repositories/digests.ts'
import { listPushBrowsers } from '../../repositories/push-subscriptions.ts'
import { findAccount } from '../../repositories/users.ts'
import { listUnsentMessages, markMessagesSent } from '../../repositories/watch-messages.ts'
import { enqueueMail } from '../mail/enqueue-mail.ts'
import { enqueuePush } from '../push/browsers-of-user.ts'
import type { DigestContent } from './calculate-digest.ts'
import { type CardsDeps, withCardsOfPerson } from './cards-of-person.ts'
import { type DigestLine, WALLET_KEY } from './digest-entry.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
const WEEK_MS = 7 * DAY_MS

/** Longer than any calculation takes, so that a lease only ends if the process died. */
const LEASE_MS = 10 * MINUTE_MS
/** A run is short, so that a server that stops doesn't wait for it. */
const MOST_RUN_MS = 8000
const MOST_LINES = 50
/** Older messages aren't news to someone who turns the digest on. */
const NEWS_MS = 30 * DAY_MS
/** Spending changes a little every week, and the best wallet with it. */
const WALLET_PAUSE_MS = 90 * DAY_MS

type Ports = CardsDeps & Pick<Deps, 'runThreads' | 'log'>

/** Notifications are only about what people watch. */
const nothing: DigestContent = { reminders: [], alerts: [] }

export async function sendDueDigests(deps: Ports, signal: AbortSignal): Promise<void> {
  const end = performance.now() + MOST_RUN_MS
  while (performance.now() < end && !signal.aborted) {
    const now = deps.clock()
    const claimed = await claimDueDigest(deps.database.db, {
      now,
      leasedUntil: later(now, LEASE_MS),
      tooLate: later(now, 2 * WEEK_MS),
    })
    if (claimed === null) {
      return
    }
    try {
      await sendDigest(deps, claimed, now)
    } catch (error) {
      deps.log.warn({ err: error }, 'a digest could not be prepared and will be retried')
      await scheduleNextCheck(deps.database.db, claimed, later(now, HOUR_MS))
    }
  }
}

async function sendDigest(deps: Ports, claimed: ClaimedDigest, now: Date): Promise<void> {
  const { db } = deps.database
  const { userId } = claimed
  const [account, browsers] = await Promise.all([
    findAccount(db, userId),
    listPushBrowsers(db, userId, liveAt(now)),
  ])
  const to = claimed.isEmailed && account?.emailVerifiedAt ? account.email : null
  if (to === null && !browsers.some(({ isSignedIn }) => isSignedIn)) {
    await scheduleNextCheck(db, claimed, later(now, DAY_MS))
    await removeIdleDigest(db, userId)
    return
  }
  const content = to === null ? nothing : await prepareDigest(deps, claimed, now)
  const messages = await listUnsentMessages(db, userId, later(now, -NEWS_MS))
  const news = messages.map(({ key, title, text, source, page }) => ({
    ...{ key, title },
    text: [text, source === null ? null : `Source: ${source}${page === null ? '' : `, ${page}`}`]
      .filter((part) => part !== null)
      .join(' '),
  }))
  const told = new Set(news.map(({ key }) => key))
  const alerts = [...news, ...content.alerts.filter(({ key }) => !told.has(key))]
  const lines = [...alerts, ...content.reminders].slice(0, MOST_LINES)
  await db.transaction().execute(async (transaction) => {
    if (!(await scheduleNextCheck(transaction, claimed, later(now, WEEK_MS)))) {
      return
    }
    const keys = lines.map(({ key }) => key)
    await markMessagesSent(transaction, userId, { keys, at: now })
    const fresh = new Set(await addDigestEntries(transaction, userId, { keys, listedAt: now }))
    if (fresh.size > 0) {
      const pick = (all: readonly DigestLine[]) =>
        all.filter(({ key }) => fresh.has(key)).map(({ title, text }) => ({ title, text }))
      await markDigestSent(transaction, userId, now)
      if (to !== null) {
        const data = { reminders: pick(content.reminders), alerts: pick(alerts) }
        await enqueueMail(transaction, { template: 'card-digest', to, userId, data }, now)
      }
      const pushed = messages.filter(({ key }) => fresh.has(key))
      if (pushed.length > 0) {
        await enqueuePush(transaction, userId, { lines: pushed, now })
      }
    }
  })
}

async function prepareDigest(deps: Ports, claimed: ClaimedDigest, now: Date): Promise<DigestContent> {
  const { userId, hasOffers } = claimed
  const entries = await listDigestEntries(deps.database.db, userId)
  const isPaused = entries.some(
    ({ key, listedAt }) => key.startsWith(WALLET_KEY) && later(listedAt, WALLET_PAUSE_MS) > now,
  )
  const wants = { hasOffers, hasWallets: claimed.hasWallets && !isPaused }
  const content = await withCardsOfPerson(deps, userId, (cards, buffers) =>
    deps.runThreads.bulk.call('calculateDigest', { ...cards, wants }, buffers),
  )
  const listed = new Set(entries.map(({ key }) => key))
  const isNew = ({ key }: DigestLine) => !listed.has(key)
  return { reminders: content.reminders.filter(isNew), alerts: content.alerts.filter(isNew) }
}

function later(date: Date, milliseconds: number): Date {
  return new Date(date.getTime() + milliseconds)
}
