/** The transactions of the Spending page: corrected, filtered and sorted. */
import {
  type BillLeaf,
  type CategoryKey,
  categoryOfLeaf,
  isBill,
  isLeaf,
  type Leaf,
} from '@cardsight/engine/categories'
import {
  createCorrector,
  type LeftOutKind,
  MAX_SPLIT,
  merchantNameKey,
  type Purchase,
  partsOf,
  type RowCorrection,
  type RowIdentity,
  rowText,
  type SpendingCorrections,
  wordingKey,
} from '@cardsight/engine/spending'
import type { SpendingLine } from '../../worker/imported-lines.ts'

export type { SpendingLine }

type PurchaseLeaf = Exclude<Leaf, BillLeaf>

/** Rent and taxes have names like categories, but runs count no line of theirs as a purchase. */
export function isPurchaseLeaf(is: string): is is PurchaseLeaf {
  return isLeaf(is) && !isBill(is)
}

export type ListedLine = Readonly<{
  id: number
  /** From the end of the list of lines, which stays the same while older ones arrive. */
  place: number
  /** With the amount of this part, and the person's own name for the merchant. */
  line: SpendingLine
  /** Our name for the merchant. */
  found: string
  /** The category of a purchase, otherwise why it isn't one. */
  is: PurchaseLeaf | LeftOutKind | 'excluded'
  /** Which of the person's corrections decides; null if it's our category. */
  by: 'row' | 'wording' | 'merchant' | null
  /** The correction of this row alone, if there's one. */
  row: RowCorrection | null
  /** Which part of a split row, from 0. */
  part: number
}>

export type ListedPurchase = ListedLine & Readonly<{ is: PurchaseLeaf }>

/** In the order of the lines. A line that the person split is in several parts. */
export function correctLines(lines: readonly SpendingLine[], corrections: SpendingCorrections): ListedLine[] {
  const correct = createCorrector(corrections)
  const listed: ListedLine[] = []
  // Without a list for each line: this runs on every line after every correction.
  for (const [index, line] of lines.entries()) {
    const place = lines.length - 1 - index
    const id = place * (MAX_SPLIT + 1)
    const { kind, merchant: found } = line
    const corrected = correct(
      line,
      isPurchaseLeaf(kind) ? { merchant: found, leaf: kind } : { merchant: found, reason: shownAs(kind) },
    )
    const { is, by, row, merchant } = corrected
    if (row?.split === undefined) {
      const shown = merchant === found ? line : { ...line, merchant }
      listed.push({ id, place, line: shown, found, is: shownAs(is), by, row, part: 0 })
    } else {
      for (const [part, { is, cents }] of partsOf(line.cents, corrected).entries()) {
        const ofPart = { id: id + part, line: { ...line, merchant, cents }, is: shownAs(is), part }
        listed.push({ ...ofPart, place, found, by, row })
      }
    }
  }
  return listed
}

/** A bill by the name that it has among what isn't a purchase. */
function shownAs<Is extends string>(is: Is): Exclude<Is, 'taxes'> | 'tax'
function shownAs(is: string): string {
  return is === 'taxes' ? 'tax' : is
}

/** Identifies a row for a correction: equal rows are numbered as `createCorrector` numbers them. */
export function identityOf(lines: readonly SpendingLine[], place: number): RowIdentity | null {
  const index = lines.length - 1 - place
  const line = lines[index]
  if (line === undefined) {
    return null
  }
  const { account, day, cents } = line
  const text = rowText(line.text)
  const isEqual = (other: SpendingLine) =>
    other.day === day && other.cents === cents && other.account === account && rowText(other.text) === text
  return { account, day, cents, text, nth: lines.slice(0, index).filter(isEqual).length }
}

export function isPurchase(one: ListedLine): one is ListedPurchase {
  return isPurchaseLeaf(one.is)
}

export function categoryOf({ is }: ListedLine): CategoryKey | null {
  return isPurchaseLeaf(is) ? categoryOfLeaf(is) : null
}

