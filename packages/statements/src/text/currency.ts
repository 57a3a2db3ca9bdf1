/** Currencies as files write them: codes, signs and words. */

/** Returns the code of a sign, a code or a word such as 'Euro', or null if it names no currency we know. */
export function currencyOf(text: string): string | null {
  const plain = text.trim()
  if (plain === '') {
    return null
  }
  return bySign.get(plain) ?? byWord.get(plain.toLowerCase()) ?? null
}

/**
 * Returns the code in a cell of a currency column, such as 'USD - US Dollar'. Unknown names count as currencies of
 * their own, because such rows aren't in US dollars. Null if the cell is empty or has no name.
 */
export function currencyInCell(cell: string): string | null {
  const known = currencyOf(cell) ?? currencyOf(/^[A-Za-z]{3}\b/.exec(cell)?.[0] ?? '')
  return known ?? (/[a-z]{3}/i.test(cell) ? cell.slice(0, 20).toUpperCase() : null)
}

/** Returns a name for sentences, in the plural. Unknown codes stay as they are. */
export function currencyName(code: string): string {
  return currencies.find(([known]) => known === code)?.[1] ?? code
}

/** Returns the currency in a heading such as 'Amount (EUR)' or 'Betrag in €', or null. */
export function currencyInHeading(heading: string): string | null {
  for (const word of heading.slice(0, 80).split(/[\s()[\]/:,_-]+/)) {
    const found = /^(?:[A-Za-z]{3}|[^\w\s]|[A-Z]{1,3}\$)$/.test(word) ? currencyOf(word) : null
    // A lone dollar sign can be any dollar.
    if (found !== null && word !== '$') {
      return found
    }
  }
  return null
}

/** Returns the currency that a line such as 'Currency: CAD' above the table states, or null. */
export function currencyInPreamble(preamble: string): string | null {
  const stated = /\b(?:currency|ccy)[ \t:=,;]{1,8}([A-Z]{3}|[€£¥₹])(?![A-Za-z])/i.exec(preamble)
  return stated === null ? null : currencyOf(stated[1] ?? '')
}

/** Code, name in the plural, signs, and words in lower case. Codes are words too. */
const currencies: readonly (readonly [code: string, name: string, signs: string, words: string])[] = [
  ['USD', 'US dollars', '$ US$', 'us|usa|us dollar|us dollars|u.s. dollar|u.s. dollars|dollar|dollars|usd$'],
  ['EUR', 'euros', '€', 'euro|euros'],
  ['GBP', 'British pounds', '£', 'pound|pounds|pound sterling|british pound|british pounds'],
  ['CAD', 'Canadian dollars', 'C$ CA$ CAD$', 'canadian dollar|canadian dollars'],
  ['AUD', 'Australian dollars', 'A$ AU$ AUD$', 'australian dollar|australian dollars'],
  ['NZD', 'New Zealand dollars', 'NZ$', 'new zealand dollar|new zealand dollars'],
  ['MXN', 'Mexican pesos', 'MX$ Mex$', 'mexican peso|mexican pesos'],
  ['JPY', 'Japanese yen', '¥ ￥ JP¥', 'yen|japanese yen'],
  ['CNY', 'Chinese yuan', 'CN¥ RMB', 'yuan|chinese yuan|renminbi'],
  ['INR', 'Indian rupees', '₹ Rs Rs.', 'rupee|rupees|indian rupee|indian rupees'],
  ['CHF', 'Swiss francs', 'Fr. SFr.', 'swiss franc|swiss francs'],
  ['SEK', 'Swedish kronor', 'kr', 'swedish krona'],
  ['NOK', 'Norwegian kroner', '', 'norwegian krone'],
  ['DKK', 'Danish kroner', 'kr.', 'danish krone'],
  ['PLN', 'Polish zloty', 'zł', 'zloty'],
  ['CZK', 'Czech koruna', 'Kč', ''],
  ['HUF', 'Hungarian forints', 'Ft', ''],
  ['BRL', 'Brazilian reais', 'R$', 'real|reais'],
  ['ZAR', 'South African rand', '', ''],
  ['SGD', 'Singapore dollars', 'S$ SG$', 'singapore dollar'],
  ['HKD', 'Hong Kong dollars', 'HK$', 'hong kong dollar'],
  ['TWD', 'New Taiwan dollars', 'NT$', ''],
  ['KRW', 'South Korean won', '₩', ''],
  ['PHP', 'Philippine pesos', '₱', ''],
  ['THB', 'Thai baht', '฿', ''],
  ['VND', 'Vietnamese dong', '₫', ''],
  ['ILS', 'Israeli shekels', '₪', ''],
  ['TRY', 'Turkish lira', '₺', ''],
  ['RUB', 'Russian rubles', '₽', ''],
  ['UAH', 'Ukrainian hryvnias', '₴', ''],
  ['NGN', 'Nigerian naira', '₦', ''],
  ['AED', 'UAE dirhams', '', ''],
  ['SAR', 'Saudi riyals', '', ''],
]

const bySign = new Map(
  currencies.flatMap(([code, , signs]) => signs.split(' ').map((sign) => [sign, code] as const)),
)
const byWord = new Map(
  currencies.flatMap(([code, , , words]) =>
    [code.toLowerCase(), ...words.split('|')].map((word) => [word, code] as const),
  ),
)
