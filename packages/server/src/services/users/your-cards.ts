import { noYourCards, readYourCards, type YourCards, yourCardsSchema } from '@cardsight/contract/your-cards'
import { addDays } from '@cardsight/engine/dates'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import { saveWatcher } from '../../repositories/watchers.ts'
import { findYourCards, saveYourCards } from '../../repositories/your-cards.ts'
import { todayOf } from '../get-cards.ts'

/** A bad list can have a problem in each of its entries. The first ones are enough to fix it. */
const MOST_PROBLEMS = 20

const UNREADABLE =
  "We can't read your saved cards right now. They're still stored. Reload the page and try again."

/** `savedAt` is null if nothing was saved yet. */
export type YourCardsOfUser = Readonly<{ yourCards: YourCards; savedAt: Date | null }>

/**
 * Returns the cards saved in an account, or an empty list. Throws a 503 for a list that this version can't read, such
 * as one of a newer server during an upgrade: an empty list would invite the browser to replace it.
 */
export async function readCardsOfUser(
  { database: { db } }: Pick<Deps, 'database'>,
  userId: string,
): Promise<YourCardsOfUser> {
  const saved = await findYourCards(db, userId)
  if (saved === null) {
    return { yourCards: noYourCards, savedAt: null }
  }
  const { success, data, error } = yourCardsSchema.safeParse(saved.content)
  if (!success) {
    throw new AppError('unavailable', { message: UNREADABLE, cause: error })
  }
  return { yourCards: data, savedAt: saved.savedAt }
}

/** Replaces the saved cards. Throws a 400 that says what is wrong with them. Unknown cards are saved. */
export async function changeCardsOfUser(
  { database: { db }, catalog, clock }: Pick<Deps, 'database' | 'catalog' | 'clock'>,
  userId: string,
  input: unknown,
): Promise<YourCardsOfUser> {
  // It's already tomorrow for people east of the server's time zone.
  const today = addDays(todayOf({ clock }), 1)
  const cardIds = new Set<string>(catalog.cards.map(({ id }) => id))
  const { cards, problems } = readYourCards(input, { today, cardIds })
  if (cards === null) {
    const errors = problems.filter(({ level }) => level === 'error').slice(0, MOST_PROBLEMS)
    throw new AppError('bad-input', {
      entries: errors.map(({ card, field, sentence }) => ({
        msg: sentence,
        param: [...(card === null ? [] : ['cards', card]), field].filter((part) => part !== '').join('.'),
      })),
    })
  }
  const savedAt = clock()
  await saveYourCards(db, userId, { content: cards, savedAt })
  await saveWatcher(db, userId, { now: savedAt })
  return { yourCards: cards, savedAt }
}
