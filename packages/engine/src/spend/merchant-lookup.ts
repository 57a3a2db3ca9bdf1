/** The merchants of the tables, found by how a statement's text begins. */
import { type Leaf, leaves } from '../leaf.ts'
import type { MerchantKey } from '../merchant-key.ts'
import { foodAndTravelMerchants } from './merchant-table-food-travel.ts'
import { type MerchantRows, namedMerchants } from './merchant-table-named.ts'
import { shopAndServiceMerchants } from './merchant-table-shops-services.ts'
import { createPhraseTable } from './phrase-table.ts'
import { plainText } from './statement-text.ts'

/** A merchant, or a part of it, that sells one thing. */
export type MerchantRow = Readonly<{ key: MerchantKey; name: string; leaf: Leaf }>

/** Texts that begin like a merchant's and are not: a place, or a way of paying. */
const lookAlikes = ['HILTON HEAD*', 'GOOGLE PAY*']

const named = rowsOf(namedMerchants)
const rows = [...named, ...rowsOf(foodAndTravelMerchants), ...rowsOf(shopAndServiceMerchants)]
const patterns = createPhraseTable<MerchantRow | 'nobody'>([
  ...rows.flatMap(({ row, phrases }) => phrases.map((phrase) => [phrase, row] as const)),
  ...phrasesOfNames(),
  ...lookAlikes.map((phrase) => [phrase, 'nobody'] as const),
])
const rowsByKey = new Map(rows.toReversed().map(({ row }) => [row.key, row]))

/** Every merchant that the tables know, under the order of its leaves. */
export const knownMerchants: readonly MerchantRow[] = rows.map(({ row }) => row)

/** Keys that cards of the catalog name. */
export const keysNamedByCards: ReadonlySet<MerchantKey> = new Set(named.map(({ row }) => row.key))

/** Merchants whose shops and services carry different codes: where a code is known it decides on the leaf. */
export const keysOfManyCodes: ReadonlySet<MerchantKey> = new Set([
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

/** The merchant whose pattern the text begins with; at a store's pump, the pump. */
export function findMerchant(text: string): MerchantRow | null {
  const plain = plainText(text)
  const row = patterns.at(plain, 0)
  if (row === null || row === 'nobody') {
    return null
  }
  return / (?:GAS|FUEL|GASOLINE)(?:[ \d]|$)/.test(plain) ? pumpOf(row) : row
}

/** The first row of a merchant. */
export function findMerchantByKey(key: MerchantKey): MerchantRow | null {
  return rowsByKey.get(key) ?? null
}

/** Where a store sells fuel, its pump; Costco's is a merchant of its own. Anyone else stays as is. */
export function pumpOf(row: MerchantRow): MerchantRow {
  const hasPump = row.leaf === 'supermarket' || row.leaf === 'wholesale-club' || row.leaf === 'superstore'
  return hasPump ? (rowsByKey.get(`${row.key}-gas`) ?? { ...row, leaf: 'gas' }) : row
}

function rowsOf(table: MerchantRows): { row: MerchantRow; phrases: readonly string[] }[] {
  return leaves.flatMap((leaf) =>
    (table[leaf] ?? []).map(([key, name, ...phrases]) => ({ row: { key, name, leaf }, phrases })),
  )
}

/** A name that two rows share, as a chain's brands do, stands for the first of them. */
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
