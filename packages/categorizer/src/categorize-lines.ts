/** Converts account lines, from linked accounts or uploaded files, to purchases. */

import type { Leaf } from '@cardsight/engine/categories'
import type { Day } from '@cardsight/engine/dates'
import { type LeftOut, nothingLeftOut, type Purchase } from '@cardsight/engine/spending'
import { type CategorizedPurchase, categorize, type StatementLine } from './categorize.ts'
import type { Certainty } from './certainty.ts'

export type AccountLine = StatementLine & Readonly<{ day: Day; account: string; isAbroad?: true | undefined }>

/** Categories that a person has changed, by `merchantNameKey`. */
export type MerchantCorrections = ReadonlyMap<string, Leaf>

/** A purchase to count, and its certainty unless its category is sure. */
export type CountedPurchase = Purchase & Readonly<{ certainty?: Exclude<Certainty, 'sure'> }>

/** Key of a correction: the merchant's display name, ignoring case. */
export function merchantNameKey(name: string): string {
  return name.trim().toLowerCase()
}

/** Returns the purchases in line order, and counts the other lines by reason. */
export function categorizeLines(
  lines: readonly AccountLine[],
  corrections: MerchantCorrections = new Map(),
): { purchases: CountedPurchase[]; leftOut: LeftOut } {
  const leftOut = { ...nothingLeftOut }
  const purchases = lines.flatMap((line): CountedPurchase[] => {
    const found = categorize(line)
    if (found.kind === 'left-out') {
      leftOut[found.reason] += 1
      return []
    }
    return [toPurchase(line, found, corrections)]
  })
  return { purchases, leftOut }
}

function toPurchase(
  { day, amountCents: cents, account, isAbroad }: AccountLine,
  { leaf, certainty, merchant: { key: merchant, name } }: CategorizedPurchase,
  corrections: MerchantCorrections,
): CountedPurchase {
  const corrected = corrections.get(merchantNameKey(name))
  return {
    day,
    cents,
    account,
    leaf: corrected ?? leaf,
    merchant,
    name,
    ...(isAbroad ? { isAbroad } : {}),
    ...(corrected === undefined && certainty !== 'sure' ? { certainty } : {}),
  }
}
