/** Typed monthly costs as purchases, so that typed and linked spending take the same road from there. */
import { type FormCategory, formCategories } from '../category.ts'
import { addMonths, type Day, type DayRange } from '../day.ts'
import { isLeaf, type Leaf } from '../leaf.ts'
import { type Cents, shareOut } from '../money.ts'
import { leafShares } from './leaf-shares.ts'
import { type Purchase, type Spend, spendFrom } from './spend.ts'

/** What a person spends in a typical month. */
export type MonthlyCosts = Readonly<Record<FormCategory, Cents>>

const MONTHS = 12

/**
 * Twelve months of the same costs, each on the date on which the window begins or the last day of a month that
 * has no such date. A window of less than a year has only the months that begin in it.
 */
export function spendFromCosts(costs: MonthlyCosts, window: DayRange): Spend {
  const days = Array.from({ length: MONTHS }, (_, month) => addMonths(window.first, month))
  return spendFrom(
    days.flatMap((day) => formCategories.flatMap((category) => purchasesOf(category, costs[category], day))),
    window,
  )
}

function purchasesOf(category: FormCategory, cents: Cents, day: Day): Purchase[] {
  const shares = Object.entries(leafShares[category]).flatMap(([leaf, weight]) =>
    isLeaf(leaf) ? [{ leaf, weight }] : [],
  )
  const amounts = shareOut(
    cents,
    shares.map(({ weight }) => weight),
  )
  return shares.flatMap(({ leaf }, index) => purchaseOf(leaf, amounts[index], day))
}

function purchaseOf(leaf: Leaf, cents: Cents | undefined, day: Day): Purchase[] {
  return cents === undefined || cents === 0 ? [] : [{ day, cents, leaf, merchant: null, account: null }]
}
