import type { LinkedSpending } from '@cardsight/answers'
import type { LinkedRunQuery } from '@cardsight/contract'
import { sortOutLines } from '@cardsight/engine'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import { listTransactions } from '../../repositories/bank-transactions.ts'
import { toAccountLine } from '../banking/account-line.ts'
import { bankAttention, connectivityTrouble } from '../banking/ask-bank.ts'
import { type Institution, listInstitutions } from '../banking/list-institutions.ts'
import { readMerchantCorrections } from '../banking/merchant-corrections.ts'
import { linkedWindow } from './linked-window.ts'

type Asked = Pick<LinkedRunQuery, 'account' | 'startDate' | 'endDate' | 'nMonths'>

/**
 * What a person has spent with the accounts that are asked for, else with all that are listed. Only what is stored
 * counts: no bank is asked. Ids that are not theirs are as good as none. Rejects where there is nothing to count.
 */
export async function spendingOfAccounts(
  deps: Pick<Deps, 'database' | 'clock'>,
  userId: string,
  asked: Asked,
): Promise<LinkedSpending> {
  const { window, nMonths } = linkedWindow(asked, deps.clock())
  const [institutions, corrections] = await Promise.all([
    listInstitutions(deps, userId),
    readMerchantCorrections(deps, userId),
  ])
  const chosen = chooseAccounts(institutions, asked.account)
  const accountIds = chosen.flatMap(({ accounts }) => accounts.map(({ accountId }) => accountId))
  const rows = await listTransactions(deps.database.db, userId, { accountIds, ...window })
  const lines = rows.filter(({ isPending }) => !isPending).map(toAccountLine)
  const spending = { ...sortOutLines(lines, corrections), window, nMonths }
  if (spending.purchases.length === 0) {
    throw nothingToCount(chosen)
  }
  return spending
}

function chooseAccounts(
  institutions: readonly Institution[],
  asked: readonly string[] | undefined,
): Institution[] {
  if (asked === undefined) {
    return institutions.filter(({ isDisconnected }) => !isDisconnected)
  }
  const wanted = new Set(asked)
  return institutions
    .map((one) => ({ ...one, accounts: one.accounts.filter(({ accountId }) => wanted.has(accountId)) }))
    .filter(({ accounts }) => accounts.length > 0)
}

function nothingToCount(chosen: readonly Institution[]): AppError {
  const disconnected = chosen.find(({ isDisconnected }) => isDisconnected)?.item
  if (disconnected !== undefined) {
    const { institutionName } = disconnected
    return bankAttention(institutionName, `${institutionName} asks you to sign in again.`)
  }
  const waiting = chosen.filter(({ item }) => item.history === 'none').map(({ item }) => item)
  const troubled = waiting.find(({ lastError }) => lastError !== null)
  if (troubled !== undefined) {
    return bankAttention(troubled.institutionName, connectivityTrouble(troubled.institutionName))
  }
  return new AppError(waiting.length > 0 ? 'still-importing' : 'no-purchases')
}
