import { isRecord } from '../bank/fields.ts'
import type { AccountsQuery } from './account-set.ts'

const DAY_SECONDS = 24 * 60 * 60

/** Reads the query of the accounts call. Like SimpleFIN Bridge, shortens a range that is too long and reports it. */
export function readAccountsQuery(
  query: unknown,
  { maxDays, now }: { readonly maxDays: number; readonly now: Date },
): { question: AccountsQuery; errors: readonly string[] } {
  const given = isRecord(query) ? query : {}
  const start = secondsOf(given['start-date'])
  const end = secondsOf(given['end-date'])
  const earliest = (end ?? now.getTime() / 1000) - maxDays * DAY_SECONDS
  const isTooLong = start !== null && start < earliest
  return {
    question: {
      start: isTooLong ? earliest : start,
      end,
      includesPending: given.pending === '1',
      isBalancesOnly: given['balances-only'] === '1',
      accountIds: given.account === undefined ? null : [given.account].flat().map(String),
    },
    errors: isTooLong ? [`Requested date range exceeds ${maxDays} days and was capped`] : [],
  }
}

function secondsOf(value: unknown): number | null {
  return typeof value === 'string' && /^\d{1,12}$/.test(value) ? Number(value) : null
}
