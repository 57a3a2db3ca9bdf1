/** Finds the lines of a PDF that are transactions: a date first, text, and an amount last. */
import type { Line, Piece } from './page-lines.ts'

export type Entry = Readonly<{
  /** Line of the document, from 1. */
  line: number
  date: string
  posted: string | null
  text: string
  amount: string
  balance: string | null
  /** Direction of the money, from the heading above the line or the column of the amount. */
  side: 'debit' | 'credit' | null
}>

export function findEntries(lines: readonly Line[]): Entry[] {
  const entries: Entry[] = []
  let section: Entry['side'] = null
  let isCheckSection = false
  let columns: readonly MoneyColumn[] = []
  for (const [index, line] of lines.entries()) {
    const match = entryShape.exec(line.text)
    if (match === null) {
      columns = moneyColumns(line) ?? columns
      const found = sectionOf(line.text)
      isCheckSection = found === null ? isCheckSection : /^checks?\b/i.test(line.text)
      section = found ?? section
      continue
    }
    const [, date = '', posted, words = '', amounts = ''] = match
    const isCheck = /^\d{3,6}\*?$/.test(words) && isCheckSection
    if (!(isCheck || /[A-Za-z]{2}/.test(words)) || summary.test(words)) {
      continue
    }
    const parts = byColumns(line, columns) ?? byOrder(amounts)
    if (parts !== null) {
      const text = isCheck ? `CHECK ${words}` : withoutReferences(words)
      entries.push({
        line: index + 1,
        date,
        posted: posted ?? null,
        text,
        ...parts,
        side: parts.side ?? section,
      })
    }
  }
  return entries
}

/** Drops reference numbers that some statements print before the merchant. */
function withoutReferences(words: string): string {
  const [reference = '', rest = ''] = /^(\S+)\s+(\S.*)$/.exec(words)?.slice(1) ?? []
  return /^[A-Z0-9]+$/.test(reference) && /\d{6}/.test(reference) ? withoutReferences(rest) : words.trim()
}

const date = String.raw`(?:\d{1,2}[/\-]\d{1,2}(?:[/\-](?:\d{4}|\d{2}))?|\d{4}-\d{2}-\d{2}|[A-Z][a-z]{2,8}\.? \d{1,2}(?:,? \d{4})?|\d{1,2} [A-Z][a-z]{2,8}(?: \d{4})?)`
const amount = String.raw`(?:[-+−(]\s?)?\$?\s?(?:[-−]\s?)?[\d,]{0,13}\.\d{2}\)?-?(?:\s?(?:CR|DR))?`
const entryShape = new RegExp(
  String.raw`^\*?(${date})\*?(?:\s+(${date}))?\s+(\S.{0,200}?)\s+(${amount}(?:\s+${amount}){0,2})$`,
)
const oneAmount = new RegExp(amount, 'g')

const summary = /^(?:(?:beginning|ending|opening|closing|previous|new|daily)\b.*balance|total\b)/i

type MoneyColumn = Readonly<{ content: 'debit' | 'credit' | 'amount' | 'balance'; right: number }>

/** Headings above the amounts, if there are several kinds. */
function moneyColumns({ pieces }: Line): MoneyColumn[] | null {
  const found = pieces.flatMap(({ text, right }): MoneyColumn[] => {
    const content = text.length > 40 ? undefined : headings.find(([, words]) => words.test(text))?.[0]
    return content === undefined ? [] : [{ content, right }]
  })
  return found.length >= 2 ? found : null
}

const headings: readonly (readonly [MoneyColumn['content'], RegExp])[] = [
  ['balance', /balance$/i],
  ['debit', /^(?:withdrawals?|debits?|subtractions|money out|paid out|charges?)\b/i],
  ['credit', /^(?:deposits?|credits?|additions|money in|paid in|payments?)\b/i],
  ['amount', /^amount\b/i],
]

type AmountParts = Pick<Entry, 'amount' | 'balance' | 'side'>

/** Amounts are right-aligned under their headings. */
function byColumns({ pieces }: Line, columns: readonly MoneyColumn[]): AmountParts | null {
  if (!columns.some(({ content }) => content === 'debit' || content === 'credit')) {
    return null
  }
  let parts: AmountParts | null = null
  let balance: string | null = null
  for (const piece of pieces.filter(isMoney)) {
    const nearest = columns.reduce((a, b) => (distance(b, piece) < distance(a, piece) ? b : a))
    if (nearest.content === 'balance') {
      balance = piece.text
    } else {
      parts = { amount: piece.text, balance, side: nearest.content === 'amount' ? null : nearest.content }
    }
  }
  return parts === null ? null : { ...parts, balance }
}

function isMoney({ text }: Piece): boolean {
  return /^[-+−($\s]*[\d,]*\.\d{2}\)?-?(?:\s?(?:CR|DR))?$/.test(text)
}

function distance(column: MoneyColumn, piece: Piece): number {
  return Math.abs(column.right - piece.right)
}

/** Without headings, the first number is the amount and the next one the balance. */
function byOrder(text: string): AmountParts | null {
  const [first, second] = text.match(oneAmount) ?? []
  return first === undefined ? null : { amount: first, balance: second ?? null, side: null }
}

function sectionOf(text: string): Entry['side'] {
  if (text.length > 70) {
    return null
  }
  if (
    /^(?:payments?\b|(?:other )?credits?\b(?! card| limit| line)|deposits?\b|additions\b|refunds\b|returns\b)/i.test(
      text,
    )
  ) {
    return 'credit'
  }
  return /^(?:purchases?\b|(?:standard )?purchases|transactions?\b|charges\b|(?:other |electronic )?(?:debits|withdrawals)\b|checks?\b|subtractions\b|fees\b|interest charged|atm\b|cash advances\b|card purchases)/i.test(
    text,
  )
    ? 'debit'
    : null
}
