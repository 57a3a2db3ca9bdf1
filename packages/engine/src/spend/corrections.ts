/**
 * A person's corrections of their transactions: of one row, of all rows with the same wording, or of a merchant. Runs on
 * linked accounts and on files, and the list of purchases, all apply them with this module.
 */
import type { Day } from '../day.ts'
import { isLeaf, type Leaf } from '../leaf.ts'
import { type Cents, toCents } from '../money.ts'
import type { LeftOutKind } from './spend.ts'

/** The category that a person chose, or that they don't count the line as a purchase. */
export type CorrectedTo = Leaf | 'excluded'

/** What identifies a row wherever it comes from. Rows that are equal in all else are numbered from 0. */
export type RowIdentity = Readonly<{ account: string; day: Day; cents: Cents; text: string; nth: number }>

/** What of a row's amount is something else than the rest of the row. Negative for a part of a refund. */
export type SplitPart = Readonly<{ to: CorrectedTo; cents: Cents }>

export type RowCorrection = RowIdentity &
  Readonly<{
    to: CorrectedTo
    /** The person's own name for the merchant. */
    name?: string | undefined
    /** Together less than the row's amount, so that `to` has a rest. */
    split?: readonly SplitPart[] | undefined
  }>

/** The person's own name for a merchant, or for all rows with a wording. It changes no category. */
type NameCorrection = Readonly<{
  scope: 'merchant' | 'wording'
  /** A `merchantNameKey` or a `wordingKey`. */
  key: string
  name: string
}>

export type SpendingCorrections = Readonly<{
  /** By `merchantNameKey`. */
  merchants: readonly (readonly [merchant: string, to: CorrectedTo])[]
  /** By `wordingKey`. */
  wordings: readonly (readonly [wording: string, to: CorrectedTo])[]
  rows: readonly RowCorrection[]
  names: readonly NameCorrection[]
}>

export const noCorrections: SpendingCorrections = { merchants: [], wordings: [], rows: [], names: [] }

/** What the categorizer says about a line before corrections. */
export type FoundLine = Readonly<{ merchant: string }> &
  (Readonly<{ leaf: Leaf }> | Readonly<{ reason: LeftOutKind }>)

export type CorrectedLine = Readonly<{
  /** A leaf if the line is a purchase, otherwise the reason why it isn't one. */
  is: Leaf | LeftOutKind | 'excluded'
  by: 'row' | 'wording' | 'merchant' | null
  merchant: string
  /** The correction of this row, if there's one. */
  row: RowCorrection | null
}>

type Line = Omit<RowIdentity, 'nth'>

/**
 * Returns a function to call once for every line, in any order. The closest correction counts: the row's, then the
 * wording's, then the merchant's. A category for a merchant doesn't make a purchase of a line that isn't one, such as a
 * payment to a store's card. It may be given by our name or by the person's own.
 */
export function createCorrector({ merchants, wordings, rows, names }: SpendingCorrections) {
  const byMerchant = new Map(merchants)
  const byWording = new Map(wordings)
  const nameByMerchant = namesFor('merchant', names)
  const nameByWording = namesFor('wording', names)
  const nameOf = byMerchantName((merchant: string) => nameByMerchant.get(merchantNameKey(merchant)))
  const ofMerchant = byMerchantName((merchant: string) => byMerchant.get(merchantNameKey(merchant)))
  const needsWording = byWording.size + nameByWording.size > 0
  const byRow = new Map(rows.map((row) => [identityOf(row, row.nth), row]))
  // Only the days with corrected rows need identities, which cost more than everything else here.
  const days = new Set(rows.map(({ day }) => day))
  const seen = new Map<string, number>()
  const correctionOfRow = (line: Line): RowCorrection | null => {
    if (!days.has(line.day)) {
      return null
    }
    const same = identityOf(line, 0)
    const nth = seen.get(same) ?? 0
    seen.set(same, nth + 1)
    return byRow.get(identityOf(line, nth)) ?? null
  }
  return (line: Line, found: FoundLine): CorrectedLine => {
    const row = correctionOfRow(line)
    const wording = needsWording ? wordingKey(line.text) : ''
    const merchant =
      row?.name ??
      nameByWording.get(wording) ??
      (nameByMerchant.size === 0 ? undefined : nameOf(found.merchant)) ??
      found.merchant
    if (row !== null) {
      return { is: row.to, by: 'row', merchant, row }
    }
    const ofWording = byWording.get(wording)
    if (ofWording !== undefined) {
      return { is: ofWording, by: 'wording', merchant, row }
    }
    if ('reason' in found) {
      return { is: found.reason, by: null, merchant, row }
    }
    const to = byMerchant.size === 0 ? undefined : (ofMerchant(merchant) ?? ofMerchant(found.merchant))
    return to === undefined
      ? { is: found.leaf, by: null, merchant, row }
      : { is: to, by: 'merchant', merchant, row }
  }
}

/** A person has many lines of few merchants. */
function byMerchantName<Value>(find: (merchant: string) => Value): (merchant: string) => Value | undefined {
  const found = new Map<string, Value>()
  return (merchant) => {
    if (!found.has(merchant)) {
      found.set(merchant, find(merchant))
    }
    return found.get(merchant)
  }
}

function namesFor(scope: NameCorrection['scope'], names: readonly NameCorrection[]) {
  return new Map(names.filter((one) => one.scope === scope).map(({ key, name }) => [key, name]))
}

/** The parts of a line: the rest first. A line that isn't split is one part. */
export function partsOf(cents: Cents, { is, row }: Pick<CorrectedLine, 'is' | 'row'>) {
  const split = row?.split ?? []
  const rest = split.reduce((sum, part) => sum - part.cents, Number(cents))
  return [{ is, cents: toCents(rest) }, ...split.map((part) => ({ is: part.to, cents: part.cents }))]
}

/** Whether every part has the row's sign and something is left of the row. */
export function isSplitOf(cents: number, split: readonly Readonly<{ cents: number }>[]): boolean {
  const sum = split.reduce((total, part) => total + part.cents, 0)
  return (
    split.every((part) => part.cents !== 0 && Math.sign(part.cents) === Math.sign(cents)) &&
    Math.abs(sum) < Math.abs(cents)
  )
}

/** More parts than a receipt needs. */
export const MAX_SPLIT = 9

export function isCorrectedTo(text: string): text is CorrectedTo {
  return text === 'excluded' || isLeaf(text)
}

/** Key of a merchant's correction: its display name, ignoring case. */
export function merchantNameKey(name: string): string {
  return name.trim().toLowerCase()
}

/** The words of a statement text without those with digits: numbers, dates and store codes change from line to line. */
export function wordingKey(text: string): string {
  const plain = rowText(text).toLowerCase()
  const words = plain
    .split(' ')
    .filter((word) => !/\d/.test(word))
    .join(' ')
    .replace(/[\p{P}\p{S}\s]+/gu, ' ')
    .trim()
  return words === '' ? plain : words
}

/** Banks' texts are shorter. Longer ones differ in their first characters too. */
const MAX_TEXT = 200

function identityOf({ account, day, cents, text }: Line, nth: number): string {
  return `${account}\n${day}\n${cents}\n${rowText(text)}\n${nth}`
}

/** A row's text as corrections store it. */
export function rowText(text: string): string {
  return text
    .replaceAll(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, MAX_TEXT)
}
