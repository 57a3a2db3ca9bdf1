/** Whose shop a statement line is about: "SQ *BLUE BOTTLE 0423" is Blue Bottle's. */
import type { Leaf } from '../leaf.ts'
import type { MerchantKey } from '../merchant-key.ts'
import {
  findMerchant,
  findMerchantByKey,
  keysNamedByCards,
  type MerchantRow,
  pumpOf,
} from './merchant-lookup.ts'
import { tidyName } from './merchant-name.ts'
import { bareMarks, channels, type Processor, processors } from './merchant-noise.ts'
import { LONGEST_TEXT, withoutEntities } from './statement-text.ts'

export type Merchant = Readonly<{
  /** As a person would write it. */
  name: string
  key: MerchantKey | null
}>

/** A merchant, and what it sells where that is known. */
export type RecognizedMerchant = Merchant &
  Readonly<{
    leaf: Leaf | null
    /** What most shops of the same payment processor sell: a guess for when nothing else is known. */
    hint: Leaf | null
  }>

/**
 * Reads the text of a statement line, or a merchant's name as a bank-data provider gives it. Any text has a
 * name; a key have those that the tables know. What was paid through PayPal has the key of the shop where cards
 * name that shop, else PayPal's, since a card can pay for either. Time grows with the length of the text, of
 * which the first 200 characters count.
 */
export function recognizeMerchant(text: string): RecognizedMerchant {
  let rest = withoutEntities(text.slice(0, LONGEST_TEXT)).trim()
  let via: Processor = {}
  for (let depth = 0; depth <= MOST_WRAPPERS; depth++) {
    const row = via.owner === undefined ? findMerchant(rest) : findMerchantByKey(via.owner)
    if (row !== null) {
      return recognized(row, via)
    }
    const opened = openWrapper(rest)
    if (opened === null || opened.rest === '') {
      break
    }
    rest = opened.rest
    via = { ...via, ...opened.via }
  }
  return { name: tidyName(rest), key: via.wallet ?? null, leaf: null, hint: via.hint ?? null }
}

/** The same merchant where a code says that fuel was bought: the pump of a store that has one. */
export function atThePump(merchant: RecognizedMerchant): RecognizedMerchant {
  const { name, key, leaf } = merchant
  return key === null || leaf === null ? merchant : { ...merchant, ...pumpOf({ name, key, leaf }) }
}

/** A phone's wrapper around a bank's around a processor's around a name is the most there is. */
const MOST_WRAPPERS = 3

/** Of a merchant that is listed under 'other', as a wallet is, it is not known what it sells. */
function recognized({ name, key, leaf }: MerchantRow, { wallet, hint }: Processor): RecognizedMerchant {
  return {
    name,
    key: wallet === undefined || keysNamedByCards.has(key) ? key : wallet,
    leaf: leaf === 'other' ? null : leaf,
    hint: hint ?? null,
  }
}

function openWrapper(text: string): { rest: string; via: Processor } | null {
  const capitals = text.toUpperCase()
  const channel = channels.find((words) => capitals.startsWith(`${words} `))
  if (channel !== undefined) {
    return { rest: withoutDate(text.slice(channel.length).trim()), via: {} }
  }
  const mark = /^[A-Z][A-Z.]{1,10}(?= ?\*)/.exec(capitals)?.[0]
  if (mark !== undefined && processors[mark] !== undefined) {
    return { rest: text.slice(text.indexOf('*') + 1).trim(), via: processors[mark] }
  }
  const bare = bareMarks.find(
    (word) => capitals.startsWith(`${word} `) && /^[A-Z]{2}/.test(capitals.slice(word.length + 1)),
  )
  return bare === undefined ? null : { rest: text.slice(bare.length + 1), via: processors[bare] ?? {} }
}

function withoutDate(text: string): string {
  return text.replace(/^(?:\d\d\/\d\d|\d{4}) /, '').trim()
}
