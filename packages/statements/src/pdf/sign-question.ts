/** Asks about the sign where the statement leaves it open, or where the result can't be right. */
import { questionSentences } from '../sentences.ts'
import type { AccountType, Corrections, Question } from '../statement.ts'
import type { SignedEntry } from './dated-entry.ts'
import type { PdfSign } from './pdf-sign.ts'
import type { Reconciled } from './reconcile.ts'

type Reading = Readonly<{ sign: PdfSign; type: AccountType; corrected: Corrections['sign'] }>

export function askAboutSign(
  { entries, isProven }: Reconciled,
  { sign, type, corrected }: Reading,
): Question[] {
  const isOpen = !sign.isCertain && !isProven
  const isUnlikely = type === 'credit' && hasMoreRefunds(entries)
  if (corrected !== undefined || !(isOpen || isUnlikely)) {
    return []
  }
  const other = sign.convention === 'out-positive' ? 'out-negative' : 'out-positive'
  return [{ about: 'sign', sentence: questionSentences.sign, options: [sign.convention, other] }]
}

const payment = /\b(?:payment|pymt|pmt|autopay|auto pay|thank you|ach deposit)\b/i

/** Nobody returns more than they bought. Payments aren't refunds. */
function hasMoreRefunds(entries: readonly SignedEntry[]): boolean {
  let [spent, refunded] = [0, 0]
  for (const { cents, entry } of entries) {
    if (cents > 0 && entry.kind !== 'fees' && entry.kind !== 'interest') {
      spent += cents
    } else if (cents < 0 && entry.kind !== 'payments' && !payment.test(entry.text)) {
      refunded -= cents
    }
  }
  return refunded > spent
}
