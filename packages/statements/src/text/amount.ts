/**
 * Amounts as banks write them: leading and trailing signs, parentheses, currencies, two decimal separators.
 */
import { MAX_CENTS_PER_YEAR } from '@cardsight/engine/money'
import { currencyOf } from './currency.ts'

export type Decimal = '.' | ','

export type Amount = Readonly<{
  /** With the sign in the text. */
  cents: number
  /** Direction of the money, if letters after the amount state it. */
  side: 'debit' | 'credit' | null
  /** Currency code, if the text names a currency, US dollars included. */
  currency: string | null
}>

/**
 * Parses a text that is an amount and nothing else. Returns null for any other text, and for more than a run
 * can count.
 */
export function parseAmount(text: string, decimal: Decimal): Amount | null {
  if (decimal === '.' && plainShape.test(text)) {
    return withinBounds(Number(text.replace('.', '')), null, null)
  }
  if (text.length > 40 || !/\d/.test(text)) {
    return null
  }
  const ascii = text
    .trim()
    .replace(/[\u00a0\u202f\u2009]/g, ' ')
    .replace(/[\u2212\u2013]/g, '-')
  const inBrackets = /^([^()]*)\(([^()]*)\)([^()]*)$/.exec(ascii)
  const match = shape.exec(inBrackets === null ? ascii : inBrackets.slice(1).join(''))
  if (match === null) {
    return null
  }
  const [, before = '', digits = '', after = ''] = match
  const [head, tail] = [readAffix(before), readAffix(after)]
  const size = centsOf(digits, decimal)
  if (size === null || head === null || tail === null) {
    return null
  }
  const isNegative = inBrackets !== null || head.isNegative || tail.isNegative
  return withinBounds(isNegative ? -size : size, tail.side ?? head.side, head.currency ?? tail.currency)
}

/** Returns the decimal separator used in all amounts of a column; a point if they don't show it. */
export function decimalOf(texts: Iterable<string>): Decimal {
  let [points, commas] = [0, 0]
  for (const text of texts) {
    const last = /([.,])(\d+)\D*$/.exec(text)
    if (last === null) {
      continue
    }
    const [, mark = '', digits = ''] = last
    const hasOther = text.includes(mark === ',' ? '.' : ',')
    if (digits.length === 3 && !hasOther) {
      continue
    }
    if (mark === ',') {
      commas += 1
    } else {
      points += 1
    }
  }
  return commas > points ? ',' : '.'
}

const plainShape = /^-?\d{1,8}\.\d\d$/
const shape = /^([^\d.]*)((?:\d|[.,]\d)[\d.,' ]*)([^\d]*)$/

type Affix = Readonly<{ isNegative: boolean; side: Amount['side']; currency: string | null }>

/** Text before or after the digits; null if it can't be part of an amount. */
function readAffix(text: string): Affix | null {
  let rest = text.trim()
  if (rest === '') {
    return emptyAffix
  }
  const isNegative = rest.includes('-')
  rest = rest.replace(/[-+]/, '').trim()
  const side = /^(.*?)\s*\b(CR|DR|DB|CREDIT|DEBIT)\.?$/i.exec(rest)
  const name = (side?.[1] ?? rest).trim()
  const currency = currencyOf(name)
  if (currency === null && name !== '') {
    return null
  }
  return { isNegative, side: side === null ? null : sideOf(side[2] ?? ''), currency }
}

const emptyAffix: Affix = { isNegative: false, side: null, currency: null }

function sideOf(letters: string): Amount['side'] {
  return letters.toUpperCase().startsWith('C') ? 'credit' : 'debit'
}

function centsOf(digits: string, decimal: Decimal): number | null {
  const trimmed = digits.trim()
  const at = trimmed.lastIndexOf(decimal)
  const whole = at < 0 ? trimmed : trimmed.slice(0, at)
  const fraction = at < 0 ? '' : trimmed.slice(at + 1)
  const groups = whole.split(decimal === '.' ? /[, ']/ : /[. ']/)
  const isGrouped = groups.length === 1 || groups.slice(1).every((group) => /^\d{2,3}$/.test(group))
  // Some banks pad amounts to a fixed width.
  const all = groups.join('').replace(/^0+(?=\d)/, '')
  if (!isGrouped || !/^\d*$/.test(all) || !/^\d*$/.test(fraction) || all.length > 12) {
    return null
  }
  const cents = Number(`${all}${fraction.slice(0, 2).padEnd(2, '0')}`)
  return (fraction[2] ?? '0') >= '5' ? cents + 1 : cents
}

function withinBounds(cents: number, side: Amount['side'], currency: string | null): Amount | null {
  return Math.abs(cents) > MAX_CENTS_PER_YEAR ? null : { cents: cents === 0 ? 0 : cents, side, currency }
}