/** For runs and for your cards. */
export function toPurchase({ line, is }: ListedPurchase): Purchase {
  const { day, cents, account, merchant: name, merchantKey: merchant, isAbroad } = line
  return { day, cents, leaf: is, merchant, account, name, ...(isAbroad ? { isAbroad: true } : {}) }
}

/** How many lines a correction would change, besides this one. */
export function countAlike(listed: readonly ListedLine[], { merchant, text }: SpendingLine) {
  const key = merchantNameKey(merchant)
  const wording = wordingKey(text)
  // Most texts lack the first word, which takes less time to see than to find their wording.
  const [word = ''] = wording.split(' ')
  const isAlike = (other: string) =>
    other === text || (other.toLowerCase().includes(word) && wordingKey(other) === wording)
  const isSameMerchant = (each: SpendingLine) =>
    each.merchant === merchant || merchantNameKey(each.merchant) === key
  const count = { merchant: 0, wording: 0 }
  for (const { line, part } of listed) {
    if (part === 0) {
      count.merchant += Number(isPurchaseLeaf(line.kind) && isSameMerchant(line))
      count.wording += Number(isAlike(line.text))
    }
  }
  return count
}

export const shownKinds = ['purchases', 'refunds', 'money-in', 'not-purchases'] as const
export type ShownKind = (typeof shownKinds)[number]

export const sortings = ['newest', 'oldest', 'largest', 'smallest', 'merchant'] as const
export type PurchaseSorting = (typeof sortings)[number]

/** Empty texts don't filter. */
export type PurchaseFilter = Readonly<{
  show: ShownKind
  search: string
  account: string
  /** YYYY-MM. */
  month: string
  category: CategoryKey | ''
  merchant: string
  sorting: PurchaseSorting
}>

export const everyPurchase: PurchaseFilter = {
  show: 'purchases',
  search: '',
  account: '',
  month: '',
  category: '',
  merchant: '',
  sorting: 'newest',
}

const MONTH_LENGTH = 'YYYY-MM'.length

export function monthOf({ day }: Pick<SpendingLine, 'day'>): string {
  return day.slice(0, MONTH_LENGTH)
}

/** Purchases and money that came back for them apart from income, and from what isn't a purchase. */
export function kindOf(one: ListedLine): ShownKind {
  const isIn = one.line.cents < 0
  if (isPurchase(one)) {
    return isIn ? 'refunds' : 'purchases'
  }
  return isIn ? 'money-in' : 'not-purchases'
}

/** Every word of the search must be in the merchant's name or the statement text. */
export function filterLines(listed: readonly ListedLine[], filter: PurchaseFilter): ListedLine[] {
  const words = filter.search
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => new RegExp(word.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&'), 'iu'))
  const { account, month, category, merchant } = filter
  const found = listed.filter((one) => {
    const { line } = one
    return (
      kindOf(one) === filter.show &&
      (account === '' || line.account === account) &&
      (month === '' || line.day.startsWith(month)) &&
      (category === '' || categoryOf(one) === category) &&
      (merchant === '' || line.merchant === merchant) &&
      (words.length === 0 || hasWords(line, words))
    )
  })
  return sortLines(found, filter.sorting)
}

/** Patterns take half the time that texts in lower case would. */
function hasWords({ merchant, text }: SpendingLine, words: readonly RegExp[]): boolean {
  return words.every((word) => word.test(merchant) || word.test(text))
}

/** Lines are given by day, so equal ones stay in the order of their days. */
function sortLines(lines: ListedLine[], sorting: PurchaseSorting): ListedLine[] {
  switch (sorting) {
    case 'oldest':
      return lines
    case 'newest':
      return lines.reverse()
    case 'largest':
      return lines.reverse().sort((a, b) => Math.abs(b.line.cents) - Math.abs(a.line.cents))
    case 'smallest':
      return lines.reverse().sort((a, b) => Math.abs(a.line.cents) - Math.abs(b.line.cents))
    case 'merchant':
      return lines
        .reverse()
        .sort((a, b) => Number(a.line.merchant > b.line.merchant) - Number(a.line.merchant < b.line.merchant))
  }
}
