/** Converts account lines, from linked accounts or uploaded files, to purchases. */

import type { Day } from '@cardsight/engine/dates'
import type { Cents } from '@cardsight/engine/money'
import {
  type LeftOut,
  noCorrections,
  nothingLeftOut,
  type Purchase,
  type SpendingCorrections,
} from '@cardsight/engine/spending'
import { categorize, type StatementLine } from './categorize.ts'
import type { Certainty } from './certainty.ts'
import { type CorrectedPurchase, createCategoryCorrector } from './correct-categories.ts'

export type AccountLine = StatementLine & Readonly<{ day: Day; account: string; isAbroad?: true | undefined }>

/** A purchase to count, and its certainty and confidence unless its category is sure. */
export type CountedPurchase = Purchase &
  Readonly<{ certainty?: Exclude<Certainty, 'sure'>; confidence?: number }>

/** Returns the purchases in line order, and counts the other lines by reason. */
export function categorizeLines(
  lines: readonly AccountLine[],
  corrections: SpendingCorrections = noCorrections,
): { purchases: CountedPurchase[]; leftOut: LeftOut } {
  const leftOut = { ...nothingLeftOut }
  const correct = createCategoryCorrector(corrections)
  const purchases = lines.flatMap((line): CountedPurchase[] => {
    const { account, day, amountCents: cents, name: text } = line
    return correct({ account, day, cents, text }, categorize(line)).flatMap((found) => {
      if (found.kind === 'left-out') {
        leftOut[found.reason] += 1
        return []
      }
      return [toPurchase(line, found)]
    })
  })
  return { purchases, leftOut }
}

function toPurchase(
  { day, account, isAbroad }: AccountLine,
  {
    leaf,
    certainty,
    confidence,
    merchant: { key: merchant, name },
    cents,
  }: CorrectedPurchase & { cents: Cents },
): CountedPurchase {
  return {
    day,
    cents,
    account,
    leaf,
    merchant,
    name,
    ...(isAbroad ? { isAbroad } : {}),
    ...(certainty === 'sure' ? {} : { certainty, confidence }),
  }
}
