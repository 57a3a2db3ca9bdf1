/** From the lines of accounts, linked or read from files, to purchases: the one road for both. */
import type { Day } from '../day.ts'
import type { Leaf } from '../leaf.ts'
import { type Categorized, categorize, type StatementLine } from './categorize.ts'
import { type LeftOut, nothingLeftOut, type Purchase } from './spend.ts'

export type AccountLine = StatementLine & Readonly<{ day: Day; account: string; isAbroad?: true | undefined }>

/** What a person has said of merchants, by the name that `merchantNameKey` makes of theirs. */
export type MerchantCorrections = ReadonlyMap<string, Leaf>

/** Under which a correction is kept: the merchant as shown, however it is spelled. */
export function merchantNameKey(name: string): string {
  return name.trim().toLowerCase()
}

/** The purchases among the lines in their order, and a count of the others by reason. */
export function categorizeLines(
  lines: readonly AccountLine[],
  corrections: MerchantCorrections = new Map(),
): { purchases: Purchase[]; leftOut: LeftOut } {
  const leftOut = { ...nothingLeftOut }
  const purchases = lines.flatMap((line): Purchase[] => {
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
  { leaf, merchant: { key: merchant, name } }: Extract<Categorized, { kind: 'purchase' }>,
  corrections: MerchantCorrections,
): Purchase {
  const corrected = corrections.get(merchantNameKey(name)) ?? leaf
  return { day, cents, account, leaf: corrected, merchant, name, ...(isAbroad ? { isAbroad } : {}) }
}
