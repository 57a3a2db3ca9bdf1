/** Derives the payee and the category from a statement description. */
import { localMerchantGroups } from './local-merchants.ts'
import { type Channel, merchantGroups } from './merchants.ts'
import { moreMerchantGroups } from './more-merchants.ts'
import { phrases } from './phrases.ts'

export type Payee = {
  /** Null if there is no merchant, or no known one. */
  readonly name: string | null
  readonly detailed: string
  readonly mcc: string | null
  readonly channel: Channel
  readonly country: string
  readonly counterparty:
    | 'merchant'
    | 'marketplace'
    | 'income_source'
    | 'financial_institution'
    | 'payment_app'
    | null
  readonly confidence: 'VERY_HIGH' | 'HIGH' | 'LOW'
}

const HOME_COUNTRY = 'US'

const UNKNOWN: Payee = {
  name: null,
  detailed: 'GENERAL_MERCHANDISE_OTHER_GENERAL_MERCHANDISE',
  mcc: null,
  channel: 'other',
  country: HOME_COUNTRY,
  counterparty: null,
  confidence: 'LOW',
}

const MARKETPLACES = 'GENERAL_MERCHANDISE_ONLINE_MARKETPLACES'

const groups = [...merchantGroups, ...moreMerchantGroups, ...localMerchantGroups]

const merchants = groups.flatMap(({ names, detailed, mcc, channel, country = HOME_COUNTRY }) =>
  Object.entries(names).map(([name, patterns]) => ({
    patterns: patterns.split('|'),
    payee: {
      name,
      detailed,
      mcc,
      channel,
      country,
      counterparty: detailed === MARKETPLACES ? 'marketplace' : 'merchant',
      confidence: 'VERY_HIGH',
    } satisfies Payee,
  })),
)

const phrasePayees = phrases.map(({ patterns, ...phrase }) => ({
  patterns: patterns.split('|'),
  payee: { ...phrase, name: null, mcc: null, country: HOME_COUNTRY, confidence: 'HIGH' } satisfies Payee,
}))

/** Longest pattern first; on a tie the merchant comes before the phrase, because it's more specific. */
const payeesByPattern: readonly { pattern: string; payee: Payee }[] = [...merchants, ...phrasePayees]
  .flatMap(({ patterns, payee }) => patterns.map((pattern) => ({ pattern: normalize(pattern), payee })))
  .toSorted((a, b) => b.pattern.length - a.pattern.length)

/** Bounds the cache, because callers can send arbitrary descriptions. */
const MAX_CACHED = 2000
const cache = new Map<string, Payee>()

/** Returns general merchandise with LOW confidence if no pattern matches. */
export function categorize(description: string): Payee {
  const cached = cache.get(description)
  if (cached !== undefined) {
    return cached
  }
  const text = ` ${normalize(description)} `
  const payee = payeesByPattern.find(({ pattern }) => text.includes(` ${pattern} `))?.payee ?? UNKNOWN
  if (cache.size < MAX_CACHED) {
    cache.set(description, payee)
  }
  return payee
}

/** Returns the description that statements show for a merchant. */
export function descriptionOf(merchant: string): string {
  const pattern = merchants.find(({ payee }) => payee.name === merchant)?.patterns[0]
  if (pattern === undefined) {
    throw new Error(`Unknown merchant: ${merchant}`)
  }
  return pattern
}

function normalize(text: string): string {
  return text
    .toUpperCase()
    .replaceAll("'", '')
    .replaceAll(/[^A-Z0-9&]+/g, ' ')
    .trim()
}
