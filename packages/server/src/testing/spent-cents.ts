import type { Deps } from '../deps.ts'
import { withSpendingOfAccounts } from '../services/backtest/spending-of-accounts.ts'
import { readSpending } from '../services/runs/stored-spending.ts'

/** The sum of a user's purchases that a run over all accounts and the last year includes. */
export function spentCents(deps: Deps, userId: string): Promise<number> {
  return withSpendingOfAccounts(deps, userId, { nMonths: 12 }, async (stored) => {
    const spending = readSpending(stored)
    return typeof spending === 'string'
      ? spending
      : spending.purchases.reduce((sum, { cents }) => sum + cents, 0)
  })
}
