/** Gives entries their days and signs, and compares them with the totals of the statement. */
import { createProblemList } from '../problem-list.ts'
import type { AccountType, Corrections, Problem } from '../statement.ts'
import { type DatedEntries, datesOf } from './date-entries.ts'
import type { Entry, FoundEntries } from './entry.ts'
import { type PdfSign, signOfPdf } from './pdf-sign.ts'
import { type Reconciled, reconcile } from './reconcile.ts'

export type Interpretation = Readonly<{
  dated: DatedEntries
  sign: PdfSign
  read: Reconciled
  problems: readonly Problem[]
}>

type Options = Readonly<{
  texts: readonly string[]
  institution: string | null
  type: AccountType
  corrections: Corrections
}>

/** Dated lines outside of sections count only if the totals match with them and not without them. */
export function interpretEntries(found: FoundEntries, options: Options): Interpretation {
  const usual = interpret(found.entries, found, options)
  if (usual.read.reconciliation.status !== 'mismatch' || found.strays.length === 0) {
    return usual
  }
  const strays = found.strays.map((entry) => ({ ...entry, kind: entry.lastKind }))
  const all = interpret(
    [...found.entries, ...strays].sort((a, b) => a.line - b.line),
    found,
    options,
  )
  return all.read.reconciliation.status === 'matched' ? all : usual
}

function interpret(
  entries: readonly Entry[],
  { totals, ledgers, unread, strays }: FoundEntries,
  { texts, institution, type, corrections }: Options,
): Interpretation {
  const problems = createProblemList()
  const dated = datesOf(entries, { texts, institution, corrections, problems })
  const sign = signOfPdf(dated.rows, totals, { type, corrected: corrections.sign })
  const read = reconcile({
    entries: sign.entries,
    totals,
    ledgerCount: ledgers.length,
    type,
    unread,
    strayLines: new Set(strays.map(({ line }) => line)),
  })
  return { dated, sign, read, problems: problems.all() }
}
