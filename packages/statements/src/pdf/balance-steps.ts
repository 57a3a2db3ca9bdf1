/** Directions that a running balance proves: it changes by the amount of the entry, up or down. */
import type { AccountType } from '../statement.ts'
import type { DatedEntry } from './dated-entry.ts'
import type { LedgerTotal } from './entry.ts'
import { readMoney } from './money-text.ts'
import type { Side } from './sections.ts'

/** Returns one side for each entry, or null if no balance proves it. */
export function proveByBalance(
  rows: readonly DatedEntry[],
  totals: readonly LedgerTotal[],
  type: AccountType,
): (Side | null)[] {
  const before = new Map<number, number | null>()
  for (const { ledger, kind, amount } of totals) {
    if (kind === 'opening' && !before.has(ledger)) {
      before.set(ledger, amount.cents)
    }
  }
  return rows.map(({ entry }) => {
    const last = before.get(entry.ledger) ?? null
    const balance = entry.balance === null ? null : (readMoney(entry.balance)?.cents ?? null)
    const size = Math.abs(readMoney(entry.amount)?.cents ?? 0)
    before.set(entry.ledger, balance)
    if (last === null || balance === null || size === 0 || Math.abs(balance - last) !== size) {
      return null
    }
    // What is owed on a card grows with spending.
    return balance > last === (type === 'credit') ? 'debit' : 'credit'
  })
}
