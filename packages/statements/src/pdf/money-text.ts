/** Amounts in the lines of a statement: '-$450.00', '- $25.60', '$ 25.00-', '45.00 -', '(12.00)', '$5.00CR'. */
import { type Amount, parseAmount } from '../text/amount.ts'

const digits = String.raw`(?:\d{1,3}(?:,\d{3}){1,4}|\d{0,9})\.\d{2}`
/** A sign with a space before the digits needs a dollar sign. Otherwise it could be the minus of the amount before. */
const spacedSign = String.raw`[-+−–=] {1,2}\$ {0,2}${digits}`
const attached = String.raw`[-+−–(]?(?:\$ ?)?[-−–(]?${digits}\)?(?:-| -(?= |$))?`
const amount = String.raw`(?:${spacedSign}|${attached})(?: ?(?:CR|DR)\b)?`
const percent = String.raw`\d{1,2}(?:\.\d{1,2})?%`

/** Marks after an amount, such as the lozenge of American Express. */
const marks = '[ ⧫◆♦◊†‡*]{0,4}'
const lastToken = new RegExp(String.raw`(?:^|\s)(${amount}|${percent}|0|-)${marks}$`)
const anyAmount = new RegExp(String.raw`(?:^|[\s:])(${amount})(?![\d%])`, 'g')
const wholeAmount = new RegExp(`^(?:${amount})${marks}$`)

/** Statements print far less on a line. */
const MAX_LINE = 400
const MAX_TRAILING = 4

/** The amounts at the end of a line and the text before them. An empty column is printed as '0' or '-'. */
export type TrailingAmounts = Readonly<{ before: string; tokens: readonly string[] }>

export function splitTrailing(text: string): TrailingAmounts {
  const tokens: string[] = []
  let before = text.slice(0, MAX_LINE).trimEnd()
  while (tokens.length < MAX_TRAILING) {
    const match = lastToken.exec(before)
    if (match === null) {
      break
    }
    tokens.unshift(match[1] ?? '')
    before = before.slice(0, match.index).trimEnd()
  }
  return withoutLoneMarks({ before, tokens })
}

/** A '0' or '-' that isn't next to an amount belongs to the text. */
function withoutLoneMarks({ before, tokens }: TrailingAmounts): TrailingAmounts {
  if (!tokens.some(isMoneyToken)) {
    return { before: [before, ...tokens].join(' ').trim(), tokens: [] }
  }
  const [first = '', ...rest] = tokens
  return first === '-' && tokens.length < 3
    ? { before: `${before} ${first}`, tokens: rest }
    : { before, tokens }
}

export function isMoneyToken(token: string): boolean {
  return wholeAmount.test(token)
}

export function isPercent(token: string): boolean {
  return token.endsWith('%')
}

/** Returns the amounts anywhere in a line, with their positions. */
export function amountsIn(text: string): { text: string; start: number; end: number }[] {
  return [...text.slice(0, MAX_LINE).matchAll(anyAmount)].map((match) => {
    const found = match[1] ?? ''
    const start = match.index + match[0].length - found.length
    return { text: found, start, end: start + found.length }
  })
}

/** An amount with the sign that the statement prints. */
export type WrittenAmount = Pick<Amount, 'cents' | 'side'> & Readonly<{ isSigned: boolean }>

export function readMoney(text: string): WrittenAmount | null {
  const compact = text.replace(/[\s=⧫◆♦◊†‡*]/g, '').replace(/[−–]/g, '-')
  const parsed = parseAmount(compact, '.')
  return parsed === null
    ? null
    : { cents: parsed.cents, side: parsed.side, isSigned: /[-+(]/.test(compact) || parsed.side !== null }
}
