/**
 * Worker that compares what people watch with the catalog: after a new one was published, and daily. Any number of
 * servers may run it. Each group of people is leased to one of them, and the messages, what was seen and the next check
 * are written in one transaction.
 */

import { profileOptionsOf } from '@cardsight/answers'
import {
  defaultProfile,
  type Profile,
  type ProfileIds,
  upgradeProfile,
  withoutUnknownIds,
} from '@cardsight/contract/profile'
import { profileSchema } from '@cardsight/contract/profile-schemas'
import { yourCardsSchema } from '@cardsight/contract/your-cards'
import { addDays, parseDay } from '@cardsight/engine/dates'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import { findRelease } from '../../repositories/catalog-releases.ts'
import { addWatchMessages, hastenDigests } from '../../repositories/watch-messages.ts'
import {
  type ClaimedWatcher,
  claimWatchers,
  finishChecks,
  readWatchersData,
  updateAnswer,
  updateCardWatch,
  type WatchersData,
} from '../../repositories/watchers.ts'
import { withSpendingOfAccounts } from '../backtest/spending-of-accounts.ts'
import { todayOf } from '../get-cards.ts'
import type { CheckedPerson, PersonToCheck } from './check-watches.ts'
import { SOON_DAYS } from './own-card-events.ts'
import { readAnswer, readTiers } from './stored-watches.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
/** Longer than a group takes, so that a lease only ends if the process died. */
const LEASE_MS = 10 * MINUTE_MS
/** Enough that a group's queries cost little, and few enough to hold in memory. */
const GROUP = 250
/** A run is short, so that a server that stops doesn't wait for it. */
const MOST_GROUPS = 40

/** Of every reason why there are no purchases to calculate with. */
const NO_PURCHASES_STATUS = 412

type Ports = Pick<Deps, 'database' | 'clock' | 'catalog' | 'runThreads' | 'bank' | 'otherBanks' | 'bulkQueue'>

/** Returns how many people were checked. */
export async function checkDueWatches(deps: Ports, signal: AbortSignal): Promise<number> {
  const { db } = deps.database
  const release = await findRelease(db, deps.catalog.version)
  let checked = 0
  if (release === null) {
    return checked
  }
  const catalogAt = release.publishedAt
  for (let count = 0; count < MOST_GROUPS && !signal.aborted; count += 1) {
    const now = deps.clock()
    const leasedUntil = new Date(now.getTime() + LEASE_MS)
    const tooLate = new Date(now.getTime() + 2 * DAY_MS)
    const claimed = await claimWatchers(db, { now, leasedUntil, catalogAt, most: GROUP, tooLate })
    if (claimed.length === 0) {
      return checked
    }
    await checkGroup(deps, claimed, { now, leasedUntil, catalogAt })
    checked += claimed.length
  }
  return checked
}

type Moment = Readonly<{ now: Date; leasedUntil: Date; catalogAt: Date }>

async function checkGroup(deps: Ports, claimed: readonly ClaimedWatcher[], moment: Moment): Promise<void> {
  const { db } = deps.database
  const today = todayOf(deps)
  const ids = claimed.map(({ userId }) => userId)
  const data = await readWatchersData(db, ids)
  const options = profileOptionsOf(deps.catalog)
  const people = claimed.map((one) => personOf(one, data, options))
  const results = await withLinkedAnswers(
    deps,
    people,
    await deps.runThreads.bulk.call('checkWatches', { today, people }),
  )
  const { now, leasedUntil, catalogAt } = moment
  await db.transaction().execute(async (transaction) => {
    const nextCheckAt = new Date(now.getTime() + DAY_MS)
    const ours = await finishChecks(transaction, ids, { leasedUntil, nextCheckAt, catalogAt })
    const checked = results.filter(({ userId }) => ours.has(userId))
    const messages = checked.flatMap(({ userId, messages: found }) =>
      found.map((message) => ({ ...message, userId, at: now })),
    )
    const fresh = await addWatchMessages(transaction, messages)
    const soon = addDays(today, SOON_DAYS)
    const isUrgent = ({ endsOn }: { endsOn: string | null }) => endsOn !== null && endsOn <= soon
    const usersOf = (some: typeof fresh) => [...new Set(some.map(({ userId }) => userId))]
    await hastenDigests(transaction, usersOf(fresh.filter(isUrgent)), { now, isUrgent: true })
    await hastenDigests(transaction, usersOf(fresh), { now, isUrgent: false })
    await saveSeen(transaction, checked, people)
  })
}

/** Adds what the purchases of people say who watch the answer on them. One by one: each may have many thousands of rows. */
async function withLinkedAnswers(
  deps: Ports,
  people: readonly PersonToCheck[],
  results: readonly CheckedPerson[],
): Promise<CheckedPerson[]> {
  const all: CheckedPerson[] = []
  for (const [index, result] of results.entries()) {
    const person = people[index]
    const better = person?.answer?.costs === null ? await betterOnPurchases(deps, person) : null
    all.push(
      better === null
        ? result
        : { ...result, messages: [...result.messages, better], answerCardId: better.cardId },
    )
  }
  return all
}

/** Null if they have no purchases anymore, or the catalog no longer has the card. */
async function betterOnPurchases(deps: Ports, { userId, profile, answer }: PersonToCheck) {
  const today = todayOf(deps)
  const cardId = answer?.cardId ?? ''
  try {
    return await withSpendingOfAccounts(deps, userId, { acceptsOldData: true }, (spending, buffers) =>
      deps.runThreads.bulk.call('checkWatchedPurchases', { today, profile, cardId, spending }, buffers),
    )
  } catch (error) {
    if (error instanceof AppError && error.status === NO_PURCHASES_STATUS) {
      return null
    }
    throw error
  }
}

async function saveSeen(
  transaction: Deps['database']['db'],
  checked: readonly CheckedPerson[],
  people: readonly PersonToCheck[],
): Promise<void> {
  for (const { userId, offers, answerCardId } of checked) {
    for (const { cardId, tiers } of offers) {
      await updateCardWatch(transaction, userId, { cardId, tiers: JSON.stringify(tiers) })
    }
    const answer = people.find((person) => person.userId === userId)?.answer
    if (answerCardId !== null && answer) {
      await updateAnswer(transaction, userId, JSON.stringify({ ...answer, cardId: answerCardId }))
    }
  }
}

/** What this version can't read is left out, as if it weren't saved. */
function personOf(
  { userId, hasOwnCards, answer, since }: ClaimedWatcher,
  { cards, profiles, watches }: WatchersData,
  options: ProfileIds,
): PersonToCheck {
  const saved = yourCardsSchema.safeParse(cards.get(userId)).data?.cards ?? []
  const open = saved.filter(({ closed }) => closed === undefined).map(({ cardId }) => cardId)
  return {
    userId,
    since: parseDay(since.toISOString().slice(0, 'YYYY-MM-DD'.length)),
    profile: profileOf(profiles.get(userId), options),
    cardIds: hasOwnCards ? open : [],
    offers: watches
      .filter((watch) => watch.userId === userId)
      .map(({ cardId, tiers }) => ({ cardId, tiers: readTiers(tiers) })),
    answer: readAnswer(answer),
  }
}

function profileOf(stored: unknown, options: ProfileIds): Profile {
  const { data } = profileSchema.safeParse(upgradeProfile(stored))
  return data === undefined ? defaultProfile : withoutUnknownIds(data, options)
}
