/** What a signed-in person watches. */
import { manualRunQuerySchema } from '@cardsight/contract/backtest'
import { costsQuery } from '@cardsight/contract/costs'
import { type WatchAnswer, watchSentences } from '@cardsight/contract/watches'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import { type DigestRow, findDigest } from '../../repositories/digests.ts'
import { listWatchMessages, type WatchMessageRow } from '../../repositories/watch-messages.ts'
import {
  addCardWatch,
  type CardWatchRow,
  findWatcher,
  listCardWatches,
  removeCardWatch,
  saveWatcher,
} from '../../repositories/watchers.ts'
import { getCard } from '../get-cards.ts'
import { type PushOfUser, readPush } from '../push/browsers-of-user.ts'
import type { WatchedAnswer } from './check-watches.ts'
import { readAnswer } from './stored-watches.ts'

const MOST_CARDS = 50
const MOST_MESSAGES = 200

type Ports = Pick<Deps, 'database' | 'clock' | 'catalog'>

export type WatchesOfUser = Readonly<{
  hasOwnCards: boolean
  cards: readonly CardWatchRow[]
  answer: WatchedAnswer | null
  digest: DigestRow | null
  push: PushOfUser
  messages: readonly WatchMessageRow[]
}>

export async function readWatches(
  ports: Pick<Deps, 'database' | 'clock' | 'cipher'>,
  userId: string,
): Promise<WatchesOfUser> {
  const { db } = ports.database
  const [watcher, cards, digest, messages, push] = await Promise.all([
    findWatcher(db, userId),
    listCardWatches(db, userId),
    findDigest(db, userId),
    listWatchMessages(db, userId, MOST_MESSAGES),
    readPush(ports, userId),
  ])
  const hasOwnCards = watcher?.hasOwnCards ?? true
  return { hasOwnCards, cards, answer: readAnswer(watcher?.answer ?? null), digest, push, messages }
}

/** From now on: the offer of today is what later ones are compared with. */
export async function watchCard(
  { database: { db }, clock, catalog }: Ports,
  userId: string,
  cardId: string,
): Promise<void> {
  const card = getCard({ catalog }, cardId)
  const now = clock()
  const watches = await listCardWatches(db, userId)
  if (watches.length >= MOST_CARDS && !watches.some((watch) => watch.cardId === cardId)) {
    throw new AppError('bad-input', { message: watchSentences.full })
  }
  const tiers = JSON.stringify(card.offer?.tiers ?? [])
  await db.transaction().execute(async (transaction) => {
    await saveWatcher(transaction, userId, { now })
    await addCardWatch(transaction, userId, { cardId, watchedAt: now, tiers })
  })
}

export async function unwatchCard(
  { database }: Pick<Deps, 'database'>,
  userId: string,
  cardId: string,
): Promise<void> {
  await removeCardWatch(database.db, userId, cardId)
}

/** Replaces the answer that was watched before; null watches none. */
export async function watchAnswer(
  { database, clock, catalog }: Ports,
  userId: string,
  answer: WatchAnswer | null,
): Promise<void> {
  if (answer !== null) {
    getCard({ catalog }, answer.cardId)
    const query = answer.costs && Object.fromEntries(costsQuery(answer.costs))
    const error = query && manualRunQuerySchema.safeParse(query).error
    if (error) {
      throw new AppError('bad-input', { message: error.issues[0]?.message ?? '' })
    }
  }
  const stored = answer === null ? null : JSON.stringify(answer)
  await saveWatcher(database.db, userId, { now: clock(), answer: stored })
}

export async function watchOwnCards(
  { database, clock }: Ports,
  userId: string,
  isOn: boolean,
): Promise<void> {
  await saveWatcher(database.db, userId, { now: clock(), hasOwnCards: isOn })
}
