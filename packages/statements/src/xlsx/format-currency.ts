/** Currency in the number formats of a workbook: a cell that shows €10.00 stores only 10. */
import { currencyOf } from '../text/currency.ts'

/**
 * Returns the currency of the formats that cells have, or null if they have none, US dollars or several. Formats
 * that no cell has don't count: spreadsheets store some that nobody chose.
 */
export function formatCurrency(styles: string, sheets: () => readonly string[]): string | null {
  const ofStyle = currencyOfStyles(styles)
  if (ofStyle.every((currency) => currency === null || currency === 'USD')) {
    return null
  }
  const found = new Set<string>()
  for (const sheet of sheets()) {
    for (const [, style] of sheet.matchAll(/<c\s[^<>]{0,200}?\bs="(\d{1,5})"/g)) {
      const currency = ofStyle[Number(style)] ?? null
      if (currency !== null) {
        found.add(currency)
      }
    }
  }
  const [only = null] = found
  return found.size === 1 ? only : null
}

/** Currency of each cell style, by index. */
function currencyOfStyles(styles: string): (string | null)[] {
  const formats = new Map<string, string | null>()
  for (const [tag] of styles.matchAll(/<numFmt\s[^<>]{0,600}>/g)) {
    formats.set(attribute(tag, 'numFmtId'), currencyInFormat(attribute(tag, 'formatCode')))
  }
  const start = styles.indexOf('<cellXfs')
  const cellStyles = start < 0 ? '' : styles.slice(start, styles.indexOf('</cellXfs>', start))
  return Array.from(
    cellStyles.matchAll(/<xf\s[^<>]{0,600}>/g),
    ([tag]) => formats.get(attribute(tag, 'numFmtId')) ?? null,
  )
}

function attribute(tag: string, name: string): string {
  return new RegExp(`\\b${name}="([^"]{0,400})"`).exec(tag)?.[1] ?? ''
}

/** '[$€-407]' and '[$EUR]' name a currency, and so does a plain sign. */
function currencyInFormat(format: string): string | null {
  const named = /\[\$([^\]\-\d]{1,5})/.exec(format)
  const sign = /[€£¥₹₩₪₺₽₱]|(?:CA?|AU?|NZ|MX|HK)?\$/.exec(format)
  return currencyOf(named?.[1] ?? sign?.[0] ?? '')
}
