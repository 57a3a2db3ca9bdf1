/** Which way the sign of an amount points, and how sure that is. */
import type { SignRule } from '../statement.ts'
import { proveSign } from './balance-proof.ts'
import type { KnownLayout } from './known-layouts.ts'
import type { Columns, RawRow } from './raw-rows.ts'
import { decideSign, voteOnAccount, voteOnSign } from './sign-votes.ts'

export type SignFound = Readonly<{ sign: SignRule; isCertain: boolean }>

/**
 * Two columns and words beside the amount leave no doubt. Else a running balance proves it, then what the rows
 * speak of shows it, then the bank whose layout this is. Where they disagree the rows are believed, and it is
 * asked. Where nothing speaks, the sign that most rows have is taken for money that leaves, and it is asked.
 */
export function findSign(rows: readonly RawRow[], columns: Columns, known: KnownLayout | null): SignFound {
  if (columns.amount === null) {
    return { sign: 'two-columns', isCertain: true }
  }
  const byWords = findByWords(rows)
  if (byWords !== null) {
    return { sign: byWords, isCertain: true }
  }
  const proved = known?.type === 'credit' ? null : proveSign(rows).sign
  const voted = decideSign(voteOnSign(rows))
  if (proved !== null && (voted === null || voted === proved)) {
    return { sign: proved, isCertain: true }
  }
  if (voted !== null) {
    // A balance that grows as money is spent is what is owed on a card.
    const isAgreed = known === null || known.sign === null || known.sign === voted
    return { sign: voted, isCertain: isAgreed && (proved === null || voteOnAccount(rows) < 0) }
  }
  if (known !== null && known.sign !== null) {
    return { sign: known.sign, isCertain: true }
  }
  const below = rows.filter(({ cents }) => cents < 0).length
  // Nobody's statement is all refunds; without any minus the sign may simply be missing.
  const isAllBelow = below > 1 && below === rows.length
  return {
    sign: below * 2 > rows.length ? 'out-negative' : 'out-positive',
    isCertain: isAllBelow || rows.length === 0,
  }
}

/** Cents above zero for money that leaves. */
export function outgoingCents({ cents, side }: RawRow, sign: SignRule): number {
  switch (sign) {
    case 'out-negative':
      return cents === 0 ? 0 : -cents
    case 'indicator':
      return side === 'credit' && cents !== 0 ? -cents : cents
    case 'out-positive':
    case 'two-columns':
      return cents
  }
}

/** Where amounts have no sign the word is the sign; where they have one, the word says what it means. */
function findByWords(rows: readonly RawRow[]): SignRule | null {
  const told = rows.filter(({ side, cents }) => side !== null && cents !== 0)
  if (told.length === 0) {
    return null
  }
  if (rows.every(({ cents }) => cents >= 0)) {
    return 'indicator'
  }
  const negativeOut = told.filter(({ side, cents }) => (side === 'debit') === cents < 0).length
  if (Math.max(negativeOut, told.length - negativeOut) < told.length * 0.9) {
    return null
  }
  return negativeOut * 2 > told.length ? 'out-negative' : 'out-positive'
}
