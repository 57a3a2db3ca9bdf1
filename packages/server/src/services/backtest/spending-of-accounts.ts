import type { LinkedRunQuery } from '@cardsight/contract/schemas'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import { linePages } from '../../repositories/transaction-pages.ts'
import { bankAttention, connectivityTrouble } from '../banking/call-bank.ts'
import { type Institution, listInstitutions } from '../banking/list-institutions.ts'
import { findLoginRequired } from '../banking/login-required.ts'
import { readMerchantCorrections } from '../banking/merchant-corrections.ts'
import type { SpendingRefusal, StoredSpending } from '../runs/stored-spending.ts'
import { linkedWindow } from './linked-window.ts'

type SpendingQuery = Pick<LinkedRunQuery, 'account' | 'startDate' | 'endDate' | 'nMonths'>

/** Runs the calculation on a worker thread. `buffers` are the pages' buffers, transferred to it. */
type Calculate<Answer> = (
  spending: StoredSpending,
  buffers: readonly ArrayBuffer[],
) => Promise<Answer | SpendingRefusal>

/**
 * Calculates with a user's spending on the requested accounts, or on all of them. Uses stored transactions
 * only and contacts no bank. Ignores ids of other users' accounts. Rejects if one of the banks needs a new login, if
 * there are no purchases, or if there are more than we support.
 */
export async function withSpendingOfAccounts<Answer>(
  deps: Pick<Deps, 'database' | 'bank' | 'otherBanks' | 'clock' | 'bulkQueue'>,
  userId: string,
  query: SpendingQuery,
  calculate: Calculate<Answer>,
): Promise<Answer> {
  const { window, nMonths } = linkedWindow(query, deps.clock())
  const [institutions, corrections] = await Promise.all([
    listInstitutions(deps, userId),
    readMerchantCorrections(deps, userId),
  ])
  const selected = chooseAccounts(institutions, query.account)
  const loginRequired = findLoginRequired(query.account === undefined ? institutions : selected)
  if (loginRequired !== null) {
    throw loginRequired
  }
  // Queued, because otherwise the rows of every waiting request would be in memory at once.
  const answer = await deps.bulkQueue(async () => {
    const links = await Promise.all(
      selected.toSorted(byId).map((institution) => readLink(deps, institution, window)),
    )
    const buffers = links.flatMap(({ pages }) => pages.map(({ buffer }) => buffer))
    return calculate({ links, corrections: [...corrections], window, nMonths }, buffers)
  })
  if (answer === 'no-purchases') {
    // With none of the working banks selected, the reason is in those that don't work.
    throw noPurchasesError(selected.length > 0 ? selected : institutions)
  }
  if (answer === 'too-much-spending') {
    throw new AppError('too-much-spending')
  }
  return answer
}

async function readLink(
  { database: { db } }: Pick<Deps, 'database'>,
  { item, accounts }: Institution,
  window: StoredSpending['window'],
) {
  const accountIds = accounts.map(({ accountId }) => accountId)
  const pages: Uint8Array<ArrayBuffer>[] = []
  for await (const page of linePages(db, { itemId: item.id, accountIds, ...window })) {
    pages.push(new TextEncoder().encode(page))
  }
  const types = accounts.map(
    ({ accountId, kind }) => [accountId, kind === 'checking' ? 'checking' : 'credit'] as const,
  )
  return { accounts: Object.fromEntries(types), pages }
}

function byId({ item: a }: Institution, { item: b }: Institution): number {
  return Number(a.id > b.id) - Number(a.id < b.id)
}

function chooseAccounts(
  institutions: readonly Institution[],
  query: readonly string[] | undefined,
): Institution[] {
  if (query === undefined) {
    return institutions.filter(({ isDisconnected }) => !isDisconnected)
  }
  const requested = new Set(query)
  return institutions
    .map((one) => ({ ...one, accounts: one.accounts.filter(({ accountId }) => requested.has(accountId)) }))
    .filter(({ accounts }) => accounts.length > 0)
}

function noPurchasesError(selected: readonly Institution[]): AppError {
  for (const { item, advice } of selected) {
    if (advice !== null) {
      return bankAttention(item.institutionName, advice)
    }
  }
  const waiting = selected.filter(({ item }) => item.history === 'none').map(({ item }) => item)
  const failing = waiting.find(({ lastError }) => lastError !== null)
  if (failing !== undefined) {
    return bankAttention(failing.institutionName, connectivityTrouble(failing.institutionName))
  }
  return new AppError(waiting.length > 0 ? 'still-importing' : 'no-purchases')
}
