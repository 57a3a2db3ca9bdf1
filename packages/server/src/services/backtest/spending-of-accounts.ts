import type { LinkedRunQuery } from '@cardsight/contract/banking'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import { bankAttention, connectivityTrouble } from '../banking/call-bank.ts'
import { readCorrections } from '../banking/corrections.ts'
import {
  findLoginRequired,
  type Institution,
  listInstitutions,
  type RepeatedAccount,
} from '../banking/list-institutions.ts'
import type { SpendingRefusal, StoredSpending } from '../runs/stored-spending.ts'
import { linkedWindow } from './linked-window.ts'
import { readLinks } from './read-links.ts'

type SpendingQuery = Pick<LinkedRunQuery, 'account' | 'again' | 'startDate' | 'endDate' | 'nMonths'> &
  Readonly<{
    /** Doesn't reject if a bank needs a new login: what it sent before is enough. */
    acceptsOldData?: true
  }>

/** Runs the calculation on a worker thread. `buffers` are the pages' buffers, transferred to it. */
type Calculate<Answer> = (
  spending: StoredSpending,
  buffers: readonly ArrayBuffer[],
) => Promise<Answer | SpendingRefusal>

/**
 * Calculates with a user's spending on the requested accounts, or on all of them. Uses stored transactions
 * only and contacts no bank. Ignores ids of other users' accounts. Rejects if all ids are, if one of the banks needs a
 * new login, if there are no purchases, or if there are more than we support.
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
    readCorrections(deps, userId),
  ])
  const selected = chooseAccounts(institutions, query)
  const loginRequired = findLoginRequired(query.account === undefined ? institutions : selected)
  if (loginRequired !== null && query.acceptsOldData !== true) {
    throw loginRequired
  }
  if (selected.length === 0) {
    throw nothingSelectedError(institutions, query)
  }
  // Queued, because otherwise the rows of every waiting request would be in memory at once.
  const answer = await deps.bulkQueue(async () => {
    const { buffers, ...stored } = await readLinks(deps, selected, window)
    return calculate({ ...stored, corrections, window, nMonths }, buffers)
  })
  if (answer === 'no-purchases') {
    throw noPurchasesError(selected)
  }
  if (answer === 'too-much-spending') {
    throw new AppError('too-much-spending')
  }
  return answer
}

function chooseAccounts(
  institutions: readonly Institution[],
  { account, again = [], acceptsOldData }: SpendingQuery,
): Institution[] {
  if (account === undefined) {
    return institutions.filter(
      ({ isDisconnected, item }) =>
        !isDisconnected || (acceptsOldData === true && item.state === 'login-required'),
    )
  }
  const requested = new Set(account)
  // A repeated account counts if the other one doesn't, or if the person wants both.
  const isWanted = ({ accountId, countedAs }: RepeatedAccount) =>
    requested.has(accountId) && (!requested.has(countedAs) || again.includes(accountId))
  return institutions
    .map((one) => ({
      ...one,
      accounts: [
        ...one.accounts.filter(({ accountId }) => requested.has(accountId)),
        ...one.repeated.filter(isWanted),
      ],
    }))
    .filter(({ accounts }) => accounts.length > 0)
}

/** With none of the working banks selected, the reason is in those that don't work. If all work, the ids are wrong. */
function nothingSelectedError(institutions: readonly Institution[], { account }: SpendingQuery): AppError {
  const error = noPurchasesError(institutions)
  return account !== undefined && account.length > 0 && error.code === 'no-purchases'
    ? new AppError('not-found', { message: 'None of these accounts is linked. Choose other accounts.' })
    : error
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
