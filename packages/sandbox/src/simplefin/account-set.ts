/** A login's accounts and transactions as a SimpleFIN Account Set. */
import { type Day, dayOf } from '../bank/days.ts'
import { viewOf } from '../bank/histories/provider-view.ts'
import type {
  SimulatedAccount,
  TransactionHistory,
  TransactionRow,
} from '../bank/histories/transaction-history.ts'
import { derivedId } from '../bank/ids.ts'

export type AccountsQuery = {
  /** Seconds since 1970; null if not requested. The start is included, the end is not. */
  readonly start: number | null
  readonly end: number | null
  readonly includesPending: boolean
  readonly isBalancesOnly: boolean
  /** Null for all accounts. */
  readonly accountIds: readonly string[] | null
}

/** The bank behind the server. */
const ORGANIZATION = {
  domain: 'platypus.example',
  name: 'First Platypus Bank',
  'sfin-url': 'https://sfin.platypus.example/simplefin',
  url: 'https://platypus.example',
  id: 'platypus',
} as const

const DAY_SECONDS = 24 * 60 * 60
const NOON_SECONDS = DAY_SECONDS / 2
/** What the server sends if no range is requested. */
const DEFAULT_DAYS = 30
const HISTORY_DAYS = 730

/** Returns the ids of the same login's accounts for every token. */
export function accountSet(
  login: string,
  history: TransactionHistory,
  query: AccountsQuery,
  { now, errors }: { readonly now: Date; readonly errors: readonly string[] },
) {
  const today = dayOf(now.getTime())
  const rows = query.isBalancesOnly ? [] : rowsIn(history, query, today)
  const accounts = history.accounts.filter(
    ({ key }) => query.accountIds?.includes(accountIdOf(login, key)) ?? true,
  )
  return {
    errors,
    accounts: accounts.map((account) => ({
      org: ORGANIZATION,
      id: accountIdOf(login, account.key),
      name: nameOf(account),
      currency: account.currency,
      balance: balanceOf(account),
      'available-balance': amountText(account.available ?? 0),
      'balance-date': today * DAY_SECONDS,
      transactions: rows
        .filter((row) => row.account === account.key)
        .map((row) => transactionOf(login, row))
        .toSorted((a, b) => a.posted - b.posted),
    })),
  }
}

function accountIdOf(login: string, key: string): string {
  return `ACT-${derivedId(login, key, 'simplefin')}`
}

/** The account's last digits are part of its name; there is no field for them. */
function nameOf({ name, mask }: SimulatedAccount): string {
  const ownName = name.replace(/^Plaid /, 'Platypus ')
  return mask === null ? ownName : `${ownName} (${mask})`
}

/** What is owed on a card is negative. */
function balanceOf({ type, current }: SimulatedAccount): string {
  return amountText(type === 'credit' ? -(current ?? 0) : (current ?? 0))
}

function amountText(dollars: number): string {
  return dollars.toFixed(2)
}

function rowsIn(
  history: TransactionHistory,
  { start, end, includesPending }: AccountsQuery,
  today: Day,
): readonly TransactionRow[] {
  const from = start ?? (today - DEFAULT_DAYS) * DAY_SECONDS
  return history
    .generate({ start: today, from: today - HISTORY_DAYS + 1, today, refreshDays: [] })
    .filter((row) => includesPending || !row.isPending)
    .filter((row) => {
      const time = timeOf(row.isPending ? row.transacted : row.posted)
      return time >= from && (end === null || time < end)
    })
}

function transactionOf(login: string, row: TransactionRow) {
  const { originalDescription, merchantName } = viewOf(row)
  return {
    id: `TRN-${derivedId(login, row.account, row.key, row.isPending ? 'pending' : 'posted')}`,
    posted: row.isPending ? 0 : timeOf(row.posted),
    // Money that leaves the account is negative.
    amount: amountText(-(row.isPending ? row.pendingCents : row.cents) / 100),
    description: originalDescription,
    payee: merchantName ?? originalDescription,
    memo: '',
    transacted_at: timeOf(row.transacted),
    ...(row.isPending && { pending: true }),
  }
}

function timeOf(day: Day): number {
  return day * DAY_SECONDS + NOON_SECONDS
}
