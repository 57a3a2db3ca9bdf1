/**
 * Category names in files from issuers and budgeting apps. A name means the same in all of them, so the source doesn't
 * matter. Case, spaces, signs, emoji, plurals and 'and' are ignored.
 */
import type { CategoryKey } from '@cardsight/engine/categories'
import { broadNames, tooGeneralNames } from './issuer-names-broad.ts'
import { namesOfNonPurchases } from './issuer-names-of-non-purchases.ts'
import { namesOfPurchases } from './issuer-names-of-purchases.ts'
import { listed } from './listed.ts'
import { type Ruling, rulingsByWord } from './ruling.ts'

export type IssuerCategory = Readonly<{
  /** Leaf, or the reason why it isn't a purchase; null if the name is too general. */
  ruling: Ruling | null
  /** A broad name covers several kinds of stores. What is known about the merchant should come before it. */
  isBroad: boolean
  /** Display categories that a broad name covers; null if it covers all, or if the name isn't broad. */
  covers: readonly CategoryKey[] | null
}>

/**
 * Reads a name, or returns null if it's unknown. A name with a group, as in 'Food & Dining:Groceries' or
 * 'Restaurant-Restaurant', counts as its most specific known part.
 */
export function readIssuerCategory(name: string): IssuerCategory | null {
  const text = name.slice(0, MAX_NAME_LENGTH)
  const found = meanings.get(keyOf(text))
  if (found !== undefined) {
    return found
  }
  if (/^\s?\[|:\s?\[/.test(text)) {
    return transferToAccount
  }
  const parts = text.split(/[:>-]/).map((part) => meanings.get(keyOf(part)) ?? null)
  return parts.findLast((part) => part !== null && part.ruling !== null) ?? parts.findLast(Boolean) ?? null
}

/** Leaf of a name, or the reason why it isn't a purchase; null if the name is unknown or too general. */
export function ruleByIssuerCategory(name: string): Ruling | null {
  return readIssuerCategory(name)?.ruling ?? null
}

/** No issuer's name is longer. */
const MAX_NAME_LENGTH = 100

/** Quicken writes the other account in brackets instead of a category. */
const transferToAccount: IssuerCategory = { ruling: 'transfer', isBroad: false, covers: null }

/** 'Bills & Utilities', 'bill and utility' and '💡 BILLS/UTILITIES' have the same key. */
function keyOf(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .split(/[^a-z0-9]/)
    .filter((word) => word !== '' && word !== 'and')
    .map(singular)
    .join(' ')
}

function singular(word: string): string {
  const stem = word.replace(/(?<=x|ch|sh|ss)es$|(?<!s)s$/, '')
  return stem.endsWith('ie') ? `${stem.slice(0, -2)}y` : stem
}

const meanings = createMeanings()

/** Throws RangeError if a name has two meanings. */
function createMeanings(): ReadonlyMap<string, IssuerCategory> {
  const found = new Map<string, IssuerCategory>()
  const add = (name: string, meaning: IssuerCategory) => {
    const key = keyOf(name)
    const other = found.get(key)
    if (other !== undefined && (other.ruling !== meaning.ruling || other.isBroad !== meaning.isBroad)) {
      throw new RangeError(`the category name '${name}' has two meanings`)
    }
    found.set(key, meaning)
  }
  for (const table of [namesOfPurchases, namesOfNonPurchases]) {
    const words = Object.entries(table).map(([ruling, names]) => [ruling, listed(names)])
    for (const [name, ruling] of rulingsByWord(Object.fromEntries(words))) {
      add(name, { ruling, isBroad: false, covers: null })
    }
  }
  for (const { names, leaf, covers } of broadNames) {
    for (const name of listed(names)) {
      add(name, { ruling: leaf, isBroad: true, covers })
    }
  }
  for (const name of listed(tooGeneralNames)) {
    add(name, { ruling: null, isBroad: true, covers: null })
  }
  return found
}
