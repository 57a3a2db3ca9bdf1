/** Finds which sign means money leaving the account, and how certain that is. */
import type { SignRule } from '../statement.ts'
import { proveSign } from './balance-proof.ts'
import type { KnownLayout } from './known-layout.ts'
import type { Columns, RawRow } from './raw-rows.ts'
import { decideSign, voteOnAccount, voteOnSign } from './sign-votes.ts'

export type SignFound = Readonly<{ sign: SignRule; isCertain: boolean }>

/**
 * Two columns, layouts with a fixed sign and direction words are conclusive. Otherwise a running balance proves
 * the sign, then the text of the rows, then the bank with this layout. If they disagree, the rows win and we ask
 * the user. Without any evidence, the most common sign counts as money leaving, and we ask the user.
 */
export function findSign(rows: readonly RawRow[], columns: Columns, known: KnownLayout | null): SignFound {
  if (columns.amount === null) {
    return { sign: 'two-columns', isCertain: true }
  }
  if (known?.isSignFixed && known.sign !== null) {
    return { sign: known.sign, isCertain: true }
  }
  // A payment is money in on a card and money out elsewhere. If the bank is known, its sign shows which.
  const byWords = known === null || known.sign === null ? findByWords(rows) : null
  if (byWords !== null) {
    return { sign: byWords, isCertain: true }
  }
  const proved = known?.type === 'credit' ? null : proveSign(rows).sign
  const voted = decideSign(voteOnSign(rows))
  if (proved !== null && (voted === null || voted === proved)) {
    const isBank = voted === proved || known !== null || voteOnAccount(rows) > 0
    return { sign: proved, isCertain: isBank || isMostlyOut(rows, proved) }
  }
  if (voted !== null) {
    // A balance that grows with spending is the amount owed on a card.
    const isAgreed = known === null || known.sign === null || known.sign === voted
    return { sign: voted, isCertain: isAgreed && (proved === null || voteOnAccount(rows) < 0) }
  }
  if (known !== null && known.sign !== null) {
    return { sign: known.sign, isCertain: true }
  }
  const below = rows.filter(({ cents }) => cents < 0).length
  // No statement consists of refunds only. Without any minus, the sign may simply be missing.
  const isAllBelow = below > 1 && below === rows.length
  return {
    sign: below * 2 > rows.length ? 'out-negative' : 'out-positive',
    isCertain: isAllBelow || rows.length === 0,
  }
}

/**
 * Amounts with CR and DR beside amounts with a minus or in parentheses: the letters become the sign that the others have.
 * Which one that is follows from their texts. Without any, CR alone marks what isn't a charge, and parentheses are debits.
 */
export function withLettersAsSigns(rows: readonly RawRow[]): RawRow[] {
  const lettered = rows.filter(({ side, cents }) => side !== null && cents !== 0)
  const others = rows.filter(({ side }) => side === null)
  const isMixed = lettered.every(({ cents }) => cents > 0) && others.some(({ cents }) => cents < 0)
  if (lettered.length === 0 || !isMixed) {
    return [...rows]
  }
  const usual = lettered.every(({ side }) => side === 'credit') ? 'out-positive' : 'out-negative'
  const isOutPositive = (decideSign(voteOnSign(others)) ?? usual) === 'out-positive'
  return rows.map((row) =>
    row.side === null || (row.side === 'debit') === isOutPositive ? row : { ...row, cents: -row.cents },
  )
}

/** False if the balance may be the amount owed on a card, where purchases increase it. */
function isMostlyOut(rows: readonly RawRow[], sign: SignRule): boolean {
  return rows.filter((row) => outgoingCents(row, sign) > 0).length * 2 > rows.length
}

/** Cents, positive for money leaving the account. */
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

/** If amounts have no sign, the word is the sign; if they have one, the word defines its meaning. */
function findByWords(rows: readonly RawRow[]): SignRule | null {
  const withDirection = rows.filter(({ side, cents }) => side !== null && cents !== 0)
  if (withDirection.length === 0) {
    return null
  }
  if (rows.every(({ cents }) => cents >= 0)) {
    return 'indicator'
  }
  const negativeOut = withDirection.filter(({ side, cents }) => (side === 'debit') === cents < 0).length
  if (Math.max(negativeOut, withDirection.length - negativeOut) < withDirection.length * 0.9) {
    return null
  }
  return negativeOut * 2 > withDirection.length ? 'out-negative' : 'out-positive'
}
