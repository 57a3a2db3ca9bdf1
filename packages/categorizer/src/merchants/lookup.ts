/** Finds a merchant in the tables by the start of a statement's text. */
import { type Leaf, leaves } from '@cardsight/engine/categories'
import type { MerchantKey } from '@cardsight/engine/spending'
import { isCityBeforeState } from '../text/location.ts'
import { createPhraseTable } from '../text/phrase-table.ts'
import { plainText } from '../text/statement-text.ts'
import { foodAndTravelMerchants } from './table-food-travel.ts'
import { type MerchantRows, namedMerchants } from './table-named.ts'
import { namedShops } from './table-named-shops.ts'
import { shopAndServiceMerchants } from './table-shops-services.ts'

/** A merchant, or a part of it, with one leaf. */
export type MerchantRow = Readonly<{ key: MerchantKey; name: string; leaf: Leaf }>

/** Texts that start like a merchant's name but aren't: locations and payment methods. */
const lookAlikes = ['HILTON HEAD*', 'GOOGLE PAY*', 'HERTZ EQUIP*']

const named = [...rowsOf(namedMerchants), ...rowsOf(namedShops)]
const rows = [...named, ...rowsOf(foodAndTravelMerchants), ...rowsOf(shopAndServiceMerchants)]
const patterns = createPhraseTable<MerchantRow | 'nobody'>([
  ...rows.flatMap(({ row, phrases }) => phrases.map((phrase) => [phrase, row] as const)),
  ...phrasesOfNames(),
  ...lookAlikes.map((phrase) => [phrase, 'nobody'] as const),
])
const rowsByKey = new Map(rows.toReversed().map(({ row }) => [row.key, row]))

/** All merchants in the tables, in the order of their leaves. */
export const knownMerchants: readonly MerchantRow[] = rows.map(({ row }) => row)

/** Merchant keys that cards in the catalog use. */
export const keysNamedByCards: ReadonlySet<MerchantKey> = new Set(named.map(({ row }) => row.key))

/** Merchants with several MCCs. If a line has an MCC, it determines the leaf. */
export const keysWithSeveralCodes: ReadonlySet<MerchantKey> = new Set([
  '7-eleven',
  'apple',
  'buc-ees',
  'caseys',
  'circle-k',
  'cumberland-farms',
  'disney',
  'flying-j',
  'google-play',
  'kwik-trip',
  'loves',
  'meijer',
  'microsoft',
  'quiktrip',
  'sheetz',
  'target',
  'uber',
  'walmart',
  'wawa',
])

/** Merchants that sell for many others, or under several MCCs, so that their name alone doesn't tell. */
export const keysOfManyKinds: ReadonlySet<MerchantKey> = new Set([
  '7-eleven',
  'adobe',
  'audible',
  'b-and-h',
  'circle-k',
  'eventbrite',
  'google-play',
  'microsoft',
  'wayfair',
  'ymca',
])

/** Merchant whose pattern the text starts with, or the store's gas station if the text says so. */
export function findMerchant(text: string): MerchantRow | null {
  const plain = withFuelApart(plainText(text))
  const row =
    patterns.at(plain, 0) ??
    patterns.at(withGluedNumberApart(plain), 0) ??
    beforeLocation(plain) ??
    atWebAddress(plain)
  if (row === null || row === 'nobody') {
    return null
  }
  return / (?:GAS|FUEL|GASOLINE)(?:[ \d]|$)/.test(plain) ? gasStationOf(row) : row
}

/** 'KROGERFUEL CTR' becomes 'KROGER FUEL CTR'. */
function withFuelApart(plain: string): string {
  return plain.replace(/^([A-Z]{4,12})(?=FUEL(?: |$))/, '$1 ')
}

/** A domain is a whole name, even if the word alone could begin another one: 'AVIS COM PREPAY'. */
function atWebAddress(plain: string): MerchantRow | 'nobody' | null {
  const [, domain] = /^([A-Z]{3,20}) COM(?: |$)/.exec(plain) ?? []
  return domain === undefined ? null : patterns.at(domain, 0)
}

/** 'TARGET00012211' becomes 'TARGET 00012211'. */
function withGluedNumberApart(plain: string): string {
  return plain.replace(/^([A-Z]{2,12})(?=\d{3})/, '$1 ')
}

/**
 * Chains with an ordinary word or initials as their name, in a line that has only a location after it. The city may be
 * cut off and the state glued to it: 'TARGET VIRGINIA BEACVA'.
 */
function beforeLocation(plain: string): MerchantRow | 'nobody' | null {
  const [first = '', ...location] = plain.split(' ')
  return chainsBeforeLocation.has(first) && isCityBeforeState(location) ? patterns.at(first, 0) : null
}

const chainsBeforeLocation = new Set('BP GIANT MARATHON NEX PILOT SHELL SPEEDWAY TARGET'.split(' '))
/** First row of a merchant. */
export function findMerchantByKey(key: MerchantKey): MerchantRow | null {
  return rowsByKey.get(key) ?? null
}

/** Gas station of a store that has one (Costco's is a separate merchant). Returns other merchants unchanged. */
export function gasStationOf(row: MerchantRow): MerchantRow {
  const hasGasStation =
    row.leaf === 'supermarket' || row.leaf === 'wholesale-club' || row.leaf === 'superstore'
  return hasGasStation ? (rowsByKey.get(`${row.key}-gas`) ?? { ...row, leaf: 'gas' }) : row
}

function rowsOf(table: MerchantRows): { row: MerchantRow; phrases: readonly string[] }[] {
  return leaves.flatMap((leaf) =>
    (table[leaf] ?? []).map(([key, name, ...phrases]) => ({ row: { key, name, leaf }, phrases })),
  )
}

/** If rows share a name, as a chain's brands do, the first one wins. */
function phrasesOfNames(): Map<string, MerchantRow> {
  const taken = new Set(rows.flatMap(({ phrases }) => phrases))
  const phrases = new Map<string, MerchantRow>()
  for (const { row } of rows) {
    const phrase = `${plainText(row.name)}#`
    if (!taken.has(phrase) && !phrases.has(phrase)) {
      phrases.set(phrase, row)
    }
  }
  return phrases
}
