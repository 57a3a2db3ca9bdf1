/** Uses a running balance to prove the sign of amounts. */
import type { RawRow } from './raw-rows.ts'

type Found = Readonly<{ sign: 'out-negative' | 'out-positive' | null; proofs: number }>

/**
 * Returns the sign of money leaving a bank account, from amounts and running balances, in either date order.
 * Null if the balances don't follow from the amounts.
 */
export function proveSign(rows: readonly RawRow[]): Found {
  const withBoth = rows
    .filter(({ balanceCents, cents }) => balanceCents !== null && cents !== 0)
    .slice(0, 2000)
  const ascending = tally(withBoth, (index) => [index - 1, index, index])
  const descending = tally(withBoth, (index) => [index, index - 1, index - 1])
  const best = ascending.total >= descending.total ? ascending : descending
  const [most, steps] = [Math.max(best.same, best.opposite), Math.max(1, withBoth.length - 1)]
  if (most < 2 || most < steps * 0.6) {
    return { sign: null, proofs: 0 }
  }
  return { sign: best.same > best.opposite ? 'out-negative' : 'out-positive', proofs: most }
}

/** Counts the steps in which the balance changes by the amount, and by the negated amount. */
function tally(rows: readonly RawRow[], at: (index: number) => readonly [number, number, number]) {
  let [same, opposite] = [0, 0]
  for (let index = 1; index < rows.length; index += 1) {
    const [before, after, moved] = at(index)
    const step = (rows[after]?.balanceCents ?? 0) - (rows[before]?.balanceCents ?? 0)
    const cents = rows[moved]?.cents ?? 0
    same += Number(step === cents)
    opposite += Number(step === -cents)
  }
  return { same, opposite, total: Math.max(same, opposite) }
}
