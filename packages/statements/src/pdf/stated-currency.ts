/** Currency of a whole PDF, by the headings of its tables, by what it says about its amounts, or by their signs. */
import { currencyInHeading, currencyInPreamble, currencyOf } from '../text/currency.ts'
import type { Line } from './page-lines.ts'
import { tableHeaderOf } from './table-header.ts'

/** A card lists purchases abroad with other signs, but its own amounts are more. */
const MIN_SIGNED_LINES = 3
const SEARCHED_LINES = 400

/** Returns a code other than USD, or null. */
export function otherCurrencyOf(lines: readonly Line[]): string | null {
  const searched = lines.slice(0, SEARCHED_LINES)
  for (const line of searched) {
    const inHeading = tableHeaderOf(line) === null ? null : currencyInHeading(line.text)
    if (inHeading !== null) {
      return unlessDollars(inHeading)
    }
  }
  const stated = currencyInPreamble(searched.map(({ text }) => text).join('\n'))
  return unlessDollars(stated ?? currencyOfSigns(searched))
}

function unlessDollars(currency: string | null): string | null {
  return currency === 'USD' ? null : currency
}

/** The sign before the last amount of most lines with one. */
function currencyOfSigns(lines: readonly Line[]): string | null {
  const signs = lines.flatMap(({ text }) => lastSigned.exec(text)?.[1] ?? [])
  const dollars = lines.filter(({ text }) => /\d\.\d\d/.test(text)).length
  const [sign = ''] = signs
  const isUsual = signs.length >= MIN_SIGNED_LINES && signs.length * 2 > dollars
  return isUsual && signs.every((other) => other === sign) ? currencyOf(sign) : null
}

const lastSigned = /[-+(]?([€£¥₹₩₪₺₽₱฿]|(?:CA?|AU?|NZ|HK|S)\$|CHF|RM) ?\d[\d,.]{0,12}\)?(?: ?(?:CR|DR))?$/
