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

/** Returns the code of a sign, a word or any ISO code in capitals, or null. */
function currencyOrCode(text: string): string | null {
  return currencyOf(text) ?? (isoCodes.has(text) ? text : null)
}

/** Returns the currency in a heading such as 'Amount (EUR)' or 'Betrag in €', or null. */
export function currencyInHeading(heading: string): string | null {
  for (const word of heading.slice(0, 80).split(/[\s()[\]/:,_-]+/)) {
    const found = /^(?:[A-Za-z]{3}|[^\w\s]|[A-Z]{1,3}\$)$/.test(word) ? currencyOrCode(word) : null
    // A lone dollar sign can be any dollar.
    if (found !== null && word !== '$') {
      return found
    }
  }
  return null
}

/** Returns the currency that a line such as 'Currency: CAD' or 'All amounts in euros' above the table states, or null. */
export function currencyInPreamble(preamble: string): string | null {
  const stated = afterLabel.exec(preamble)?.[1]
  const [first = '', second = '', third = ''] = (amountsIn.exec(preamble)?.[1] ?? '').split(/[ \t]+/)
  const inWords = [`${first} ${second} ${third}`, `${first} ${second}`, first].map((words) => words.trim())
  const found = [...(stated === undefined ? [] : [stated.toUpperCase()]), ...inWords].map(currencyOrCode)
  return found.find((code) => code !== null) ?? null
}

const afterLabel =
  /\b(?:currency|ccy|w(?:ä|ae?)hrung|devise|moneda|valuta|divisa)[ \t:=,;]{1,8}([A-Z]{3}|[€£¥₹])(?![A-Za-z])/i
const amountsIn =
  /\b(?:amounts?|balances?|figures|values)(?: (?:are|is|shown|stated|listed|displayed|expressed|given))* in:? ([^\n,;.]{1,40})/i

/** Returns the currency if all texts are ISO codes, and the same one. */
export function currencyOfCodes(texts: readonly string[]): string | null {
  const [first = ''] = texts
  return isoCodes.has(first) && texts.every((text) => text === first) ? first : null
}

/** All codes in use, which count only in capitals: 'all' and 'top' are words. */
const isoCodes: ReadonlySet<string> = new Set(
  (
    'AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BHD BIF BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF CLP ' +
    'CNH CNY COP CRC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GNF GTQ GYD HKD HNL HTG HUF ' +
    'IDR ILS INR IQD IRR ISK JMD JOD JPY KES KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA MKD MMK ' +
    'MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR ' +
    'SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH UGX USD UYU UZS VES ' +
    'VND VUV WST XAF XCD XOF XPF YER ZAR ZMW'
  ).split(' '),
)

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
  ['MYR', 'Malaysian ringgit', 'RM', 'ringgit'],
  ['IDR', 'Indonesian rupiah', 'Rp', 'rupiah'],
  ['RON', 'Romanian lei', 'lei', ''],
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
