/** Checks that the opening balance and the entries give the closing balance. */
import type { AccountType } from '../statement.ts'
import type { LedgerTotal } from './entry.ts'
import type { WrittenAmount } from './money-text.ts'

export type BalanceCheck = Readonly<{
  isBalanced: boolean
  /** Change that the statement prints, positive for money leaving the account. */
  printedCents: number
  /** Fees and interest that the statement prints only as totals, without dated entries. */
  undatedCents: number
}>

/**
 * Returns null if a balance is missing. Some statements print several, such as one for each way to pay, so any
 * pair may fit.
 */
export function checkBalances(
  totals: readonly LedgerTotal[],
  {
    type,
    netCents,
    datedKinds,
  }: Readonly<{ type: AccountType; netCents: number; datedKinds: ReadonlySet<string> }>,
): BalanceCheck | null {
  const opening = valuesOf(totals, 'opening')
  const closing = valuesOf(totals, 'closing')
  const changes = opening.flatMap((from) => closing.map((to) => (type === 'credit' ? to - from : from - to)))
  const extras = type === 'credit' ? undated(totals, datedKinds) : [0]
  const read = netCents + (extras[0] ?? 0)
  const [nearest] = changes.toSorted((a, b) => Math.abs(a - read) - Math.abs(b - read))
  if (nearest === undefined) {
    return null
  }
  for (const change of changes) {
    const undatedCents = extras.find((extra) => netCents + extra === change)
    if (undatedCents !== undefined) {
      return { isBalanced: true, printedCents: change, undatedCents }
    }
  }
  return { isBalanced: false, printedCents: nearest, undatedCents: extras[0] ?? 0 }
}

function valuesOf(totals: readonly LedgerTotal[], kind: LedgerTotal['kind']): number[] {
  return [...new Set(totals.filter((total) => total.kind === kind).map(({ amount }) => balanceCents(amount)))]
}

function balanceCents({ cents, side }: WrittenAmount): number {
  return side === 'credit' ? -Math.abs(cents) : cents
}

/** Sums of fees and interest that may be part of a card's balance without a dated entry, the likeliest first. */
function undated(totals: readonly LedgerTotal[], datedKinds: ReadonlySet<string>): number[] {
  const values = (kind: 'fees' | 'interest') =>
    datedKinds.has(kind)
      ? [0]
      : [...totals.filter((total) => total.kind === kind).map(({ amount }) => Math.abs(amount.cents)), 0]
  return [...new Set(values('fees').flatMap((fees) => values('interest').map((interest) => fees + interest)))]
}
