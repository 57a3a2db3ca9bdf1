/** Finds the direction of the money for each entry of a PDF. */
import type { SectionKind } from '../reconciliation.ts'
import type { AccountType, Corrections, SignRule } from '../statement.ts'
import { findSign } from '../table/find-sign.ts'
import { columnsOf, type RawRow } from '../table/raw-rows.ts'
import { proveByBalance } from './balance-steps.ts'
import type { DatedEntry, SignedEntry } from './dated-entry.ts'
import type { LedgerTotal } from './entry.ts'
import { readMoney, type WrittenAmount } from './money-text.ts'
import { type Side, sideOf } from './sections.ts'

export type PdfSign = Readonly<{
  /** How signs are read where no heading or column decides. */
  convention: 'out-positive' | 'out-negative'
  rule: SignRule
  isCertain: boolean
  entries: readonly SignedEntry[]
}>

type Amounts = readonly (WrittenAmount & Readonly<{ row: DatedEntry }>)[]

/**
 * A running balance decides first, then a word or the column of the amount, then its sign, then the heading
 * above it. For lines without any of these, the sign decides as in a table.
 */
export function signOfPdf(
  rows: readonly DatedEntry[],
  totals: readonly LedgerTotal[],
  { type, corrected }: Readonly<{ type: AccountType; corrected: Corrections['sign'] }>,
): PdfSign {
  const amounts = rows.map((row) => ({ row, ...(readMoney(row.entry.amount) ?? noAmount) }))
  const open = amounts.filter(isOpen)
  const known = type === 'credit' ? ({ institution: '', type, sign: 'out-positive' } as const) : null
  const found = findSign(open.map(rawRow), columnsOf(['date', 'description', 'amount', 'balance']), known)
  const usual = type === 'credit' ? 'out-positive' : 'out-negative'
  const voted = found.sign === 'out-negative' ? 'out-negative' : 'out-positive'
  const convention = corrected ?? (open.length === 0 ? usual : voted)
  const signedSections = sectionsWithSigns(amounts, corrected !== undefined)
  const proofs = proveByBalance(rows, totals, type)
  return {
    convention,
    rule: corrected ?? (open.length === 0 ? 'indicator' : found.sign),
    isCertain: corrected !== undefined || open.length === 0 || found.isCertain,
    entries: amounts.map((amount, index) => {
      const proof = proofs[index] ?? certainSide(amount, type)
      const side =
        proof ??
        sideBySign(amount, {
          convention: corrected ?? conventionOf(amount.row, { usual, voted }),
          signedSections,
        })
      return { ...amount.row, cents: outgoing(amount.cents, side), isProven: proof !== null }
    }),
  }
}

const noAmount: WrittenAmount = { cents: 0, side: null, isSigned: false }

function isOpen({ side, row: { entry } }: Amounts[number]): boolean {
  return side === null && entry.columnSide === null && sideOf(entry.kind) === null
}

type Convention = PdfSign['convention']

function conventionOf(
  { entry }: DatedEntry,
  { usual, voted }: Record<'usual' | 'voted', Convention>,
): Convention {
  return sideOf(entry.kind) === null ? voted : usual
}

function certainSide({ side, cents, row: { entry } }: Amounts[number], type: AccountType): Side | null {
  if (side !== null) {
    return side
  }
  // On a card's statement, a minus in the column of charges is a refund.
  return entry.columnSide === 'debit' && type === 'credit' && cents < 0 ? 'credit' : entry.columnSide
}

/**
 * Sections in which most amounts have a minus, or any amount if the user said what a minus means. An amount
 * without one has the other direction there.
 */
function sectionsWithSigns(amounts: Amounts, isCorrected: boolean): ReadonlySet<SectionKind | null> {
  const counts = new Map<SectionKind | null, number>()
  for (const { cents, row } of amounts) {
    const vote = isCorrected ? 0 : -1
    counts.set(row.entry.kind, (counts.get(row.entry.kind) ?? 0) + (cents < 0 ? 1 : vote))
  }
  return new Set([...counts].flatMap(([kind, balance]) => (balance > 0 ? [kind] : [])))
}

type SignContext = Readonly<{ convention: Convention; signedSections: ReadonlySet<SectionKind | null> }>

function sideBySign(amount: Amounts[number], { convention, signedSections }: SignContext): Side {
  const isOut = amount.cents < 0 === (convention === 'out-negative')
  const bySign: Side = isOut ? 'debit' : 'credit'
  const { kind } = amount.row.entry
  const section = sideOf(kind)
  const unsigned: Side = convention === 'out-negative' ? 'credit' : 'debit'
  if (section === null || section === unsigned || amount.isSigned || signedSections.has(kind)) {
    return bySign
  }
  return section
}

function outgoing(cents: number, side: Side): number {
  return cents === 0 || side === 'debit' ? Math.abs(cents) : -Math.abs(cents)
}

function rawRow({ cents, side, row: { entry, day, postedDay } }: Amounts[number]): RawRow {
  return {
    line: entry.line,
    cells: [],
    day,
    postedDay,
    cents,
    side,
    currency: null,
    balanceCents: entry.balance === null ? null : (readMoney(entry.balance)?.cents ?? null),
    text: entry.text,
    type: '',
    isInPendingSection: false,
  }
}
