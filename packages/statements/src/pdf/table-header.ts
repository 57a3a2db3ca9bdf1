/** Column headings of the tables in a statement, with their positions. */
import type { Line } from './page-lines.ts'
import type { Side } from './sections.ts'

export type MoneyContent = Side | 'amount' | 'balance'

export type MoneyColumn = Readonly<{
  content: MoneyContent
  /** Amounts are right-aligned under their headings. Null if the whole line is one piece of text. */
  right: number | null
}>

export type TableHeader = Readonly<{
  /** From left to right. */
  columns: readonly MoneyColumn[]
  /** Right edge of the table, or null if it isn't known. */
  right: number | null
  /** The amount is printed before the description. */
  isAmountFirst: boolean
  /** The posting date is printed before the date of the transaction. */
  isPostedFirst: boolean
  /** A reference number is printed before the description. */
  hasReferenceFirst: boolean
  /** A reference number and the card's digits are printed between the description and the amount. */
  hasNumbersLast: boolean
  /** The bank's category is printed between the description and the amount. */
  hasCategory: boolean
}>

const MAX_HEADER = 160

const describing = /\b(?:description|detail|details|merchant|transaction|purchases|payments|payee)\b/i

/** Returns the headings in a line, or null if it isn't the header of a table of transactions. */
export function tableHeaderOf(line: Line): TableHeader | null {
  const { text } = line
  const hasDate = /\bdate\b|\btrans\.|\bpost(?:ing|ed)?\b/i.test(text)
  if (text.length > MAX_HEADER || /\d\.\d\d|\d\/\d/.test(text) || !hasDate || !describing.test(text)) {
    return null
  }
  const columns =
    columnsByPosition(line) ?? columnsByOrder(text).map(({ content }) => ({ content, right: null }))
  if (columns.length === 0) {
    return null
  }
  const description = text.search(/\b(?:description|detail)/i)
  const isAmountFirst =
    columns.length === 1 && isBefore(text, /\bamount\b/i, /\b(?:description|details?|merchant|payee)\b/i)
  const reference = text.search(/\bref(?:erence)?\b|\bnumber\b/i)
  const post = text.search(/\bpost/i)
  const transaction = text.search(/\b(?:trans|sale)/i)
  return {
    columns,
    right: isAmountFirst ? null : rightEdge(line, columns),
    isAmountFirst,
    isPostedFirst: post >= 0 && transaction > post && transaction < Math.max(description, 40),
    hasReferenceFirst: reference >= 0 && reference < description,
    hasNumbersLast: reference > description && description >= 0,
    hasCategory: /\bcategory\b/i.test(text),
  }
}

function isBefore(text: string, first: RegExp, second: RegExp): boolean {
  const [at, then] = [text.search(first), text.search(second)]
  return at >= 0 && then > at
}

function rightEdge({ pieces }: Line, columns: readonly MoneyColumn[]): number | null {
  const rights = columns.flatMap(({ right }) => right ?? [])
  const whole = pieces.find(({ text }) => /\bdate\b/i.test(text) && /\b(?:amount|balance)\b/i.test(text))
  return rights.length > 0 ? Math.max(...rights) : (whole?.right ?? null)
}

function columnsByPosition({ pieces }: Line): MoneyColumn[] | null {
  const found = pieces.flatMap(({ text, left, right }): MoneyColumn[] => {
    if (text.length > MAX_HEADING) {
      return []
    }
    const inside = columnsByOrder(text)
    if (inside.length > 1) {
      const letter = (right - left) / text.length
      return inside.map(({ content, end }) => ({ content, right: left + end * letter }))
    }
    const content = headings.find(([, words]) => words.test(text))?.[0]
    return content === undefined ? [] : [{ content, right }]
  })
  return found.length === 0 ? null : found
}

/** Longer pieces are whole lines, whose columns can't be found by their letters. */
const MAX_HEADING = 40

const headings: readonly (readonly [MoneyContent, RegExp])[] = [
  ['balance', /balance(?: ?\(\$\))?$/i],
  ['debit', /^(?:withdrawals?|debits?|subtractions|amount subtracted|money out|paid out|charges?)\b/i],
  ['credit', /^(?:deposits?|credits?|additions|amount added|money in|paid in)\b/i],
  ['amount', /^(?:transaction )?amount\b|^\$ amount$/i],
]

/** In a line that is one piece, only the order of the headings is known. */
function columnsByOrder(text: string): { content: MoneyContent; end: number }[] {
  return [...text.matchAll(inOrder)].flatMap((match) => {
    const content = contents.find((one) => match.groups?.[one] !== undefined)
    return content === undefined ? [] : [{ content, end: match.index + match[0].length }]
  })
}

const contents: readonly MoneyContent[] = ['debit', 'credit', 'amount', 'balance']
const inOrder =
  /(?<debit>\bamount subtracted\b|\bwithdrawals\b|\bdebits\b|\bsubtractions\b|\bcharges\b)|(?<credit>\bamount added\b|\bdeposits\b|\bcredits\b(?= |$)|\badditions\b)|(?<amount>\bamount\b)|(?<balance>\bbalance\b)/gi
