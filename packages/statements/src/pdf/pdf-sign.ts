/** Finds the direction of the money for each entry of a PDF. */
import type { AccountType, Corrections, SignRule } from '../statement.ts'
import { findSign, outgoingCents } from '../table/find-sign.ts'
import { columnsOf, type RawRow } from '../table/raw-rows.ts'
import { parseAmount } from '../text/amount.ts'
import type { DatedEntry } from './dated-entry.ts'

export type PdfSign = Readonly<{
  rule: SignRule
  isCertain: boolean
  /** Positive for money leaving the account; one per entry. */
  cents: readonly number[]
}>

/**
 * The heading above a line or the column of its amount decides; on a card's statement, a minus among the
 * purchases is still a refund. For other lines the sign decides, as in a table.
 */
export function signOfPdf(
  rows: readonly DatedEntry[],
  type: AccountType,
  corrected: Corrections['sign'],
): PdfSign {
  const raw = rows.map(rawRow)
  const open = raw.filter(({ side }) => side === null)
  const known = type === 'credit' ? ({ institution: '', type, sign: 'out-positive' } as const) : null
  const found = findSign(open, columnsOf(['date', 'description', 'amount', 'balance']), known)
  const rule = corrected ?? (open.length === 0 ? 'indicator' : found.sign)
  return {
    rule,
    isCertain: corrected !== undefined || open.length === 0 || found.isCertain,
    cents: raw.map((row) => {
      if (row.side === null || corrected !== undefined) {
        return outgoingCents({ ...row, side: null }, rule)
      }
      return row.side === 'credit' ? asIncoming(row.cents) : asOutgoing(row.cents, type)
    }),
  }
}

function asIncoming(cents: number): number {
  return cents === 0 ? 0 : -Math.abs(cents)
}

function asOutgoing(cents: number, type: AccountType): number {
  return type === 'credit' ? cents : Math.abs(cents)
}

function rawRow({ entry, day, postedDay }: DatedEntry): RawRow {
  const amount = parseAmount(entry.amount.replace(/\s/g, ''), '.')
  const balance = parseAmount((entry.balance ?? '').replace(/\s/g, ''), '.')
  return {
    line: entry.line,
    cells: [],
    day,
    postedDay,
    cents: amount?.cents ?? 0,
    side: amount?.side ?? entry.side,
    currency: null,
    balanceCents: balance?.cents ?? null,
    text: entry.text,
    type: '',
    isInPendingSection: false,
  }
}
