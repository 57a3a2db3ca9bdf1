/** Totals that a statement prints: balances, totals of sections, and the summary of the account. */
import type { SectionKind } from '../reconciliation.ts'
import type { AccountType } from '../statement.ts'
import { amountsIn, readMoney, type WrittenAmount } from './money-text.ts'
import type { Line } from './page-lines.ts'
import { kindOfWords, wordsOf } from './sections.ts'

export type PrintedTotal = Readonly<{
  /** Line of the document, from 1. */
  line: number
  /** Null for a total without words, such as 'Total this period'. It's the total of the section above it. */
  kind: SectionKind | 'opening' | 'closing' | null
  label: string
  amount: WrittenAmount
  /** The total ends the section above it. A summary doesn't. */
  endsSection: boolean
}>

const MAX_LABEL = 90

const opening =
  /^(?:your )?(?:previous|prior|beginning|opening|starting)(?: (?:statement|total|monthly|account|ledger))? balance$/
const closing =
  /^(?:your )?(?:(?:new|ending|closing)(?: (?:statement|total|account|ledger))? balance(?: total)?|total balance|(?:january|february|march|april|may|june|july|august|september|october|november|december) balance)$/
const bareTotal = /^(?:sub)?totals?$/

/** Returns the totals in a line: an amount with a known label before it. */
export function totalsIn(line: Line, index: number, type: AccountType): PrintedTotal[] {
  const found: PrintedTotal[] = []
  let from = 0
  for (const { text, start, end } of amountsIn(line.text)) {
    const amount = readMoney(text)
    const segment = line.text.slice(from, start)
    const total = amount === null ? null : labelsOf(segment, from, line).map((label) => classify(label, type))
    const known = total?.find((one) => one !== null)
    if (amount !== null && known) {
      found.push({ line: index + 1, amount, ...known })
    }
    from = end
  }
  return found
}

/** The text before an amount, and only its last piece: what is left of it may be another column of the page. */
function labelsOf(segment: string, from: number, { pieces }: Line): string[] {
  const labels = [segment]
  let offset = 0
  for (const { text } of pieces) {
    const isInside = offset > from && offset < from + segment.length
    if (isInside && /[a-z]/i.test(text)) {
      labels.push(segment.slice(offset - from))
    }
    offset += text.length + 1
  }
  return [labels[0] ?? '', ...labels.slice(1).reverse()]
}

/** Whether the text of a dated line is a balance or a total. New Balance is also a shoe brand. */
export function isDatedTotal(text: string, type: AccountType): boolean {
  const found = classify(text, type)
  const isBalance = found?.kind === 'opening' || (found?.kind === 'closing' && found.label !== 'new balance')
  return isBalance || found?.endsSection === true
}

function classify(text: string, type: AccountType): Omit<PrintedTotal, 'line' | 'amount'> | null {
  if (text.length > MAX_LABEL) {
    return null
  }
  const label = plainLabel(text)
  const isOpening = opening.test(label)
  if (isOpening || closing.test(label)) {
    return { kind: isOpening ? 'opening' : 'closing', label, endsSection: false }
  }
  if (bareTotal.test(label)) {
    return { kind: null, label, endsSection: true }
  }
  const words = wordsOf(label)
  const kind = words === null ? null : kindOfWords(words, type)
  if (words === null || kind === null) {
    return null
  }
  const isTotal = /^(?:sub)?totals?$/.test(words[0] ?? '')
  return { kind, label: (isTotal ? words.slice(1) : words).join(' '), endsSection: isTotal }
}

/** Drops dates, counts, signs and what follows the label, such as 'for this period'. */
function plainLabel(text: string): string {
  return text
    .toLowerCase()
    .replace(/^.{2,50} #\d{4}: ?/, '')
    .replace(/ (?:for|on|as of|through|this period|by|to date)\b.*$/, '')
    .replace(/[^a-z\s]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(
      /^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6} (?=(?:beginning|ending|opening|closing))/,
      '',
    )
}
