/** Column headings of the tables in a statement, with their positions. */
import type { Line } from './page-lines.ts'
import type { Side } from './sections.ts'

export type ColumnContent = Side | 'amount' | 'balance'

export type MoneyColumn = Readonly<{
  content: ColumnContent
  /** Amounts are right-aligned under their headings. Null if the whole line is one piece of text. */
  right: number | null
}>

export type TableHeader = Readonly<{
  /** From left to right. */
  columns: readonly MoneyColumn[]
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
  const columns = columnsByPosition(line) ?? columnsByOrder(text)
  if (columns.length === 0) {
    return null
  }
  const description = text.search(/\b(?:description|detail)/i)
  const reference = text.search(/\bref(?:erence)?\b/i)
  const post = text.search(/\bpost/i)
  const transaction = text.search(/\b(?:trans|sale)/i)
  return {
    columns,
    isPostedFirst: post >= 0 && transaction > post && transaction < Math.max(description, 40),
    hasReferenceFirst: reference >= 0 && reference < description,
    hasNumbersLast: reference > description && description >= 0,
    hasCategory: /\bcategory\b/i.test(text),
  }
}

function columnsByPosition({ pieces }: Line): MoneyColumn[] | null {
  const found = pieces.flatMap(({ text, right }): MoneyColumn[] => {
    const content = text.length > 40 ? undefined : headings.find(([, words]) => words.test(text))?.[0]
    return content === undefined ? [] : [{ content, right }]
  })
  return found.length === 0 ? null : found
}

const headings: readonly (readonly [ColumnContent, RegExp])[] = [
  ['balance', /balance(?: ?\(\$\))?$/i],
  ['debit', /^(?:withdrawals?|debits?|subtractions|amount subtracted|money out|paid out|charges?)\b/i],
  ['credit', /^(?:deposits?|credits?|additions|amount added|money in|paid in)\b/i],
  ['amount', /^(?:transaction )?amount\b|^\$ amount$/i],
]

/** In a line that is one piece, only the order of the headings is known. */
function columnsByOrder(text: string): MoneyColumn[] {
  return [...text.matchAll(inOrder)].flatMap(({ groups = {} }): MoneyColumn[] => {
    const content = contents.find((one) => groups[one] !== undefined)
    return content === undefined ? [] : [{ content, right: null }]
  })
}

const contents: readonly ColumnContent[] = ['debit', 'credit', 'amount', 'balance']
const inOrder =
  /(?<debit>\bamount subtracted\b|\bwithdrawals\b|\bdebits\b|\bsubtractions\b|\bcharges\b)|(?<credit>\bamount added\b|\bdeposits\b|\bcredits\b(?= |$)|\badditions\b)|(?<amount>\bamount\b)|(?<balance>\bbalance\b)/gi
