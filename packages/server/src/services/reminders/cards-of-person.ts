import { defaultProfile } from '@cardsight/contract/profile'
import { addMonths, dayRange } from '@cardsight/engine/dates'
import type { Deps } from '../../deps.ts'
import { readLinks } from '../backtest/read-links.ts'
import { readCorrections } from '../banking/corrections.ts'
import { listInstitutions } from '../banking/list-institutions.ts'
import { todayOf } from '../get-cards.ts'
import { readAssumptions } from '../users/assumptions.ts'
import { readCardsOfUser } from '../users/your-cards.ts'
import type { CardsOfPerson } from './calculate-reminders.ts'

export type CardsDeps = Pick<Deps, 'database' | 'bank' | 'otherBanks' | 'clock' | 'catalog' | 'bulkQueue'>

/** Providers have at most two years. */
const MONTHS_BACK = 24

/**
 * Calculates on a worker thread with a person's cards and purchases. Contacts no bank: transactions that are stored
 * count, even if the bank is down or needs a new login. `buffers` are transferred to the thread.
 */
export async function withCardsOfPerson<Answer>(
  deps: CardsDeps,
  userId: string,
  calculate: (cards: CardsOfPerson, buffers: readonly ArrayBuffer[]) => Promise<Answer>,
): Promise<Answer> {
  const today = todayOf(deps)
  const window = dayRange(addMonths(today, -MONTHS_BACK), today)
  const [{ yourCards }, profile, institutions, corrections] = await Promise.all([
    readCardsOfUser(deps, userId),
    readAssumptions(deps, userId),
    listInstitutions(deps, userId),
    readCorrections(deps, userId),
  ])
  return deps.bulkQueue(async () => {
    const { buffers, ...stored } = await readLinks(deps, institutions, window)
    const spending = { ...stored, corrections, window, nMonths: MONTHS_BACK }
    return calculate({ today, yourCards, profile: profile ?? defaultProfile, spending }, buffers)
  })
}
