/** Recognizes the merchant in a statement line: "SQ *BLUE BOTTLE 0423" is Blue Bottle. */
import type { Leaf } from '@cardsight/engine/categories'
import type { MerchantKey } from '@cardsight/engine/spending'
import { tidyName } from '../text/merchant-name.ts'
import type { Processor } from '../text/merchant-noise.ts'
import { removePrefix } from '../text/prefixes.ts'
import { MAX_TEXT_LENGTH, withoutEntities } from '../text/statement-text.ts'
import {
  findMerchant,
  findMerchantByKey,
  gasStationOf,
  keysNamedByCards,
  type MerchantRow,
} from './lookup.ts'

export type Merchant = Readonly<{
  /** Display name. */
  name: string
  key: MerchantKey | null
}>

/** A merchant with its leaf, if known. */
export type RecognizedMerchant = Merchant &
  Readonly<{
    leaf: Leaf | null
    /** Leaf of most merchants with the same payment processor: a guess, used as a last resort. */
    hint: Leaf | null
    /** The text without the prefixes of banks and processors. */
    text: string
  }>

/**
 * Reads the text of a statement line, or a merchant name from a bank data provider. Every text has a name; only
 * merchants in the tables have a key. A PayPal purchase has the merchant's key if a card names that merchant, otherwise
 * PayPal's, because a card can pay for either. Runs in linear time and reads only the first 200 characters.
 */
export function recognizeMerchant(text: string): RecognizedMerchant {
  let rest = withoutEntities(text.slice(0, MAX_TEXT_LENGTH)).trim()
  let via: Processor = {}
  for (let depth = 0; depth <= MAX_PREFIXES; depth++) {
    const row = via.owner === undefined ? findMerchant(rest) : findMerchantByKey(via.owner)
    if (row !== null) {
      return { ...toRecognized(row, via), text: rest }
    }
    const opened = removePrefix(rest)
    if (opened === null || opened.rest === '') {
      break
    }
    rest = opened.rest
    via = { ...via, ...opened.via }
  }
  return { name: tidyName(rest), key: via.wallet ?? null, leaf: null, hint: via.hint ?? null, text: rest }
}

/** Returns the gas station of a store that has one, for lines whose code says fuel. */
export function atGasStation(merchant: RecognizedMerchant): RecognizedMerchant {
  const { name, key, leaf } = merchant
  return key === null || leaf === null ? merchant : { ...merchant, ...gasStationOf({ name, key, leaf }) }
}

/** At most a phone's prefix, then a bank's, then a payment processor's, then the name. */
const MAX_PREFIXES = 3

/** The leaf of a merchant listed as 'other', such as a digital wallet, is unknown. */
function toRecognized(
  { name, key, leaf }: MerchantRow,
  { wallet, hint }: Processor,
): Omit<RecognizedMerchant, 'text'> {
  return {
    name,
    key: wallet === undefined || keysNamedByCards.has(key) ? key : wallet,
    leaf: leaf === 'other' ? null : leaf,
    hint: hint ?? null,
  }
}
