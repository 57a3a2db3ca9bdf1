/** `npm run categorizer -- hidden-categories FILE…`: how much rewards change if a statement's categories are hidden. */

import { toCents } from '@cardsight/engine/money'
import type { Purchase } from '@cardsight/engine/spending'
import { merchantNameKey } from '@cardsight/engine/spending'
import { type ReadStatement, type UnderstoodPurchase, understand } from '@cardsight/statements'
import { openStatement } from '../../scripts/spending/open-statement.ts'
import { afterClicks, type Compared, createRewards, describeErrors, rewardErrors } from './card-rewards.ts'

/** Reads all files as one household. */
export async function hiddenCategories(files: readonly string[]): Promise<number> {
  const statements = await Promise.all(files.map(openStatement))
  const shown = understand(statements)
  const hidden = understand(statements.map(withoutCategories))
  const foundByRow = new Map(hidden.details.map((detail) => [keyOf(detail), detail]))
  const compared = shown.details.map((detail) => compare(detail.purchase, foundByRow.get(keyOf(detail))))
  const isStated = ({ row }: UnderstoodPurchase) => row.category !== null || row.mcc !== null
  if (shown.period === null || !shown.details.some(isStated)) {
    console.log('No row of these files has a category. Name files with a category column.')
    return 1
  }
  const rewards = createRewards(shown.period)
  const truth = rewards(compared.map((one) => one.truth))
  const dollars = compared.reduce((sum, one) => sum + one.truth.cents, 0) / 100
  console.log(
    `${compared.length} purchases of $${dollars.toFixed(2)}, ${shown.details.filter(isStated).length} with a category in the file`,
  )
  console.log(
    `before any correction: ${describeErrors(rewardErrors(truth, rewards(compared.map(({ found }) => found))))}`,
  )
  console.log(`after ten corrections: ${describeErrors(rewardErrors(truth, rewards(afterClicks(compared))))}`)
  return 0
}

/** A purchase that is left out without its category earns nothing. */
function compare(truth: Purchase, found: UnderstoodPurchase | undefined): Compared {
  if (found === undefined) {
    return { truth, found: { ...truth, cents: toCents(0) }, open: null }
  }
  const { purchase, certainty } = found
  return { truth, found: purchase, open: certainty === 'sure' ? null : merchantNameKey(purchase.name ?? '') }
}

function keyOf({ statement, row }: UnderstoodPurchase): string {
  return `${statement} ${row.account} ${row.line}`
}

function withoutCategories(statement: ReadStatement): ReadStatement {
  return { ...statement, rows: statement.rows.map((row) => ({ ...row, category: null, mcc: null })) }
}
