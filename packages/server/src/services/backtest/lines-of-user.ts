import { addDays, addMonths, dayRange } from '@cardsight/engine/dates'
import type { Deps } from '../../deps.ts'
import { listInstitutions } from '../banking/list-institutions.ts'
import { todayOf } from '../get-cards.ts'
import type { StoredSpending } from '../runs/stored-spending.ts'
import { readLinks } from './read-links.ts'

/** Of one answer. */
const MONTHS = 6

type Links = StoredSpending['links']

/**
 * Presents the lines of all accounts that count, of one half year back from today, on a worker thread. Contacts no bank: lines that are stored count, even
 * if the bank is down or needs a new login. `buffers` are transferred to the thread.
 */
export async function withLinesOfUser<Answer>(
  deps: Pick<Deps, 'database' | 'bank' | 'otherBanks' | 'clock' | 'bulkQueue'>,
  { userId, part }: Readonly<{ userId: string; part: number }>,
  present: (links: Links, buffers: readonly ArrayBuffer[]) => Promise<Answer>,
): Promise<Answer> {
  // East of Greenwich, tomorrow has begun.
  const tomorrow = addDays(todayOf(deps), 1)
  const last = addMonths(tomorrow, -MONTHS * part)
  const window = dayRange(addDays(addMonths(tomorrow, -MONTHS * (part + 1)), 1), last)
  const institutions = await listInstitutions(deps, userId)
  return deps.bulkQueue(async () => {
    const { links, buffers } = await readLinks(deps, institutions, window)
    return present(links, buffers)
  })
}
