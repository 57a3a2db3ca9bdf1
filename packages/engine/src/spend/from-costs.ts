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
  const month = formCategories.flatMap((category) => shareOverLeaves(category, costs[category]))
  const days = Array.from({ length: MONTHS }, (_, months) => addMonths(window.first, months))
  return spendFrom(
    days.flatMap((day) => month.map(({ leaf, cents }) => purchaseOf(leaf, cents, day))),
    window,
  )
}

function shareOverLeaves(category: FormCategory, costs: Cents): { leaf: Leaf; cents: Cents }[] {
  const shares = Object.entries(leafShares[category])
  const amounts = shareOut(
    costs,
    shares.map(([, weight]) => weight),
  )
  return shares.flatMap(([leaf], place) => {
    const cents = amounts[place]
    return !isLeaf(leaf) || cents === undefined || cents === 0 ? [] : [{ leaf, cents }]
  })
}

function purchaseOf(leaf: Leaf, cents: Cents, day: Day): Purchase {
  return { day, cents, leaf, merchant: null, account: null }
}
