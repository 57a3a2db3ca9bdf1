import type { Day, DayRange } from '@cardsight/engine/dates'
import type { Deps } from '../../deps.ts'
import { firstLineDay, linePages } from '../../repositories/transaction-pages.ts'
import type { Institution } from '../banking/list-institutions.ts'
import type { StoredSpending } from '../runs/stored-spending.ts'

/** Rows to send to a worker thread, and the buffers of their pages, which are transferred to it. */
type StoredLinks = Pick<StoredSpending, 'links' | 'historyFirst'> &
  Readonly<{ buffers: readonly ArrayBuffer[] }>

/** Reads the stored transactions of institutions. Contacts no bank. */
export async function readLinks(
  deps: Pick<Deps, 'database'>,
  institutions: readonly Institution[],
  window: DayRange,
): Promise<StoredLinks> {
  const links = await Promise.all(
    institutions.toSorted(byId).map((institution) => readLink(deps, institution, window)),
  )
  return {
    links: links.map(({ accounts, pages }) => ({ accounts, pages })),
    buffers: links.flatMap(({ pages }) => pages.map(({ buffer }) => buffer)),
    historyFirst: links.reduce<Day>(
      (earliest, { first }) => (first !== null && first < earliest ? first : earliest),
      window.last,
    ),
  }
}

async function readLink(
  { database: { db } }: Pick<Deps, 'database'>,
  { item, accounts }: Institution,
  window: DayRange,
) {
  const accountIds = accounts.map(({ accountId }) => accountId)
  const pages: Uint8Array<ArrayBuffer>[] = []
  for await (const page of linePages(db, { item, accountIds, ...window })) {
    pages.push(new TextEncoder().encode(page))
  }
  const types = accounts.map(
    ({ accountId, kind }) => [accountId, kind === 'checking' ? 'checking' : 'credit'] as const,
  )
  const first = await firstLineDay(db, { item, accountIds })
  return { accounts: Object.fromEntries(types), pages, first }
}

function byId({ item: a }: Institution, { item: b }: Institution): number {
  return Number(a.id > b.id) - Number(a.id < b.id)
}
